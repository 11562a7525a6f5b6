# Small World: continents and regions. All names are our own.

## L1a
smallworld-continent-halvorn = Halvorn
smallworld-region-barley-haven = Jęczmienna Przystań
smallworld-region-tarn-mire = Grzęzawa Stawów
smallworld-region-lantern-peak = Szczyt Latarni
smallworld-region-mothwood = Ćmi Las
smallworld-region-alder-cove = Olchowa Zatoczka
smallworld-region-badger-downs = Borsucze Pagórki
smallworld-region-old-king-crag = Turnia Starego Króla
smallworld-region-gulfhead-hills = Wzgórza nad Zatoką
smallworld-region-hollow-tooth = Dziurawy Ząb
smallworld-region-saltcorn-strand = Słone Łany
smallworld-region-glimmerfen = Migotliwe Mokradła
smallworld-region-copper-tarn = Miedziany Staw
smallworld-region-horseshoe-gulf = Zatoka Podkowy

## L1b
smallworld-continent-twainmark = Dwumarchia
smallworld-region-west-horn = Zachodni Róg
smallworld-region-sunrise-acres = Pola Wschodu
smallworld-region-elder-grove = Prastary Gaj
smallworld-region-plough-reach = Kraina Pługa
smallworld-region-saddle-hills = Wzgórza Siodła
smallworld-region-beacon-mount = Góra Ogni
smallworld-region-greybeard = Siwobrody
smallworld-region-fox-knolls = Lisie Pagórki
smallworld-region-goosefield = Gęsie Pole
smallworld-region-eel-hollows = Węgorze Jamy
smallworld-region-lilymarsh = Liliowe Bagno
smallworld-region-anvil-sound = Cieśnina Kowadła
smallworld-region-kettle-bay = Zatoka Kotła

## L2a
smallworld-continent-merecrown = Jeziorna Korona
smallworld-region-crown-tor = Skała Korony
smallworld-region-bearwood = Niedźwiedzi Las
smallworld-region-heron-fen = Czaple Mokradła
smallworld-region-amber-acres = Bursztynowe Łany
smallworld-region-mirrorwood = Las Luster
smallworld-region-eaglescar = Orle Urwisko
smallworld-region-spit-marsh = Bagno na Mierzei
smallworld-region-gull-hills = Mewie Wzgórza
smallworld-region-warren-hills = Królicze Wzgórza
smallworld-region-drumfell = Bębniąca Góra
smallworld-region-nightjar-wood = Las Lelków
smallworld-region-great-mere = Wielkie Jezioro
smallworld-region-sunward-sound = Słoneczna Cieśnina

## L2b
smallworld-continent-wyrmcoil = Smoczy Skręt
smallworld-region-adder-mire = Żmijowe Trzęsawisko
smallworld-region-tallgrass = Wysokie Trawy
smallworld-region-fangrock = Skała Kłów
smallworld-region-heather-cape = Wrzosowy Przylądek
smallworld-region-coilwood = Kręty Las
smallworld-region-drowned-hundred = Zatopione Sioła
smallworld-region-backbone = Grzbiet
smallworld-region-hazel-deep = Leszczynowa Głusza
smallworld-region-molehill-moor = Wrzosowisko Kretów
smallworld-region-honeyfield = Miodne Pole
smallworld-region-tailspike = Kolec Ogona
smallworld-region-serpents-eye = Oko Węża
smallworld-region-scale-sound = Cieśnina Łusek

## M1a
smallworld-continent-hollowmoon = Pusty Księżyc
smallworld-region-moonwood = Księżycowy Las
smallworld-region-ramhorn-hills = Wzgórza Baranich Rogów
smallworld-region-ryefield = Żytnie Pole
smallworld-region-listening-hills = Zasłuchane Wzgórza
smallworld-region-moonrise-peak = Szczyt Wschodzącego Księżyca
smallworld-region-grindstone = Kamień Szlifierski
smallworld-region-poppy-vale = Makowa Dolina
smallworld-region-wisp-mire = Trzęsawisko Ogników
smallworld-region-cedar-quay = Cedrowe Nabrzeże
smallworld-region-crescent-bay = Zatoka Półksiężyca

