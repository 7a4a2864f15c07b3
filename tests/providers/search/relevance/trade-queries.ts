/** What the trade calls things, with what the goods are like; and what no yard keeps. */

export const tradeWord = `
ply | type~plywood
ss decking screws | finish~Stainless
villaboard | type~wet area lining
chipboard flooring | type~particleboard flooring
chemset | type~chemical|resin
liquid nails | type=construction adhesive
box cutter | type~knife
batts | type~batt
faucet | type~mixer|tap
triplegrip | type~triple grip
silicon clear | type=silicone, colour=Clear
dyna bolt m10 | type=sleeve anchor, diameter=10
rapid set 20kg | type~post mix|cement|concrete, weight=20
bag of cement | type=cement
bags of postcrete | type=post mix
chippy nails | type~nail|brad|clout
sparky gloves | type~glove
gravel | type~screenings|pebble|crushed rock|path topping
crusher dust | type~granitic sand|crushed rock|path topping
road base | type=crushed rock
tex screws | type~self-drilling|roofing|wafer
tornado strap | type~cyclone
zincalum corro | finish~Zinc-Aluminium, type~corrugated|walling
hebel anchor | type=aerated concrete anchor
pinus | species~pine
agi pipe | type=agi pipe
ag pipe 100mm | type=agi pipe, diameter=100
poly pipe 25mm | type=poly pipe
gaffer tape | type~gaffer tape|cloth tape
duct tape | type~duct tape|cloth tape
torx bit | type~driver bit|star
nyloc nut m10 | type=nylon lock nut, thread=M10
pozidriv bits | type=driver bit
mitre saw | type~mitre saw|drop saw
chop saw | type=drop saw
sika | type=polyurethane sealant
bugle batten screw | type=bugle screw
hard hat | type=safety helmet
pop rivets | type=rivet
pvc glue | type=pipe cement
tube of silicone | type=silicone
tin of undercoat | type~undercoat|primer
makita drill | type~drill
metal stud 64mm | type=steel stud
speed square | type=rafter square
blue pine 90x45 | section=90x45, treatment=H2F
trubolt m12 | type=wedge anchor, thread=M12
y12 bar | grade=N12
geofabric | type=geotextile
whirlybird | type=roof ventilator`

export const nonsense = `
qwertyuiop |
flux capacitor |
zzzzzzzz |
banana bread |
laptop charger |
jjkkllmm nnoopp |
birthday cake |
bitcoin wallet |
harry potter |
qqqq wwww eeee |
cryptocurrency |
mascara |
vbnm,.;' |
dinosaur |
aaaaaaaaaaaa bbbbbbbbbbb |
iphone case |
pizza oven delivery |
concert tickets |
guinea pig |
zxcv 123 qwe |`
