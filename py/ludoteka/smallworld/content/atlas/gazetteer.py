"""What stands on each face: its name, and for every region (numbered as the eye reads) name, terrain, symbols.

Limits kept here and tested: 3 mountains and 4 Murlocs on L, 2 and 3 on M, 1 and 2 on S, so that even two large,
one medium and two small faces need no more than 10 mountains and 15 Murlocs. Over the four faces of a size every
other terrain occurs equally often, so that no terrain's profession is favoured.
"""
from __future__ import annotations

# face: (continent, rows "Name: terrain symbols")
GAZETTEER: dict[str, tuple[str, str]] = {
    "L1a": ("Halvorn", """
        Barley Haven: field anchor cavern
        Tarn Mire: swamp murloc
        Lantern Peak: mountain magic
        Mothwood: forest magic murloc
        Alder Cove: forest anchor
        Badger Downs: hill anchor cavern
        Old King Crag: mountain letter
        Gulfhead Hills: hill murloc
        Hollow Tooth: mountain cavern
        Saltcorn Strand: field murloc
        Glimmerfen: swamp anchor magic
        Copper Tarn: lake
        Horseshoe Gulf: sea"""),
    "L1b": ("Twainmark", """
        West Horn: mountain cavern
        Sunrise Acres: field anchor murloc
        Elder Grove: forest anchor magic
        Plough Reach: field murloc
        Saddle Hills: hill letter
        Beacon Mount: mountain magic
        Greybeard: mountain
        Fox Knolls: hill anchor cavern
        Goosefield: field murloc
        Eel Hollows: swamp anchor cavern
        Lilymarsh: swamp magic murloc
        Anvil Sound: sea
        Kettle Bay: sea"""),
    "L2a": ("Merecrown", """
        Crown Tor: mountain
        Bearwood: forest cavern murloc
        Heron Fen: swamp anchor magic
        Amber Acres: field anchor magic
        Mirrorwood: forest murloc letter
        Eaglescar: mountain cavern
        Spit Marsh: swamp murloc
        Gull Hills: hill murloc
        Warren Hills: hill anchor cavern
        Drumfell: mountain
        Nightjar Wood: forest anchor magic
        Great Mere: lake
        Sunward Sound: sea"""),
    "L2b": ("Wyrmcoil", """
        Adder Mire: swamp anchor magic
        Tallgrass: field murloc
        Fangrock: mountain cavern
        Heather Cape: hill anchor
        Coilwood: forest anchor magic
        Drowned Hundred: swamp murloc letter
        Backbone: mountain
        Hazel Deep: forest cavern
        Molehill Moor: hill cavern murloc
        Honeyfield: field anchor magic
        Tailspike: mountain murloc
        Serpent's Eye: lake
        Scale Sound: sea"""),
    "M1a": ("Hollowmoon", """
        Moonwood: forest magic murloc
        Ramhorn Hills: hill anchor cavern
        Ryefield: field anchor
        Listening Hills: hill letter
        Moonrise Peak: mountain
        Grindstone: mountain cavern
        Poppy Vale: field murloc
        Wisp Mire: swamp magic murloc
        Cedar Quay: forest anchor
        Crescent Bay: sea"""),
    "M1b": ("Mirefen", """
        Sedge Bank: swamp murloc
        Oatmeadow: field anchor
        Slatehorn: mountain cavern
        Watchstone: mountain letter
        Burrow Hills: hill cavern murloc
        Chalk Cape: hill anchor magic
        Blackwater Fen: swamp murloc
        Rowanwood: forest anchor magic
        Hopgarth: field
        Still Mere: lake"""),
    "M2a": ("Threecape", """
        Flaxfield: field anchor
        Waymeet Wood: forest letter
        Cranemarsh: swamp murloc
        Iron Stair: mountain cavern
        Thunderhead: mountain
        Silverbirch: forest anchor magic
        Frogholm: swamp murloc
        Ringstone Hill: hill anchor magic
        Smugglers' Knoll: hill cavern murloc
        Bight of Bells: sea"""),
    "M2b": ("Hookholm", """
        Sickle Field: field anchor
        Candlewood: forest magic
        Barb Point: hill anchor cavern
        Creek Mire: swamp murloc
        Anvil Rock: mountain cavern
        Millpond Meadow: field murloc
        Shankstone: mountain letter
        Palelight Fen: swamp magic murloc
        Pitch Pines: forest anchor
        Anglers' Lake: lake"""),
    "S1a": ("Skerrow", """
        Hoarcliff: mountain cavern
        Hearthfield: field letter
        Owlwood: forest magic
        Puffin Hills: hill anchor cavern
        Turnip Shore: field anchor
        Driftwood: forest murloc
        Crab Flats: swamp murloc
        Skerry Bay: sea"""),
    "S1b": ("Shieldey", """
        Bulrush Bog: swamp murloc
        Yew Point: forest anchor magic
        Cairn Hill: hill magic
        Shield Boss: mountain
        Kettle Downs: hill cavern
        Cloverfield: field anchor
        Lost Causeway: swamp murloc letter
        Pewter Pool: lake"""),
    "S2a": ("Clawmere", """
        Knotwood: forest magic
        Oyster Marsh: swamp murloc
        Upper Pincer: hill anchor cavern
        Mustard Lea: field anchor
        Knuckle Hills: hill letter
        Carapace: mountain cavern
        Lower Pincer: field murloc
        Claw Haven: sea"""),
    "S2b": ("Narrowick", """
        Gannet Grove: forest murloc
        Buckwheat Lea: field anchor
        Waistrock: mountain letter
        Tidemarsh: swamp murloc
        Firhaven: forest anchor magic
        Bluefire Bog: swamp magic
        Smokehole Hills: hill cavern
        Hourglass Bay: sea"""),
}


def slug(name: str) -> str:
    """The id of a name: "Serpent's Eye" is serpents-eye."""
    return name.lower().replace("'", "").replace(" ", "-")


def rows(face: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """(name, terrain, symbols) of every region of a face, in the order of their numbers."""
    read = []
    for line in GAZETTEER[face][1].strip().splitlines():
        name, _, rest = line.strip().partition(": ")
        terrain, *symbols = rest.split()
        read.append((name, terrain, tuple(symbols)))
    return read
