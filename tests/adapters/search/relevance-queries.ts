/** What people type, of seven kinds, and what the goods that they mean are like: `query | attribute~pattern, attribute=value`. */

export type Kind = "exact" | "prefix" | "one typo" | "two words" | "dimension" | "trade word" | "nonsense"

export const queries: Readonly<Record<Kind, string>> = {
  exact: `
decking | type~decking$
plywood | type~plywood
plasterboard | type~plasterboard$
skirting | type=skirting
architrave | type=architrave
sleeper | type=sleeper
sleepers | type=sleeper
fence posts | type=fence post
palings | type=paling
pickets | type=picket
lattice | type=lattice
weatherboards | type~weatherboard
cladding | type~cladding
handrail | type=handrail
stair treads | type=stair tread
dowel | type~dowel
newel post | type=newel post
quad | type~quad|mould|gutter
scotia | type=scotia
framing | type=framing
lvl | type~LVL
glulam beam | type=glulam beam
mdf | type=MDF
particleboard | type~particleboard
melamine | type~melamine
formply | type=formply
marine plywood | type=marine plywood
laminate flooring | type=laminate flooring
hybrid flooring | type=hybrid flooring
cornice | type~cornice
insulation batts | type=insulation batt
sarking | type=sarking
downpipe | type=downpipe
gutter | type=gutter
gutter guard | type=gutter guard
skylight | type~skylight
polycarbonate roofing | type~polycarbonate
corrugated roofing | type~corrugated
bugle screws | type=bugle screw
decking screws | type=decking screw
chipboard screws | type=chipboard screw
plasterboard screws | type=plasterboard screw
roofing screws | type=roofing screw
coach screws | type=coach screw
hex bolts | type=hex bolt
cup head bolts | type=cup head bolt
threaded rod | type=threaded rod
flat washers | type=flat washer
hex nuts | type=hex nut
clouts | type=clout
brads | type=brad
framing nails | type=framing nail
joist hangers | type=joist hanger
butt hinges | type=butt hinge
padlock | type=padlock
gate latch | type=gate latch
castors | type=castor
cable ties | type=cable tie
chain | type=chain
rope | type~rope
silicone | type=silicone
construction adhesive | type=construction adhesive
wood glue | type=wood glue
tile adhesive | type=tile adhesive
grout | type=grout
interior paint | type=interior paint
decking oil | type=decking oil
masking tape | type=masking tape
paint brush | type=paint brush
drop sheet | type=drop sheet
toilet | type~toilet
mixer | type=mixer
pvc pipe | type~pipe
claw hammer | type=claw hammer
spirit level | type=spirit level
tape measure | type=tape measure
handsaw | type=handsaw
chalk line | type=chalk line
utility knife | type=utility knife
entry door | type=entry door
door handle | type~handle
deadbolt | type~deadbolt|digital lock`,

  prefix: `
deck | type~deck
deckin | type~decking
plyw | type~plywood|ply
plaster | type~plaster
skirt | type~skirting
archit | type=architrave
sleep | type~sleeper
fence po | type=fence post
pali | type~paling
pick | type~pick
latti | type=lattice
weatherb | type~weatherboard
clad | type~cladding
handr | type=handrail
stair tr | type=stair tread
newel p | type=newel post
scot | type=scotia
fram | type~fram
glul | type=glulam beam
particleb | type~particleboard
melam | type~melamine
formp | type=formply
marine ply | type=marine plywood
insul | type~insulation|foam
insulation ba | type=insulation batt
sark | type=sarking
downp | type~downpipe
gutt | type~gutter
skyl | type~skylight
polyc | type~polycarbonate
corrug | type~corrugated
bugle scr | type=bugle screw
decking scr | type=decking screw
plasterboard sc | type=plasterboard screw
coach s | type=coach screw
hex b | type=hex bolt
threaded r | type=threaded rod
flat wash | type=flat washer
clou | type=clout
framing na | type~framing nail|nailer
joist h | type=joist hanger
butt hi | type=butt hinge
padl | type=padlock
gate la | type=gate latch
cast | type~cast
cable ti | type~cable tie
silic | type=silicone
construction adh | type=construction adhesive
wood gl | type=wood glue
tile adh | type=tile adhesive
interior pai | type=interior paint
masking t | type=masking tape
paint br | type=paint brush
claw ham | type=claw hammer
spirit le | type=spirit level
tape mea | type=tape measure
hands | type=handsaw
chalk li | type=chalk line
merbau deck | type~decking, species=Merbau
treated pine sle | type=sleeper
galvanised bol | finish~Galvanised, type~bolt
stainless scr | type~screw, finish~Stainless`,

  "one typo": `
deckng | type~decking
plywod | type~plywood
plasterbord | type~plasterboard
skriting | type=skirting
architrve | type=architrave
sleepr | type=sleeper
fense post | type=fence post
palling | type=paling
lattise | type=lattice
wetherboard | type~weatherboard
claddng | type~cladding
handrial | type=handrail
scotai | type=scotia
framming | type=framing
glulm beam | type=glulam beam
particlboard | type~particleboard
melanine | type~melamine
formplly | type=formply
insulaton batt | type=insulation batt
sarkng | type=sarking
downpip | type~downpipe
guter | type~gutter
skylght | type~skylight
polycarbonat roofing | type~polycarbonate
corugated roofing | type~corrugated
bugel screw | type=bugle screw
decking scerw | type=decking screw
chipbord screw | type=chipboard screw
coach scrww | type=coach screw
hex blot | type=hex bolt
cup haed bolt | type=cup head bolt
threded rod | type=threaded rod
flat waser | type=flat washer
joist hangr | type=joist hanger
but hinge | type~hinge
padlcok | type=padlock
gate lach | type=gate latch
cabel tie | type=cable tie
silcone | type=silicone
constuction adhesive | type=construction adhesive
wood gleu | type=wood glue
tile adhsive | type=tile adhesive
interor paint | type=interior paint
masking tpae | type=masking tape
paint bursh | type=paint brush
claw hammr | type=claw hammer
sprit level | type=spirit level
tape mesure | type=tape measure
treeted pine | species~Pine
merbua decking | species=Merbau, type~decking
galvinised hex bolt | type=hex bolt, finish~Galvanised
stainles decking screw | type=decking screw, finish~Stainless
spoted gum decking | species=Spotted Gum, type~decking
tasmanain oak skirting | species=Tasmanian Oak, type=skirting
gyprok | type~plasterboard
yelowtongue | type~particleboard flooring
kwilla decking | species=Merbau, type~decking
dynbolt | type=sleeve anchor`,

  "two words": `
merbau decking | species=Merbau, type~decking
treated pine sleepers | type=sleeper, treatment~H
spotted gum decking | species=Spotted Gum, type~decking
tasmanian oak skirting | species=Tasmanian Oak, type=skirting
pine architrave | species~Pine, type=architrave
primed skirting | type=skirting
h3 framing | treatment=H3, type=framing
h4 posts | treatment=H4, type~post
h2f framing | treatment=H2F, type=framing
mgp10 framing | grade~MGP10, type=framing
f17 hardwood | grade~F17
blackbutt decking | species=Blackbutt, type~decking
composite decking | type~composite decking
galvanised bugle screws | type=bugle screw, finish~Galvanised
stainless decking screws | type=decking screw, finish~Stainless
galvanised hex bolts | type=hex bolt, finish~Galvanised
brass hinges | type~hinge, finish~Brass
black hinges | type~hinge, finish~Black
matt black handles | type~handle
galvanised nails | type~nail|clout, finish~Galvanised
stainless threaded rod | type=threaded rod, finish~Stainless
316 stainless bolts | type~bolt, finish~316
zinc coach screws | type=coach screw, finish~Zinc
structural plywood | type=structural plywood
exterior plywood | type=exterior plywood
wet area plasterboard | type~moisture|wet|fibre
acoustic batts | type~batt
ceiling batts | type=insulation batt
clear polycarbonate | colour=Clear
charcoal gutter | colour=Charcoal, type~gutter
white silicone | type~silicone
exterior paint | type=exterior paint
fence palings | type=paling
garden tap | type~tap
basin mixer | type=mixer
kitchen sink | type~sink|mixer
shower head | type~shower
stainless sink | type~sink
pine quad | type~quad
oak flooring | type~flooring
hardwood stakes | type=stake
treated lattice | type=lattice
primed weatherboard | type~weatherboard
merbau screening | species=Merbau, type=screening
pine dowel | type~dowel
framing brackets | type~bracket|anchor
gate hinges | type~hinge|gudgeon
internal door | type~door
timber screws | type~screw
masonry nails | type=masonry nail
concrete screws | type~concrete screw|masonry
rubber mallet | type=mallet
laser level | type~laser
wood chisel | type~chisel
hex keys | type~hex key
pipe wrench | type=pipe wrench
floor adhesive | type~adhesive
roof sealant | type~sealant
expanding foam | type=expanding foam
timber stain | type~stain`,

  dimension: `
90x45 | section=90x45
90 x 45 | section=90x45
90*45 | section=90x45
90 by 45 | section=90x45
45x90 | section=90x45
90mm x 45mm | section=90x45
90×45 framing | section=90x45, type=framing
90x45 h3 | section=90x45, treatment=H3
90x45 mgp10 | section=90x45, grade~MGP10
90x45x5.4 | section=90x45, length=5.4
90*45*5400 | section=90x45, length=5.4
90x45 5.4m | section=90x45, length=5.4
90x45 5.4 | section=90x45, length=5.4
90x45 h3 4.8m | section=90x45, treatment=H3, length=4.8
90 45 framing | section=90x45
4x2 | section=90x45
4x2 treated | section=90x45, treatment~H
2x4 pine | section=90x45
6x2 | section=140x45
8x2 h3 | section=190x45, treatment=H3
10x2 | section=240x45
12x2 | section=290x45
3x2 | section=70x45
140x45 | section=140x45
140 x 45 x 6.0 | section=140x45, length=6
190x45 f7 | section=190x45
240x45 lvl | section=240x45, type=LVL
70x35 mgp10 | section=70x35
35x70 | section=70x35
290x45 6m | section=290x45, length=6
90x19 merbau | section=90x19, species=Merbau
140x19 decking | section=140x19
86x19 spotted gum | section=86x19, species=Spotted Gum
200x50 sleeper | section=200x50, type=sleeper
200x75 sleeper 2.4m | section=200x75, length=2.4
90x90 post | section=90x90
100x100 post | section=100x100
100 x 100 h4 post 2.4 | section=100x100
42x19 pine | section=42x19
19x19 dar | section=19x19
14g 75mm bugle | gauge=14g, lengthMm=75
14g x 100 | gauge=14g, lengthMm=100
14gx75 | gauge=14g, lengthMm=75
14 gauge 150mm bugle | gauge=14g, lengthMm=150
#10 50mm decking screw | gauge=10g, lengthMm=50
no.8 40mm screw | gauge=8g, lengthMm=40
10g 50mm stainless decking screw | gauge=10g, lengthMm=50, finish~Stainless
8g x 30 chipboard screw | gauge=8g, lengthMm=30
6g 25mm plasterboard screw | gauge=6g, lengthMm=25
M10 x 100 bolt | type~bolt|anchor|screw, lengthMm=100
m10x100 hex bolt | type=hex bolt, lengthMm=100
M 12 150mm cup head bolt | type=cup head bolt, lengthMm=150
m8 x 50 coach screw | type=coach screw, lengthMm=50
m12 threaded rod | type=threaded rod
10mm dynabolt | type=sleeve anchor
75 x 3.15 nail | lengthMm=75
90mm framing nail | type=framing nail, lengthMm=90
50mm brad | type=brad, lengthMm=50
2400x1200 plywood | sheet=2400x1200
2.4x1.2 ply | sheet=2400x1200
8x4 ply | sheet=2400x1200
2400 x 1200 x 12 plywood | sheet=2400x1200, thickness=12
17mm formply | thickness=17, type=formply
16mm melamine | thickness=16
18mm mdf | thickness=18, type=MDF
10mm plasterboard | thickness=10
r2.5 batts | rValue=2.5
R 4.0 ceiling batts | rValue=4
4 litre interior paint | volume=4
10l exterior paint | volume=10`,

  "trade word": `
ply | type~plywood
formply | type=formply
gal bolts | finish~Galvanised, type~bolt
galv nails | finish~Galvanised
galvo clouts | finish~Galvanised, type=clout
hdg bolts | finish~Galvanised
ss decking screws | finish~Stainless
inox screws | finish~Stainless
a4 bolts | finish~316
marine grade shackle | finish~316
gyprock | type~plasterboard
gib | type~plasterboard
drywall screws | type=plasterboard screw
villaboard | type~wet area lining
blueboard | type~base sheet
hardiflex | type~FC|fibre cement
fibro | type~FC|fibre cement
fc sheet | type~FC|fibre cement
yellowtongue | type~particleboard flooring
yellow tongue | type~particleboard flooring
chipboard flooring | type~particleboard flooring
dynabolt | type=sleeve anchor
dyna bolts | type=sleeve anchor
loxin | type=sleeve anchor
ankascrew | type~masonry screw bolt
ramplug | type~wall plug
rawlplug | type~wall plug
chemset | type~chemical|resin
tek screws | type~self-drilling|roofing|wafer
tekscrew | type~self-drilling|roofing|wafer
carriage bolts | type=cup head bolt
lag bolts | type=coach screw
booker rod | type=threaded rod
allthread | type=threaded rod
liquid nails | type=construction adhesive
no more gaps | type=gap filler
caulk | type~gap filler|sealant
bog | type~filler|bog
spray foam | type~foam
zip ties | type~cable tie
stanley knife | type~knife
box cutter | type~knife
shifter | type=adjustable wrench
crescent | type=adjustable wrench
allen keys | type~hex key
corro | type~corrugated
laserlite | type~polycarbonate
spouting | type~gutter
batts | type~batt
pink batts | type~batt
kwila decking | species=Merbau
tas oak skirting | species=Tasmanian Oak
noggin | type=framing
bearer | type~framing|bearer|LVL
wpc | type~composite
faucet | type~mixer|tap
dead lock | type~deadbolt|lock
drawer slide | type~drawer runner
undercoat | type~undercoat|primer
rattle can | type~spray
l bracket | type~bracket
stirrup | type~post support|stirrup
triplegrip | type~triple grip
strapping | type~strap
roof sheeting | type~roofing
hardie | type~FC|fibre cement
mr board | type~moisture resistant|MR
spanner | type~spanner|wrench
fc eaves lining | type~eaves|FC|fibre cement`,

  nonsense: `
qwertyuiop |
asdf ghjkl |
flux capacitor |
xyzzy plugh |
zzzzzzzz |
unicorn horn |
banana bread |
wedding dress |
laptop charger |
blue elephant |
jjkkllmm nnoopp |
football boots |
birthday cake |
netflix subscription |
bitcoin wallet |
yoga mat |
harry potter |
trampoline park |
qqqq wwww eeee |
lkjhgfdsa |
cryptocurrency |
hjkl yuio |
mascara |
violin strings |
vbnm,.;' |
%%%%% |
dinosaur |
0987654321234 |
aaaaaaaaaaaa bbbbbbbbbbb |
thermonuclear |`
}
