/** Sixty staples of a timber yard: what is typed, and what the usual choice is like where the words leave it open. */
import { wantedBy } from "./queries.ts"

/** How many of the first are looked through. */
export const STAPLE_PLACES = 3

const rows = `
sleeper | type=sleeper, section=200x50, material=Treated pine
sleepers 2.4 | type=sleeper, section=200x50, material=Treated pine, length=2.4
garden sleepers | type=sleeper, section=200x50, material=Treated pine
decking | type=decking, section~^(90|140)x
merbau decking | type=decking, species=Merbau, section~^(90|140)x19
treated pine decking | type=decking, material=Treated pine, section~^(90|140)x22
90x45 | type=framing, section=90x45, grade=MGP10
framing timber | type=framing, section~^(90x45|90x35|70x35)$, grade=MGP10
wall studs | type=framing, section~^(90x45|90x35|70x35)$, grade=MGP10
pine framing | type=framing, section~^(90x45|90x35|70x35)$, grade=MGP10
treated pine framing | type=framing, section~^(90x45|140x45|190x45)$, grade=MGP10, treatment=H3
h3 90x45 | type=framing, section=90x45, grade=MGP10, treatment=H3
lvl beam | type=LVL, section~^(140|190|240|300)x45
fence palings | type=paling, section~^(150|100)x12, length=1.8
fence posts | type=fence post, material=Treated pine
posts | type=post, section=90x90, material=Treated pine
treated pine post | type~post, section~^(90x90|100x100)$, treatment=H4
plywood | type~plywood, thickness~^(12|17)$, sheet=2400x1200
structural plywood | type=structural plywood, thickness~^(12|17)$, sheet=2400x1200
plasterboard | type=plasterboard, thickness=10
mdf | type=MDF, thickness~^(16|18)$, sheet=2400x1200
particleboard flooring | type=particleboard flooring, thickness=19
yellow tongue | type=particleboard flooring, thickness=19
villaboard | type=FC wet area lining, thickness=6
fibre cement sheet | type=fibre cement sheet, thickness~^(4.5|6)$
skirting | type=skirting, section~^(6|9).x18, finish~primed, material~MDF|pine
architrave | type=architrave, section~^(4|6).x18, finish~primed, material~MDF|pine
bugle screws | type=bugle screw, gauge=14g, finish=Galvanised, lengthMm~^(75|100)$
decking screws | type=decking screw, gauge~^(10|8)g, lengthMm~^(50|65)$, finish~stainless|galv
plasterboard screws | type=plasterboard screw, gauge=6g, lengthMm~^(25|30|32)$
chipboard screws | type=chipboard screw, gauge=8g, finish~zinc
roofing screws | type=roofing screw, gauge=12g
framing nails | type=framing nail, lengthMm~^(75|90)$
joist hanger | type=joist hanger, finish=Galvanised
triple grip | type=triple grip, finish=Galvanised
cup head bolts | type=cup head bolt, thread~^M1[02]$, finish=Galvanised
coach screws | type=coach screw, thread~^M1[02]$, finish=Galvanised
hex bolts | type=hex bolt, thread~^M1[02]$, finish~galv|zinc
post support | type=post support, size~^(90|100) mm
nail plates | type=nail plate, finish=Galvanised
door hinges | type~hinge, lengthMm~^(85|100)$
concrete | type=concrete mix, weight=20
rapid set concrete | type~post mix|concrete mix|cement, weight=20
cement | type=cement, weight=20
reo mesh | type=reo mesh, grade~^SL[678]2
silicone | type=silicone, colour~clear|white, size~3.0 mL
liquid nails | type=construction adhesive
gap filler | type=gap filler, colour=White
expanding foam | type=expanding foam, size~(500|750) mL
insulation batts | type=insulation batt
ceiling batts | type=insulation batt, use=Ceiling, rValue~^[45]
interior paint | type=interior paint, colour~white
decking oil | type=decking oil, volume~^(4|10)$
claw hammer | type=claw hammer, size~(16|20) oz
tape measure | type=tape measure, size~^[58] m
drill | type=drill driver
circular saw | type=circular saw, voltage=18
work gloves | type=work glove
safety glasses | type=safety glasses
clear roofing | type~polycarbonate, colour=Clear`

export const staples = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [query = "", conditions = ""] = row.split(" | ")
    return { query, isUsual: wantedBy(conditions) }
  })
