### A new build of the site.

new-version = Вийшла нова версія Ludoteka.
new-version-reload = Оновити
