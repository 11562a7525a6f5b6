"""The twelve outlines: shapes, bays, waters, and the seed of the chosen drawing.

L stands on 520 x 520, M on 460 x 330, S on 400 x 290; ellipses are (x, y, half width, half height).
"""

from __future__ import annotations

from island import Outline

L, M, S = (520, 520), (460, 330), (400, 290)

OUTLINES: dict[str, Outline] = {
    # a horseshoe round a southern gulf, a tarn under the northern range
    "L1a": Outline(
        11,
        ((140, 150, 125, 112), (370, 150, 135, 112), (105, 350, 98, 150), (420, 345, 98, 150), (255, 240, 130, 100)),
        ((262, 480, 80, 130), (255, 20, 56, 52), (500, 250, 44, 36), (0, 240, 44, 40)),
        L,
        lakes=((262, 205, 0.66),),
        seas=((262, 420, 110, 84),),
    ),
    # two halves and the neck between them
    "L1b": Outline(
        11,
        ((135, 170, 132, 150), (160, 380, 120, 118), (385, 350, 130, 150), (370, 140, 118, 118), (262, 262, 110, 95)),
        ((265, 50, 62, 110), (270, 486, 60, 108), (10, 285, 50, 34), (515, 215, 50, 36)),
        L,
        seas=((265, 80, 84, 84), (272, 450, 80, 84)),
    ),
    # a crown of land round a great mere, the east open to a sound
    "L2a": Outline(
        11,
        ((260, 260, 232, 205), (150, 120, 110, 100), (150, 410, 120, 96), (350, 430, 100, 80)),
        ((500, 270, 92, 60), (20, 280, 48, 60), (285, 30, 40, 44)),
        L,
        lakes=((252, 262, 0.82),),
        seas=((456, 272, 84, 70),),
    ),
    # a serpent from north-west to south-east
    "L2b": Outline(
        11,
        ((140, 130, 135, 118), (300, 170, 150, 105), (280, 300, 130, 100), (210, 400, 140, 108), (380, 420, 130, 92)),
        ((470, 265, 110, 62), (60, 285, 96, 56), (330, 520, 40, 40)),
        L,
        lakes=((250, 165, 0.6),),
        seas=((420, 280, 96, 70),),
    ),
    # a crescent open to the north
    "M1a": Outline(
        9,
        ((95, 135, 92, 118), (365, 135, 92, 118), (230, 235, 195, 90)),
        ((230, 40, 78, 108),),
        M,
        seas=((230, 80, 90, 80),),
    ),
    # a long ridge with a mere in its lap
    "M1b": Outline(
        9,
        ((115, 175, 112, 130), (240, 160, 130, 115), (355, 165, 105, 130)),
        ((180, 20, 44, 48), (290, 320, 60, 44), (10, 120, 40, 40)),
        M,
        lakes=((235, 165, 0.66),),
    ),
    # three capes and a southern bight
    "M2a": Outline(
        9,
        ((110, 110, 110, 105), (330, 120, 130, 108), (115, 245, 90, 88), (372, 240, 84, 84), (225, 150, 110, 80)),
        ((245, 300, 74, 92), (215, 20, 46, 44)),
        M,
        seas=((245, 270, 90, 80),),
    ),
    # a hook round a creek of the open sea, a lake on its shank
    "M2b": Outline(
        9,
        ((125, 165, 118, 145), (270, 85, 165, 82), (280, 258, 160, 76), (200, 165, 90, 90)),
        ((400, 172, 118, 40), (20, 300, 40, 40)),
        M,
        lakes=((165, 170, 0.74),),
    ),
    # a bean over its bay
    "S1a": Outline(
        7,
        ((110, 130, 108, 112), (290, 130, 108, 112), (200, 105, 110, 92)),
        ((200, 278, 60, 104),),
        S,
        seas=((200, 240, 84, 70),),
    ),
    # a round shield with a pool in it
    "S1b": Outline(
        7,
        ((200, 145, 172, 122), (115, 180, 95, 85), (290, 115, 95, 85)),
        ((330, 262, 56, 44), (70, 40, 50, 44)),
        S,
        lakes=((195, 145, 0.7),),
    ),
    # a claw closing on the east
    "S2a": Outline(
        7,
        ((115, 145, 112, 130), (250, 75, 125, 72), (255, 222, 120, 66)),
        ((345, 150, 98, 50), (20, 60, 40, 36)),
        S,
        seas=((320, 150, 96, 60),),
    ),
    # an hourglass lying down
    "S2b": Outline(
        7,
        ((105, 150, 104, 125), (300, 140, 100, 125), (200, 150, 90, 92)),
        ((205, 20, 56, 84), (190, 292, 48, 56)),
        S,
        seas=((204, 44, 76, 60),),
    ),
}

# The chosen drawing of each outline: roomy regions of like size, no border too short to see, looked at one by one.
SEEDS = {
    "L1a": 87,
    "L1b": 261,
    "L2a": 49,
    "L2b": 296,
    "M1a": 5,
    "M1b": 121,
    "M2a": 63,
    "M2b": 236,
    "S1a": 21,
    "S1b": 184,
    "S2a": 90,
    "S2b": 38,
}
