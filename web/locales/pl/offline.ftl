### A new build of the site.

new-version = Jest nowa wersja Ludoteki.
new-version-reload = Wczytaj
