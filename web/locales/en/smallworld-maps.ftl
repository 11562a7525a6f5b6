# Small World: continents and regions. All names are our own.

## L1a
smallworld-continent-halvorn = Halvorn
smallworld-region-barley-haven = Barley Haven
smallworld-region-tarn-mire = Tarn Mire
smallworld-region-lantern-peak = Lantern Peak
smallworld-region-mothwood = Mothwood
smallworld-region-alder-cove = Alder Cove
smallworld-region-badger-downs = Badger Downs
smallworld-region-old-king-crag = Old King Crag
smallworld-region-gulfhead-hills = Gulfhead Hills
smallworld-region-hollow-tooth = Hollow Tooth
smallworld-region-saltcorn-strand = Saltcorn Strand
smallworld-region-glimmerfen = Glimmerfen
smallworld-region-copper-tarn = Copper Tarn
smallworld-region-horseshoe-gulf = Horseshoe Gulf

## L1b
smallworld-continent-twainmark = Twainmark
smallworld-region-west-horn = West Horn
smallworld-region-sunrise-acres = Sunrise Acres
smallworld-region-elder-grove = Elder Grove
smallworld-region-plough-reach = Plough Reach
smallworld-region-saddle-hills = Saddle Hills
smallworld-region-beacon-mount = Beacon Mount
smallworld-region-greybeard = Greybeard
smallworld-region-fox-knolls = Fox Knolls
smallworld-region-goosefield = Goosefield
smallworld-region-eel-hollows = Eel Hollows
smallworld-region-lilymarsh = Lilymarsh
smallworld-region-anvil-sound = Anvil Sound
smallworld-region-kettle-bay = Kettle Bay

## L2a
smallworld-continent-merecrown = Merecrown
smallworld-region-crown-tor = Crown Tor
smallworld-region-bearwood = Bearwood
smallworld-region-heron-fen = Heron Fen
smallworld-region-amber-acres = Amber Acres
smallworld-region-mirrorwood = Mirrorwood
smallworld-region-eaglescar = Eaglescar
smallworld-region-spit-marsh = Spit Marsh
smallworld-region-gull-hills = Gull Hills
smallworld-region-warren-hills = Warren Hills
smallworld-region-drumfell = Drumfell
smallworld-region-nightjar-wood = Nightjar Wood
smallworld-region-great-mere = Great Mere
smallworld-region-sunward-sound = Sunward Sound

## L2b
smallworld-continent-wyrmcoil = Wyrmcoil
smallworld-region-adder-mire = Adder Mire
smallworld-region-tallgrass = Tallgrass
smallworld-region-fangrock = Fangrock
smallworld-region-heather-cape = Heather Cape
smallworld-region-coilwood = Coilwood
smallworld-region-drowned-hundred = Drowned Hundred
smallworld-region-backbone = Backbone
smallworld-region-hazel-deep = Hazel Deep
smallworld-region-molehill-moor = Molehill Moor
smallworld-region-honeyfield = Honeyfield
smallworld-region-tailspike = Tailspike
smallworld-region-serpents-eye = Serpent's Eye
smallworld-region-scale-sound = Scale Sound

## M1a
smallworld-continent-hollowmoon = Hollowmoon
smallworld-region-moonwood = Moonwood
smallworld-region-ramhorn-hills = Ramhorn Hills
smallworld-region-ryefield = Ryefield
smallworld-region-listening-hills = Listening Hills
smallworld-region-moonrise-peak = Moonrise Peak
smallworld-region-grindstone = Grindstone
smallworld-region-poppy-vale = Poppy Vale
smallworld-region-wisp-mire = Wisp Mire
smallworld-region-cedar-quay = Cedar Quay
smallworld-region-crescent-bay = Crescent Bay

## M1b
smallworld-continent-mirefen = Mirefen
smallworld-region-sedge-bank = Sedge Bank
smallworld-region-oatmeadow = Oatmeadow
smallworld-region-slatehorn = Slatehorn
smallworld-region-watchstone = Watchstone
smallworld-region-burrow-hills = Burrow Hills
smallworld-region-chalk-cape = Chalk Cape
smallworld-region-blackwater-fen = Blackwater Fen
smallworld-region-rowanwood = Rowanwood
smallworld-region-hopgarth = Hopgarth
smallworld-region-still-mere = Still Mere

## M2a
smallworld-continent-threecape = Threecape
smallworld-region-flaxfield = Flaxfield
smallworld-region-waymeet-wood = Waymeet Wood
smallworld-region-cranemarsh = Cranemarsh
smallworld-region-iron-stair = Iron Stair
smallworld-region-thunderhead = Thunderhead
smallworld-region-silverbirch = Silverbirch
smallworld-region-frogholm = Frogholm
smallworld-region-ringstone-hill = Ringstone Hill
smallworld-region-smugglers-knoll = Smugglers' Knoll
smallworld-region-bight-of-bells = Bight of Bells

## M2b
smallworld-continent-hookholm = Hookholm
smallworld-region-sickle-field = Sickle Field
smallworld-region-candlewood = Candlewood
smallworld-region-barb-point = Barb Point
smallworld-region-creek-mire = Creek Mire
smallworld-region-anvil-rock = Anvil Rock
smallworld-region-millpond-meadow = Millpond Meadow
smallworld-region-shankstone = Shankstone
smallworld-region-palelight-fen = Palelight Fen
smallworld-region-pitch-pines = Pitch Pines
smallworld-region-anglers-lake = Anglers' Lake

## S1a
smallworld-continent-skerrow = Skerrow
smallworld-region-hoarcliff = Hoarcliff
smallworld-region-hearthfield = Hearthfield
smallworld-region-owlwood = Owlwood
smallworld-region-puffin-hills = Puffin Hills
smallworld-region-turnip-shore = Turnip Shore
smallworld-region-driftwood = Driftwood
smallworld-region-crab-flats = Crab Flats
smallworld-region-skerry-bay = Skerry Bay

## S1b
smallworld-continent-shieldey = Shieldey
smallworld-region-bulrush-bog = Bulrush Bog
smallworld-region-yew-point = Yew Point
smallworld-region-cairn-hill = Cairn Hill
smallworld-region-shield-boss = Shield Boss
smallworld-region-kettle-downs = Kettle Downs
smallworld-region-cloverfield = Cloverfield
smallworld-region-lost-causeway = Lost Causeway
smallworld-region-pewter-pool = Pewter Pool

## S2a
smallworld-continent-clawmere = Clawmere
smallworld-region-knotwood = Knotwood
smallworld-region-oyster-marsh = Oyster Marsh
smallworld-region-upper-pincer = Upper Pincer
smallworld-region-mustard-lea = Mustard Lea
smallworld-region-knuckle-hills = Knuckle Hills
smallworld-region-carapace = Carapace
smallworld-region-lower-pincer = Lower Pincer
smallworld-region-claw-haven = Claw Haven

## S2b
smallworld-continent-narrowick = Narrowick
smallworld-region-gannet-grove = Gannet Grove
smallworld-region-buckwheat-lea = Buckwheat Lea
smallworld-region-waistrock = Waistrock
smallworld-region-tidemarsh = Tidemarsh
smallworld-region-firhaven = Firhaven
smallworld-region-bluefire-bog = Bluefire Bog
smallworld-region-smokehole-hills = Smokehole Hills
smallworld-region-hourglass-bay = Hourglass Bay
