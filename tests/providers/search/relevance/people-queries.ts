/** What people type in words of their own: things whose name they don't know, learners' English, several things at once, prices; with what the goods are like. */

export const peopleKinds = [
  "own words",
  "learner's English",
  "run together",
  "two things",
  "price",
  "code or size",
  "as spoken",
  "list"
] as const
export type PeopleKind = (typeof peopleKinds)[number]

/** A line each: `query | goods~pattern, attribute=value ++ …`; `goods` is type, name and category, `long` a length in metres or millimetres, `price` in cents. */
export const peopleRows: Readonly<Record<PeopleKind, string>> = {
  "own words": `
thing that holds up a joist | goods~joist hanger
metal thing to hold a post to concrete | goods~post (anchor|support|stirrup|base|shoe)|stirrup|post support
the white board for inside walls | goods~plasterboard
wood for the floor of a deck outside | goods~decking
stuff to fill gaps around the bath | goods~silicone|sealant|caulk
the long strips along the bottom of walls | goods~skirting
pink fluffy stuff for the roof | goods~insulation batt|batts
black plastic that goes under a concrete slab | goods~builders? film|polythene|vapour barrier|black plastic|membrane
thing you hang a door with | goods~hinge
bendy wood for kids model | goods~plywood|ply
screws that go straight into steel | goods~self.?drill|tek|metal screw
screws that wont rust outside | goods~screw, goods~(galv|stainless|class 3|class 4|treated pine|decking)
nails for a nail gun | goods~nail, goods~(coll|gun|strip|brad|framing|coil|c25|paslode|gas)
timber frame round a door | goods~architrave|door jamb|jamb
plastic stuff you can see through for pergola roof | goods~polycarb|laserlite|suntuf
big wooden blocks for garden edge | goods~sleeper
wire mesh that goes in concrete | goods~reinforc|mesh|trench mesh
stick to plug a hole in wall before screw | goods~wall plug|plug|anchor
cement in a bag that sets fast for fence posts | goods~rapid set|concrete, goods~(post|rapid|fast|quick)|post mix
glue for sticking skirting to wall | goods~adhesive|liquid nails|construction adhesive
thing to close a gate | goods~gate latch|latch|gate bolt
shiny paper for under roof | goods~sarking|foil|insulation paper|reflective
tool for cutting tiles | goods~tile (cutter|nipper|saw)|diamond blade|tile
the round wooden stick for wardrobe | goods~dowel|wardrobe (rod|tube|rail)|hanging rail
l shaped metal for corners of timber | goods~angle bracket|bracket|angle
metal strap to tie down roof | goods~strap|hoop iron|strapping|tie
thing that carries water off the roof | goods~gutter|downpipe
stuff to make timber last outside | goods~decking oil|oil|stain|preserv
wood that wont rot in the ground | goods~H4|H5|h4|treated
fence boards | goods~paling`,
  "learner's English": `
skrew for wood 50 mm | goods~screw|len=50
hamer | goods~hammer
wooden plank for terrace | goods~decking
glas wool | goods~insulation|batts
gips board | goods~plasterboard
siment | goods~cement|concrete
plaiwood | goods~plywood|ply
pain for wall white | goods~paint
dril machine | goods~drill
nail for conection of wood | goods~nail
brush for painting big | goods~brush
door handel | goods~handle|lever|door furniture|knob
sealing foam for window | goods~foam|expand
rope for tie the load | goods~rope|tie.?down|ratchet|strap
ladder for go up the roof | goods~ladder
glove for work | goods~glove
eye protection glass | goods~safety glasses|glasses|goggle
measure band 8 meter | goods~tape|len=8m
bord for shelf | goods~shelv|shelf|melamine|mdf|panel|board
watter level | goods~level
sand paper fine | goods~sandpaper|abrasive|sanding
tube for rain | goods~downpipe|stormwater|pipe
conkrete mix | goods~concrete
screw drywall | goods~plasterboard screw|screw, goods~plasterboard
wood beam strong long 6 meter | goods~lvl|f17|mgp|beam|glulam|laminated|len=6
lak for wood | goods~varnish|clear|lacquer|polyurethane|stain|finish`,
  "run together": `
deckingoil | goods~decking oil|deck oil|oil
treatedpine sleeper | goods~sleeper
joisthanger | goods~joist hanger
plasterboardscrews | goods~screw, goods~plasterboard
gatehinge | goods~hinge
tapemeasure | goods~tape
90x45mgp10 | goods~mgp10|sec=90x45
lvlbeam | goods~lvl
wallplugs | goods~plug|anchor
doorstop | goods~door stop|stop
liquidnails | goods~liquid nails|adhesive|construction
safetyglasses | goods~safety glasses|glasses
concretemix | goods~concrete
merbaudecking90 | goods~merbau|sec=90x19
expandingfoam | goods~foam
hardwoodsleepers | goods~sleeper
structuralply17mm | goods~ply|thk=17
galvbolts | goods~bolt
framingnails | goods~nail
chipboardscrews | goods~screw
cordlessdrill | goods~drill
treatedpinepost | goods~post, goods~pine|post
yellowtonguefloor | goods~yellow|particleboard|flooring|floor
roofscrews | goods~roof, goods~screw|screw`,
  "two things": `
screws and plugs | goods~screw ++ goods~plug|anchor
decking and screws | goods~decking(?!.*screw) ++ goods~screw
paint and brush | goods~paint(?!.*brush) ++ goods~brush
joists and bearers | goods~joist|f17|lvl|mgp|140x45|treated ++ goods~bearer|f17|lvl|mgp|treated
fence posts and palings | goods~post ++ goods~paling
hinges and latch | goods~hinge ++ goods~latch
plasterboard and compound | goods~plasterboard(?!.*(screw|nail)) ++ goods~compound|jointing|stopping
nuts and washers | goods~nut ++ goods~washer
sleepers and steel posts | goods~sleeper ++ goods~steel|channel|post
skirting & architrave | goods~skirting ++ goods~architrave
hammer and nails | goods~hammer ++ goods~nail
cement and sand | goods~cement ++ goods~sand
drill and bits | goods~drill(?!.*bit) ++ goods~drill bit|bit
gloves plus safety glasses | goods~glove ++ goods~glasses|eyewear
mdf + glue | goods~mdf ++ goods~adhesive|glue
silicone and gun | goods~silicone ++ goods~gun
insulation and sarking | goods~batt|insulation ++ goods~sarking|wrap|foil
door and handle | goods~door(?!.*(handle|lever|hinge|knob|stop)) ++ goods~handle|lever|knob
saw and sandpaper | goods~saw ++ goods~sandpaper|sanding|abrasive
h3 pine and galvanised nails | goods~h3 ++ goods~nail
bolts and brackets | goods~bolt ++ goods~bracket
concrete and mesh | goods~concrete ++ goods~mesh
plywood and screws | goods~ply ++ goods~screw
level and tape measure | goods~level ++ goods~tape`,
  price: `
cheap decking | goods~decking
cheapest 90x45 | section=90x45
screws under $20 | goods~screw|price<2000
plywood under 50 dollars | goods~ply|price<5000
best price sleepers | goods~sleeper
cheap fence palings | goods~paling
drill less than $200 | goods~drill|price<20000
low cost plasterboard | goods~plasterboard
hammer under $40 | goods~hammer|price<4000
cheap timber screws | goods~screw
paint brush below $15 | goods~brush|price<1500
insulation batts on sale | goods~batt|insulation
gloves under 10 | goods~glove|price<1000
cheap as chips mdf | goods~mdf
tape measure max $30 | goods~tape|price<3000
expensive hardwood decking | goods~decking
bargain skirting | goods~skirting
nails between $10 and $30 | goods~nail|price<3000
affordable hardwood | goods~hardwood|spotted gum|blackbutt|merbau|f17
clearance paint | goods~paint`,
  "code or size": `
mgp10 90 45 2.4 | goods~mgp10|sec=90x45
2,4m 90x45 | section=90x45, long=2.4
90 x 45 h2 5400 | section=90x45, goods~h2|len=5.4
14 g 100 screw | goods~screw|len=100
10g 50 stainless | goods~screw, goods~stainless|10g
m12 150 bolt galv | goods~bolt, goods~m12
75x3.15 gal nail | goods~nail
2400x1200x12 ply | goods~ply, thickness=12
16 mm mdf 2400 | goods~mdf, thickness=16
10mm gyprock 3000 | goods~plasterboard|gyprock
200x75 sleeper 2.4 | goods~sleeper, section=200x75
h4 100x100 3m | section=100x100
140x45 f7 h3 | section=140x45
r2.5 batts 430 | goods~r2.5|batt
m10x120 | goods~m10
8g x 32 | goods~8g|screw
300ml tube silicone | goods~silicone
4 litre deck oil | goods~oil, volume=4
20kg concrete | goods~concrete|20
lvl 240x45 6m | goods~lvl
35 x 70 pine dar | section=70x35
1/2 inch ply | goods~ply|thk=12
6 foot fence palings | goods~paling
42 x 19 dar | section=42x19
4.5 sheet villaboard | goods~villaboard|fibre cement|fc sheet
230 mm cutting disc | goods~disc|cut.?off|blade
100mm stormwater pipe | goods~pipe
0,9 m stakes | goods~stake|peg`,
  "as spoken": `
do you have any decking boards | goods~decking
i need some timber for a deck frame | goods~h3|treated
what do i use to fix plasterboard to studs | goods~plasterboard, goods~(screw|nail|adhesive)|screw|adhesive
looking for posts for my fence | goods~post
ninety by forty five pine | section=90x45
can i get something to stop the deck fading | goods~oil|stain
how much is a sheet of ply | goods~ply
im building a retaining wall | goods~sleeper
need wood to build a frame for a shed | goods~mgp10|framing|sec=90x45|mgp
where are your liquid nails | goods~liquid nails|construction adhesive|adhesive
show me the longest screws you have | goods~screw
stuff for waterproofing a bathroom | goods~waterproof|membrane
what nails for fence palings | goods~nail
got any treated pine sleepers please | goods~sleeper
half a dozen gate hinges | goods~hinge
give me twelve mil ply | goods~ply|thk=12
whats good for sticking down flooring | goods~adhesive|glue
something to kill noise between rooms | goods~acoustic|sound
timber to hold up a carport | goods~post|beam|lvl|h4|f17
i want to put up a shelf | goods~shelf|shelv|bracket
screws for colorbond roof | goods~roof|tek|self.?drill
which oil is good for merbau | goods~oil
pencil for marking wood | goods~pencil|marker|marking
need new head for my mop | goods~mop|broom|brush
anything to patch a hole in the wall | goods~plaster|filler|compound|patch
zorbex brand decking screws | goods~screw, goods~deck|screw`,
  list: `
90x45, nail plates, joist hangers | section=90x45 ++ goods~nail ?plate ++ goods~joist hanger
concrete, posts, palings | goods~concrete ++ goods~post ++ goods~paling
paint roller tray | goods~paint|roller|tray
hammer, chisel, saw | goods~hammer ++ goods~chisel ++ goods~saw
decking, joists, screws, oil | goods~decking ++ goods~screw ++ goods~oil
silicone; gap filler; foam | goods~silicone ++ goods~gap|filler ++ goods~foam
hinges / latch / bolts | goods~hinge ++ goods~latch ++ goods~bolt
gloves glasses ear muffs | goods~glove ++ goods~glasses|eyewear ++ goods~ear
plasterboard, cornice, screws | goods~plasterboard ++ goods~cornice ++ goods~screw
2x sleepers 4x posts | goods~sleeper ++ goods~post
10 bags concrete 5 posts | goods~concrete ++ goods~post
nails bolts screws | goods~nail ++ goods~bolt ++ goods~screw
mdf, ply, particleboard | goods~mdf ++ goods~ply ++ goods~particle
tape measure, pencil, level | goods~tape ++ goods~pencil ++ goods~level
batts and plasterboard and screws | goods~batt|insulation ++ goods~plasterboard ++ goods~screw
skirting, architrave, liquid nails | goods~skirting ++ goods~architrave ++ goods~adhesive|liquid nails
brush + roller | goods~brush ++ goods~roller
h4 posts, h3 rails | goods~h4|post ++ goods~h3
cement sand gravel | goods~cement ++ goods~sand
drill bits and masonry anchors | goods~drill bit|bit ++ goods~anchor
3 lengths 90x45 and 2 sheets ply | section=90x45 ++ goods~ply
door hinge door handle door stop | goods~hinge ++ goods~handle|lever ++ goods~stop`
}
