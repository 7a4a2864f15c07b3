/** Sizes as people write them, with what the goods are like. */

export const dimension = `
90x45 | section=90x45
90 x 45 | section=90x45
90 by 45 | section=90x45
90mm x 45mm | section=90x45
90×45 framing | section=90x45, type=framing
90x45 mgp10 | section=90x45, grade~MGP10
90*45*5400 | section=90x45, length=5.4
90x45 5.4m | section=90x45, length=5.4
90x45 h3 4.8m | section=90x45, treatment=H3, length=4.8
4x2 | section=90x45
4x2 treated | section=90x45, treatment~H
6x2 | section=140x45
10x2 | section=240x45
12x2 | section=290x45
140x45 | section=140x45
190x45 f7 | section=190x45
240x45 lvl | section=240x45, type=LVL
35x70 | section=70x35
90x19 merbau | section=90x19, species=Merbau
140x19 decking | section=140x19
200x50 sleeper | section=200x50, type=sleeper
90x90 post | section=90x90
100x100 post | section=100x100
42x19 pine | section=42x19
14g 75mm bugle | gauge=14g, lengthMm=75
14g x 100 | gauge=14g, lengthMm=100
14 gauge 150mm bugle | gauge=14g, lengthMm=150
no.8 40mm screw | gauge=8g, lengthMm=40
10g 50mm stainless decking screw | gauge=10g, lengthMm=50, finish~Stainless
6g 25mm plasterboard screw | gauge=6g, lengthMm=25
m10x100 hex bolt | type=hex bolt, lengthMm=100
M 12 150mm cup head bolt | type=cup head bolt, lengthMm=150
m12 threaded rod | type=threaded rod
75 x 3.15 nail | lengthMm=75
90mm framing nail | type=framing nail, lengthMm=90
2400x1200 plywood | sheet=2400x1200
8x4 ply | sheet=2400x1200
2400 x 1200 x 12 plywood | sheet=2400x1200, thickness=12
16mm melamine | thickness=16
10mm plasterboard | thickness=10
r2.5 batts | rValue=2.5
4 litre interior paint | volume=4
2 x 4 | section=90x45
inch and a half pine | thickness~^(35|38)$, species~pine
treated pine 4x2 | section=90x45, treatment~H
45mm batten | type=batten, section~45
four by two | section=90x45
six by two treated | section=140x45, treatment~H
4 be 2 | section=90x45
skirting 67 | section~^67x
skirting 140 | type=skirting, width=140
2040 x 820 door | type~door, height=2040, width=820
2040x770 hollow core door | type=flush door, height=2040, width=770
90x45 5.0 | section=90x45, length=5.1
14g x 80 bugle | type=bugle screw, gauge=14g, lengthMm=75
m10 dynabolt 75mm | type=sleeve anchor, diameter=10, lengthMm=75
25kg cement | type=cement, weight=20
half inch ply | type~plywood, thickness~^1[23]$
4 inch nails | type~nail, lengthMm=100
6 inch sleeper | type=sleeper, section~^150x`
