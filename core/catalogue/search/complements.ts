/** What belongs together on a job, as a counter knows it: the screws of a deck, its oil, the hangers of a joist. */

/**
 * What is bought, by the names of its category or type, and after the sign what goes with it, the most needed first. A name is
 * the end of a category's path, or a type of goods: `framing > treated pine` is told apart from other treated pine.
 */
const rows: ReadonlyArray<string> = [
  // Timber
  "composite decking = starter clip / deck clip / joist tape / framing > treated pine / decking screw / deck cleaner",
  "decking = decking screw / decking oil / joist tape / framing > treated pine / joist hangers / post supports / deck cleaner",
  "deck fascia = decking screw / decking oil / end seal & preservatives / decking",
  "framing / framing packs = framing gun nails / joist hangers / straps & tie-down / framing anchors & brackets / bugle screw / nail plates",
  "i-joists = joist hangers / particleboard flooring / construction adhesive / flooring screw / framing anchors & brackets / floor batts",
  "lvl = joist hangers / structural timber screw / straps & tie-down / coach screws / post supports / framing gun nails",
  "glulam beams = structural timber screw / post supports / exterior stain / coach screws / end seal & preservatives",
  "formwork & scaffold = formwork / duplex nail / formply & film faced / reo & trench mesh / bar chairs, ties & joints",
  "timber > posts = post supports / concrete, mortar & render mixes / coach screws / cup head bolts / end seal & preservatives",
  "sleepers / concrete sleepers = retaining posts / bugle screw / agi pipe / crushed rock & screenings / weed mat, shade cloth & netting",
  "weatherboards / cladding boards = cavity battens / wall wrap / bullet head nails / gap filler / exterior walls & trim / end seal & preservatives",
  "lining boards = brads & pins / construction adhesive / quad, scotia & half round / varnish / gap filler",
  "timber > flooring = floor finish / flooring adhesive / thresholds & nosings / skirting & architrave / floor batts",
  "skirting & architrave / mouldings = brads & pins / gap filler / construction adhesive / water based enamel / fillers & putty / sealers & undercoats",
  "stairs & balustrades = wood glue / timber screws / varnish / interior stain / sheets, rolls & sponges",
  "palings = rails / fencing nail / fence posts / plinths / concrete, mortar & render mixes / fence paint",
  "pickets = rails / fence posts / fencing nail / gate hardware / fence paint",
  "fencing & screening = fence posts / rails / fencing nail / concrete, mortar & render mixes / gate hardware / fence paint",
  "roof battens = framing gun nails / bugle screw / corrugated / sarking / straps & tie-down",
  "ceiling battens = standard plasterboard / lining screws / ceiling batts / clips & hangers",
  "cavity battens = wall wrap / weatherboards / flat head nails / wrap & foil tapes",
  "outdoor battens = decking screw / exterior stain / end seal & preservatives / decking oil",
  "dressed timber / feature & sawn boards = wood glue / timber screws / varnish / interior stain / sheets, rolls & sponges",
  "panels & bench tops = oils & wax / silicone / angle brackets & plates / wood glue / varnish",
  "round timber & stakes = concrete, mortar & render mixes / wire / star pickets / end seal & preservatives",
  // Sheet and board
  "plasterboard = lining screws / compounds & cement / joint tapes / beads & angles / paper-faced cornice / plastering tools",
  "cornice & ceiling roses = compounds & cement / plastering tools / gap filler / interior paint > ceilings",
  "steel studs & track / furring channel & battens = lining screws / standard plasterboard / clips & hangers / snips & bolt cutters",
  "plastering accessories = standard plasterboard / lining screws / plastering tools",
  "wet area lining / compressed sheet = waterproofing / tile adhesive / lining screws / silicone / joint strips & trims",
  "flooring & tile underlay = tile adhesive / floor tiles & mosaics / underlay nail / flooring adhesive",
  "fibre cement = fibre cement nail / joint strips & trims / polyurethane & polymer / wall wrap / cavity battens / exterior walls & trim",
  "particleboard flooring / flooring plywood = flooring screw / construction adhesive / i-joists / floor batts",
  "structural plywood / bracing = flat head nails / framing > h2f blue pine / straps & tie-down / wall wrap",
  "cladding plywood = wall wrap / cavity battens / exterior stain / flat head nails",
  "plywood = wood glue / chipboard screw / varnish / edging / circular & band saw blades",
  "mdf = chipboard screw / wood glue / sealers & undercoats / water based enamel / fillers & putty",
  "melamine / raw particleboard = edging / chipboard screw / cabinet hinges / drawer runners / cabinet handles",
  "laminate = contact & spray adhesive / edging / silicone / kitchen & laundry taps / sinks & laundry tubs",
  "plastic sheet = silicone / metal & roofing screws / wet wall panels",
  // Doors and windows
  "cavity sliding units = flush doors / sliding door furniture / skirting & architrave",
  "barn doors = sliding door track / pull handles / sliding door furniture",
  "internal doors = door handles / butt hinges / door jamb sets / skirting & architrave / water based enamel",
  "external doors = external door frames / door handles / butt hinges / door hardware > locks / door seals / exterior walls & trim",
  "roller & sectional doors = openers & parts / silicone / exterior walls & trim",
  "windows = expanding foam / silicone / soft flashings / door & window timber / packers & wedges",
  "flyscreen doors / security doors = door closers / butt hinges / door hardware > locks / flyscreen mesh & parts",
  "door handles / pull handles / door furniture / door hardware > locks = internal doors / butt hinges / door closers / hole saws",
  // Roofing
  "steel roofing / steel walling / insulated roof panels = metal & roofing screws / ridge capping / barge capping / roof battens / roof blanket / silicone",
  "polycarbonate roofing = polycarbonate trims / metal & roofing screws / silicone / roof battens",
  "gutters = gutter fittings / downpipe lengths / gutter guard / rivets / silicone",
  "downpipes = downpipe fittings / stormwater fittings / rivets / silicone / gutter lengths",
  "flashings & cappings = rivets / silicone / metal & roofing screws / snips & bolt cutters",
  "metal fascia = gutter lengths / rivets / silicone / eaves & soffit lining",
  "sarking & wraps = wrap & foil tapes / roof battens / staples / cavity battens",
  // Insulation
  "insulation batts / blankets & rolls = respirators & masks / work gloves / loose fill & fixings / knives & blades / overalls & coveralls",
  "insulation boards = wrap & foil tapes / construction adhesive / loose fill & fixings / knives & blades",
  // Landscape
  "cement & concrete = reo & trench mesh / landscape > sand, stone, soil & mulch > sand / concreting tools / wheelbarrows & carts / trowels & jointers / work gloves",
  "reinforcing = bar chairs, ties & joints / concrete, mortar & render mixes / formwork / pliers & cutters",
  "paving = crushed rock & screenings / concrete, mortar & render mixes / garden edging / hammers & mallets",
  "blocks & bricks = concrete, mortar & render mixes / cement & lime / brick ties / damp course / trowels & jointers",
  "retaining walls = agi pipe / crushed rock & screenings / concrete, mortar & render mixes / weed mat, shade cloth & netting",
  "structural steel & stumps = hex bolts / chemical anchors / special primers / concrete, mortar & render mixes",
  "star pickets = wire & netting / fence hardware / farm gates / pliers & cutters",
  "wire & netting = star pickets / netting staple / fence hardware / pliers & cutters",
  "landscape > fencing = fence hardware / concrete, mortar & render mixes / gate hardware / metal & roofing screws",
  "turf = soil & compost / potting mix & fertiliser / garden hoses",
  "sand, stone, soil & mulch = wheelbarrows & carts / garden edging / weed mat, shade cloth & netting / digging & groundwork",
  // Paint
  "interior paint / exterior paint = sealers & undercoats / rollers / brushes / masking tape / drop sheets / fillers & putty",
  "enamel = sealers & undercoats / brushes / sheets, rolls & sponges / cleaners & thinners / masking tape",
  "decking oil & stain = brushes / deck cleaner / decking / sheets, rolls & sponges",
  "timber finishes = brushes / sheets, rolls & sponges / cleaners & thinners / fillers & putty",
  "primers & undercoats = brushes / rollers / interior walls / exterior walls & trim",
  "spray paint = masking tape / special primers / respirators & masks",
  "brushes & rollers = masking tape / drop sheets / interior walls / cleaners & thinners",
  // Fixings
  "concrete screws / masonry anchors = masonry & sds bits / rotary & demolition hammers / safety glasses",
  "chemical anchors = threaded rod / masonry & sds bits / caulking guns & nozzles",
  "threaded rod = nuts / washers / chemical anchors / spanners & wrenches",
  "coach screws / cup head bolts / hex bolts / set screws / socket screws = washers / nuts / spanners & wrenches / timber & router bits",
  "screws = driver bits & nut setters / drills & drivers / timber & router bits",
  "framing gun nails = cordless nailers / fuel cells / safety glasses",
  "brads & pins / coil nails = cordless nailers / air tools & compressors / wood glue",
  "staples = riveters & staple guns / air tools & compressors",
  "nails & staples = hammers & mallets / pry bars & punches",
  "joist hangers / nail plates / straps & tie-down = connector nail / framing > treated pine / hammers & mallets",
  "post supports = timber > posts / coach screws / cup head bolts / concrete, mortar & render mixes",
  "rivets = riveters & staple guns / metal drill bits, taps & dies",
  "hinges = chipboard screw / door handles / chisels & sharpening",
  "cabinet hardware = chipboard screw / melamine > whites / edging",
  "gate hardware = tee & strap hinges / padlocks / fence posts / coach screws",
  "chain = shackles, links & turnbuckles / padlocks / hooks",
  // Adhesives and tiling
  "tile adhesive / floor tiles & mosaics / wall tiles = grout & sealer / tile adhesive / tile trims / tiling tools / waterproofing",
  "waterproofing = tile adhesive / wet area lining / brushes",
  "construction adhesive / sealants = caulking guns & nozzles / cleaners & thinners",
  // Electrical
  "switches & power points = boxes, brackets & connectors / power cable / cable clips, duct & tape",
  "lighting = globes & tubes / switches & dimmers / power cable / boxes, brackets & connectors",
  "conduit & fittings = power cable / boxes, brackets & connectors / cable clips, duct & tape",
  // Plumbing
  "dwv & sewer pipe / dwv fittings / pvc pressure = pipe cement / dwv fittings / pipe clips",
  "stormwater pipe / stormwater fittings = pipe cement / pits & grates / stormwater fittings / downpipe lengths",
  "agi pipe / channel drains / pits & grates = stormwater fittings / crushed rock & screenings / pipe cement",
  "copper tube / capillary fittings = soldering & bottled gas / capillary fittings / pipe clips / pipe insulation",
  "pex pipe / crimp fittings = crimp fittings / pipe clips / pex pipe",
  "poly pipe / poly fittings = poly fittings / sprays & drippers / controllers & solenoids / poly pipe",
  "tapware = flexible connectors / wastes, traps & floor grates / silicone / valves",
  "basins & vanities = bathroom taps & mixers / wastes, traps & floor grates / flexible connectors / silicone",
  "sinks & laundry tubs = kitchen & laundry taps / wastes, traps & floor grates / flexible connectors / silicone",
  "toilets / baths & shower screens = flexible connectors / silicone / wastes, traps & floor grates",
  "tanks & pumps = valves / poly fittings / stormwater fittings / garden hoses",
  // Tools and safety
  "drills & drivers = driver bits & nut setters / drill bit sets / batteries & chargers",
  "power saws = circular & band saw blades / batteries & chargers / safety glasses / hearing",
  "grinders & polishers = cutting & grinding discs / sanding & flap discs / face shields & welding helmets",
  "sanders = sanding & flap discs / sanding belts / respirators & masks",
  "cordless nailers = framing gun nails / brads & pins / fuel cells / safety glasses",
  "rotary & demolition hammers = masonry & sds bits / safety glasses / hearing",
  "planers & routers = timber & router bits / safety glasses / hearing",
  "multi tools, vacuums & site gear = multi tool blades / batteries & chargers",
  "plastering tools = compounds & cement / joint tapes / standard plasterboard",
  "tiling tools = tile adhesive / grout & sealer / tile trims",
  "caulking guns & nozzles = gap filler / silicone / construction adhesive",
  "boots = socks, insoles & laces / trousers & shorts / work gloves",
  "helmets = hearing / safety glasses / vests",
  "ladders & platforms = ladder accessories / height safety"
]

const namesOf = (side: string): ReadonlyArray<string> => side.split(" / ")

const complements = new Map(
  rows.flatMap((row) => {
    const [goods = "", others = ""] = row.split(" = ")
    return namesOf(goods).map((name) => [name, namesOf(others)] as const)
  })
)

/** What a category's path or a type is known by, in small letters: itself, and each end of it. */
export const complementNames = (path: string): ReadonlyArray<string> => {
  const steps = path.toLowerCase().split(" > ")
  return steps.map((_, from) => steps.slice(from).join(" > "))
}

/** [REC-01] The names of what goes with goods of these types and categories, told from the most exact: of the first that anything is known of. */
export const complementsOf = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  for (const path of paths)
    for (const name of complementNames(path)) {
      const known = complements.get(name)
      if (known) return known
    }
  return []
}
