### A new build of the site.

new-version = A new version of Ludoteka is here.
new-version-reload = Reload
