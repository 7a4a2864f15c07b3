/** Names with a slip of the finger, and of several words, with what the goods are like. */

export const oneTypo = `
deckng | type~decking
plywod | type~plywood
plasterbord | type~plasterboard
architrve | type=architrave
sleepr | type=sleeper
palling | type=paling
lattise | type=lattice
claddng | type~cladding
handrial | type=handrail
framming | type=framing
glulm beam | type=glulam beam
melanine | type~melamine
formplly | type=formply
sarkng | type=sarking
downpip | type~downpipe
skylght | type~skylight
polycarbonat roofing | type~polycarbonate
bugel screw | type=bugle screw
decking scerw | type=decking screw
coach scrww | type=coach screw
hex blot | type=hex bolt
threded rod | type=threaded rod
flat waser | type=flat washer
but hinge | type~hinge
padlcok | type=padlock
cabel tie | type=cable tie
silcone | type=silicone
wood gleu | type=wood glue
tile adhsive | type=tile adhesive
masking tpae | type=masking tape
paint bursh | type=paint brush
sprit level | type=spirit level
tape mesure | type=tape measure
merbua decking | species=Merbau, type~decking
galvinised hex bolt | type=hex bolt, finish~Galvanised
spoted gum decking | species=Spotted Gum, type~decking
tasmanain oak skirting | species=Tasmanian Oak, type=skirting
yelowtongue | type~particleboard flooring
kwilla decking | species=Merbau, type~decking
silicne | type=silicone
bulge screws | type=bugle screw
reciprocatng saw | type=reciprocating saw
archtrave | type=architrave
dekcing oil | type=decking oil
concreet mix | type=concrete mix`

export const twoWords = `
merbau decking | species=Merbau, type~decking
treated pine sleepers | type=sleeper, treatment~H
tasmanian oak skirting | species=Tasmanian Oak, type=skirting
pine architrave | species~Pine, type=architrave
h3 framing | treatment=H3, type=framing
h4 posts | treatment=H4, type~post
mgp10 framing | grade~MGP10, type=framing
f17 hardwood | grade~F17
composite decking | type~composite decking
galvanised bugle screws | type=bugle screw, finish~Galvanised
galvanised hex bolts | type=hex bolt, finish~Galvanised
brass hinges | type~hinge, finish~Brass
matt black handles | type~handle
galvanised nails | type~nail|clout, finish~Galvanised
316 stainless bolts | type~bolt, finish~316
zinc coach screws | type=coach screw, finish~Zinc
exterior plywood | type=exterior plywood
wet area plasterboard | type~moisture|wet|fibre
ceiling batts | type=insulation batt
clear polycarbonate | colour=Clear
white silicone | type~silicone
exterior paint | type=exterior paint
garden tap | type~tap
basin mixer | type=mixer
shower head | type~shower
stainless sink | type~sink
oak flooring | type~flooring
hardwood stakes | type=stake
primed weatherboard | type~weatherboard
merbau screening | species=Merbau, type=screening
framing brackets | type~bracket|anchor
gate hinges | type~hinge|gudgeon
timber screws | type~screw
masonry nails | type=masonry nail
rubber mallet | type=mallet
laser level | type~laser
hex keys | type~hex key
pipe wrench | type=pipe wrench
roof sealant | type~sealant
expanding foam | type=expanding foam
tile spacers | type=tile spacer
primer undercoat | type~undercoat|primer
square washers | type=square washer
coach bolts | type~cup head bolt|coach screw
paint roller | type~roller`
