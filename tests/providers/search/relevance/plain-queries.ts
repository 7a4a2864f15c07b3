/** Names of goods as they stand, and as they are being typed, with what the goods are like. */

export const exact = `
decking | type~decking$
plywood | type~plywood
skirting | type=skirting
sleeper | type=sleeper
fence posts | type=fence post
pickets | type=picket
lattice | type=lattice
cladding | type~cladding
stair treads | type=stair tread
newel post | type=newel post
scotia | type=scotia
lvl | type~LVL
glulam beam | type=glulam beam
particleboard | type~particleboard
formply | type=formply
laminate flooring | type=laminate flooring
cornice | type~cornice
insulation batts | type=insulation batt
downpipe | type=downpipe
gutter guard | type=gutter guard
polycarbonate roofing | type~polycarbonate
bugle screws | type=bugle screw
chipboard screws | type=chipboard screw
plasterboard screws | type=plasterboard screw
coach screws | type=coach screw
cup head bolts | type=cup head bolt
flat washers | type=flat washer
clouts | type=clout
framing nails | type=framing nail
joist hangers | type=joist hanger
padlock | type=padlock
castors | type=castor
chain | type=chain
silicone | type=silicone
construction adhesive | type=construction adhesive
tile adhesive | type=tile adhesive
interior paint | type=interior paint
masking tape | type=masking tape
drop sheet | type=drop sheet
mixer | type=mixer
pvc pipe | type~pipe
spirit level | type=spirit level
handsaw | type=handsaw
utility knife | type=utility knife
door handle | type~handle`

export const prefix = `
deck | type~deck
deckin | type~decking
plaster | type~plaster
archit | type=architrave
fence po | type=fence post
pali | type~paling
latti | type=lattice
clad | type~cladding
stair tr | type=stair tread
newel p | type=newel post
fram | type~fram
particleb | type~particleboard
formp | type=formply
insul | type~insulation|foam
insulation ba | type=insulation batt
downp | type~downpipe
skyl | type~skylight
corrug | type~corrugated
bugle scr | type=bugle screw
plasterboard sc | type=plasterboard screw
hex b | type=hex bolt
flat wash | type=flat washer
clou | type=clout
joist h | type=joist hanger
padl | type=padlock
cast | type~cast
silic | type=silicone
construction adh | type=construction adhesive
tile adh | type=tile adhesive
masking t | type=masking tape
claw ham | type=claw hammer
spirit le | type=spirit level
hands | type=handsaw
merbau deck | type~decking, species=Merbau
galvanised bol | finish~Galvanised, type~bolt`
