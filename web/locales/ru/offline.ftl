### A new build of the site.

new-version = Вышла новая версия Ludoteka.
new-version-reload = Обновить