## M1b
smallworld-continent-mirefen = Błotnia
smallworld-region-sedge-bank = Turzycowy Brzeg
smallworld-region-oatmeadow = Owsiana Łąka
smallworld-region-slatehorn = Łupkowy Róg
smallworld-region-watchstone = Kamień Czuwania
smallworld-region-burrow-hills = Wzgórza Nor
smallworld-region-chalk-cape = Kredowy Przylądek
smallworld-region-blackwater-fen = Mokradła Czarnej Wody
smallworld-region-rowanwood = Jarzębinowy Las
smallworld-region-hopgarth = Chmielnik
smallworld-region-still-mere = Ciche Jezioro

## M2a
smallworld-continent-threecape = Trójprzylądek
smallworld-region-flaxfield = Lniane Pole
smallworld-region-waymeet-wood = Las Rozstajów
smallworld-region-cranemarsh = Żurawie Bagno
smallworld-region-iron-stair = Żelazne Schody
smallworld-region-thunderhead = Gromowa Głowa
smallworld-region-silverbirch = Srebrna Brzezina
smallworld-region-frogholm = Żabi Ostrów
smallworld-region-ringstone-hill = Wzgórze Kamiennego Kręgu
smallworld-region-smugglers-knoll = Pagórek Przemytników
smallworld-region-bight-of-bells = Zatoka Dzwonów

## M2b
smallworld-continent-hookholm = Hakowy Ostrów
smallworld-region-sickle-field = Sierpowe Pole
smallworld-region-candlewood = Las Świec
smallworld-region-barb-point = Cypel Zadzioru
smallworld-region-creek-mire = Grząski Potok
smallworld-region-anvil-rock = Skała Kowadło
smallworld-region-millpond-meadow = Łąka przy Młynie
smallworld-region-shankstone = Kamienny Trzon
smallworld-region-palelight-fen = Mokradła Bladego Światła
smallworld-region-pitch-pines = Smolne Sosny
smallworld-region-anglers-lake = Jezioro Wędkarzy

## S1a
smallworld-continent-skerrow = Szkierowa
smallworld-region-hoarcliff = Szroniste Urwisko
smallworld-region-hearthfield = Domowe Pole
smallworld-region-owlwood = Sowi Las
smallworld-region-puffin-hills = Wzgórza Maskonurów
smallworld-region-turnip-shore = Rzepowy Brzeg
smallworld-region-driftwood = Las Wyrzucony przez Morze
smallworld-region-crab-flats = Krabia Mielizna
smallworld-region-skerry-bay = Zatoka Szkierów

## S1b
smallworld-continent-shieldey = Tarczowa Wyspa
smallworld-region-bulrush-bog = Torfowisko Pałek
smallworld-region-yew-point = Cisowy Cypel
smallworld-region-cairn-hill = Wzgórze Kopca
smallworld-region-shield-boss = Guz Tarczy
smallworld-region-kettle-downs = Pagórki Kotłów
smallworld-region-cloverfield = Koniczynowe Pole
smallworld-region-lost-causeway = Zaginiona Grobla
smallworld-region-pewter-pool = Cynowy Staw

## S2a
smallworld-continent-clawmere = Szczypcowe Jezioro
smallworld-region-knotwood = Sękaty Las
smallworld-region-oyster-marsh = Ostrygowe Bagno
smallworld-region-upper-pincer = Górne Szczypce
smallworld-region-mustard-lea = Gorczycowa Łąka
smallworld-region-knuckle-hills = Wzgórza Kłykci
smallworld-region-carapace = Pancerz
smallworld-region-lower-pincer = Dolne Szczypce
smallworld-region-claw-haven = Przystań Szczypiec

## S2b
smallworld-continent-narrowick = Przewężenie
smallworld-region-gannet-grove = Gaj Głuptaków
smallworld-region-buckwheat-lea = Gryczana Łąka
smallworld-region-waistrock = Skała w Talii
smallworld-region-tidemarsh = Pływowe Bagno
smallworld-region-firhaven = Jodłowa Przystań
smallworld-region-bluefire-bog = Torfowisko Błękitnych Ogni
smallworld-region-smokehole-hills = Dymiące Wzgórza
smallworld-region-hourglass-bay = Zatoka Klepsydry
