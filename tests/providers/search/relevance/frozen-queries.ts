/** One hundred searches as builders type them: a product is right when it, or one of its variants, has every attribute of one alternative. */
type Class = "exact" | "prefix" | "one typo" | "two words" | "dimension" | "trade word" | "nonsense"
type Value = string | number
export type FrozenQuery = {
  readonly query: string
  readonly class: Class
  readonly wanted: ReadonlyArray<Readonly<Record<string, Value | ReadonlyArray<Value>>>>
}

export const frozenQueries: ReadonlyArray<FrozenQuery> = [
  { query: "joist hanger", class: "exact", wanted: [{ type: ["joist hanger", "joist support"] }] },
  { query: "Structural Plywood", class: "exact", wanted: [{ type: ["structural plywood", "flooring plywood"] }] },
  { query: "mgp12 h2f framing", class: "exact", wanted: [{ type: "framing", grade: "MGP12", treatment: "H2F" }] },
  { query: "cornice cement", class: "exact", wanted: [{ type: "cornice cement" }] },
  { query: "Bugle Batten Screws", class: "exact", wanted: [{ type: "bugle screw" }] },
  { query: "triple grip", class: "exact", wanted: [{ type: "triple grip" }] },
  { query: "expanding foam", class: "exact", wanted: [{ type: "expanding foam" }] },
  { query: "ceiling paint", class: "exact", wanted: [{ type: "ceiling paint" }] },
  { query: "CONCRETE SLEEPERS", class: "exact", wanted: [{ type: "concrete sleeper" }] },
  { query: "claw hammer", class: "exact", wanted: [{ type: "claw hammer" }] },
  { query: "star pickets", class: "exact", wanted: [{ type: "star picket" }] },
  { query: "Particleboard flooring", class: "exact", wanted: [{ type: "particleboard flooring" }] },
  { query: "archit", class: "prefix", wanted: [{ type: "architrave" }] },
  { query: "weatherb", class: "prefix", wanted: [{ type: ["weatherboard", "fibre cement weatherboard"] }] },
  {
    query: "plasterb",
    class: "prefix",
    wanted: [
      { material: "Plasterboard" },
      { type: ["plasterboard screw", "plasterboard nail", "plasterboard anchor", "plasterboard square"] }
    ]
  },
  { query: "formpl", class: "prefix", wanted: [{ type: "formply" }] },
  { query: "Scoti", class: "prefix", wanted: [{ type: "scotia" }] },
  {
    query: "polycarb",
    class: "prefix",
    wanted: [
      { type: ["polycarbonate roofing", "polycarbonate sheet", "twin wall polycarbonate"] },
      { type: ["joining strip", "end cap strip"] }
    ]
  },
  {
    query: "recip",
    class: "prefix",
    wanted: [{ type: ["reciprocating saw", "reciprocating saw blade", "reciprocating blade set"] }]
  },
  { query: "decking sc", class: "prefix", wanted: [{ type: "decking screw" }] },
  {
    query: "downpi",
    class: "prefix",
    wanted: [{ type: ["downpipe", "downpipe bend", "downpipe clip", "downpipe joiner", "downpipe adaptor"] }]
  },
  { query: "treated pine sle", class: "prefix", wanted: [{ type: "sleeper", material: "Treated pine" }] },
  { query: "merbau deck", class: "prefix", wanted: [{ type: ["decking", "handrail"], species: "Merbau" }] },
  { query: "nail pl", class: "prefix", wanted: [{ type: "nail plate" }] },
  { query: "plasterbord", class: "one typo", wanted: [{ material: "Plasterboard" }] },
  { query: "archetrave", class: "one typo", wanted: [{ type: "architrave" }] },
  { query: "merbeau decking", class: "one typo", wanted: [{ type: "decking", species: "Merbau" }] },
  { query: "galvinised hoop iron", class: "one typo", wanted: [{ type: "hoop iron strap", finish: "Galvanised" }] },
  { query: "clear silicon", class: "one typo", wanted: [{ type: "silicone", colour: "Clear" }] },
  { query: "fence pailings", class: "one typo", wanted: [{ type: "paling" }] },
  { query: "joint hangers", class: "one typo", wanted: [{ type: ["joist hanger", "joist support"] }] },
  { query: "Coach crews m10", class: "one typo", wanted: [{ type: "coach screw", thread: "M10" }] },
  { query: "insullation batts", class: "one typo", wanted: [{ type: "insulation batt" }] },
  {
    query: "masonary drill bit",
    class: "one typo",
    wanted: [
      { type: "masonry drill bit" },
      {
        type: "drill bit set",
        size: ["5 piece 4 to 10 mm", "8 piece 3 to 10 mm", "5 piece 5 to 10 mm", "10 piece drill and chisel"]
      }
    ]
  },
  {
    query: "fiber cement sheet",
    class: "one typo",
    wanted: [
      { type: ["fibre cement sheet", "compressed fibre cement", "fibre cement panel", "FC base sheet"] },
      { type: ["FC wet area lining", "FC tile underlay", "FC fence sheet", "eaves lining", "soffit lining"] }
    ]
  },
  { query: "wheelbarow", class: "one typo", wanted: [{ type: "wheelbarrow" }] },
  { query: "carpenters pensil", class: "one typo", wanted: [{ type: ["builders pencil", "deep hole pencil"] }] },
  { query: "Angel grinder", class: "one typo", wanted: [{ type: "angle grinder" }] },
  {
    query: "treted pine posts",
    class: "one typo",
    wanted: [{ type: ["post", "fence post", "round post", "newel post"], material: "Treated pine" }]
  },
  { query: "jarrah decking", class: "two words", wanted: [{ type: "decking", species: "Jarrah" }] },
  { query: "screening cedar", class: "two words", wanted: [{ type: "screening", species: "Western red cedar" }] },
  { query: "stainless clouts", class: "two words", wanted: [{ type: "clout", material: "Stainless steel" }] },
  { query: "Primed skirting", class: "two words", wanted: [{ type: "skirting", finish: "Primed" }] },
  { query: "hardwood palings", class: "two words", wanted: [{ type: "paling", material: "Hardwood" }] },
  { query: "pine quad", class: "two words", wanted: [{ type: "quad", species: "Radiata pine" }] },
  { query: "screws decking", class: "two words", wanted: [{ type: "decking screw" }] },
  { query: "ply bracing", class: "two words", wanted: [{ type: "bracing", material: "Plywood" }] },
  { query: "Fence posts", class: "two words", wanted: [{ type: ["fence post", "round post"] }] },
  { query: "paint roller", class: "two words", wanted: [{ type: ["roller cover", "roller frame", "roller kit"] }] },
  {
    query: "wall batts",
    class: "two words",
    wanted: [
      { type: "insulation batt", use: "Wall" },
      { type: "insulation batt", material: "Stone wool" }
    ]
  },
  { query: "TILE ADHESIVE", class: "two words", wanted: [{ type: "tile adhesive" }] },
  {
    query: "cordless grinder",
    class: "two words",
    wanted: [{ type: ["angle grinder", "die grinder"], voltage: [18, 36] }]
  },
  {
    query: "gate hinges",
    class: "two words",
    wanted: [
      { type: ["gate hinge", "pool gate hinge", "strap hinge", "tee hinge", "gudgeon and strap", "welding hinge"] }
    ]
  },
  { query: "cypress posts", class: "two words", wanted: [{ type: ["post", "fence post"], species: "Cypress pine" }] },
  { query: "90x45", class: "dimension", wanted: [{ section: "90x45" }] },
  { query: "45 x 90 treated", class: "dimension", wanted: [{ section: "90x45", material: "Treated pine" }] },
  { query: "140x45 h3 5.4m", class: "dimension", wanted: [{ section: "140x45", treatment: "H3", length: 5.4 }] },
  { query: "90 by 90 post 2.4", class: "dimension", wanted: [{ type: "post", section: "90x90", length: 2.4 }] },
  { query: "Sleepers 200x50 2400", class: "dimension", wanted: [{ type: "sleeper", section: "200x50", length: 2.4 }] },
  { query: "14g x 100 bugle", class: "dimension", wanted: [{ type: "bugle screw", gauge: "14g", lengthMm: 100 }] },
  {
    query: "10g 50mm ss decking screws",
    class: "dimension",
    wanted: [{ type: "decking screw", gauge: "10g", lengthMm: 50, material: "Stainless steel" }]
  },
  { query: "M12 threaded rod", class: "dimension", wanted: [{ type: "threaded rod", thread: "M12" }] },
  {
    query: "cup head m10 x 150 gal",
    class: "dimension",
    wanted: [{ type: "cup head bolt", thread: "M10", lengthMm: 150, finish: "Galvanised" }]
  },
  { query: "17mm form ply", class: "dimension", wanted: [{ type: "formply", thickness: 17 }] },
  {
    query: "3600x1200 plasterboard 10mm",
    class: "dimension",
    wanted: [{ material: "Plasterboard", thickness: 10, sheet: "3600x1200" }]
  },
  {
    query: "2400x1200x12 ply",
    class: "dimension",
    wanted: [{ material: "Plywood", thickness: 12, sheet: "2400x1200" }]
  },
  {
    query: "75 x 3.15 bullet head",
    class: "dimension",
    wanted: [{ type: "bullet head nail", lengthMm: 75, diameter: 3.15 }]
  },
  { query: "4x2 hardwood", class: "dimension", wanted: [{ section: ["100x50", "90x45"], material: "Hardwood" }] },
  { query: "42 X 19 DAR", class: "dimension", wanted: [{ type: "dressed timber", section: "42x19" }] },
  { query: "sl82", class: "dimension", wanted: [{ type: "reo mesh", grade: "SL82" }] },
  { query: "100mm stormwater 6m", class: "dimension", wanted: [{ type: "stormwater pipe", diameter: 100, length: 6 }] },
  { query: "240*45 LVL", class: "dimension", wanted: [{ type: "LVL", section: "240x45" }] },
  {
    query: "r2.5 90mm wall batts",
    class: "dimension",
    wanted: [{ type: "insulation batt", use: "Wall", rValue: 2.5, thickness: 90 }]
  },
  { query: "palings 1800mm", class: "dimension", wanted: [{ type: "paling", length: 1.8 }] },
  { query: "gyprock", class: "trade word", wanted: [{ material: "Plasterboard" }] },
  { query: "yellow tongue", class: "trade word", wanted: [{ type: "particleboard flooring" }] },
  { query: "blue pine", class: "trade word", wanted: [{ treatment: "H2F" }] },
  { query: "dynabolts", class: "trade word", wanted: [{ type: "sleeve anchor" }] },
  {
    query: "tek screws",
    class: "trade word",
    wanted: [
      { type: ["self-drilling screw", "wafer screw", "roofing screw", "fence screw", "hex type 17 screw"] },
      { point: ["Self-drilling", "Self-drilling with wings"] }
    ]
  },
  { query: "Liquid nails", class: "trade word", wanted: [{ type: "construction adhesive" }] },
  { query: "Villaboard", class: "trade word", wanted: [{ type: "FC wet area lining" }] },
  { query: "post stirrups", class: "trade word", wanted: [{ type: "post support" }] },
  { query: "stanley knife", class: "trade word", wanted: [{ type: ["utility knife", "snap-off knife"] }] },
  { query: "shifter", class: "trade word", wanted: [{ type: "adjustable wrench" }] },
  { query: "rattle gun", class: "trade word", wanted: [{ type: ["impact wrench", "impact driver"] }] },
  { query: "no more gaps", class: "trade word", wanted: [{ type: "gap filler" }] },
  { query: "aggie pipe", class: "trade word", wanted: [{ type: "agi pipe" }] },
  { query: "koppers logs", class: "trade word", wanted: [{ type: ["round post", "half round log"] }] },
  { query: "oregon", class: "trade word", wanted: [{ species: "Douglas fir" }] },
  { query: "pink batts", class: "trade word", wanted: [{ type: "insulation batt" }] },
  { query: "jemmy bar", class: "trade word", wanted: [{ type: ["pry bar", "wrecking bar", "pinch bar"] }] },
  { query: "kwila decking", class: "trade word", wanted: [{ type: "decking", species: "Merbau" }] },
  { query: "netflix", class: "nonsense", wanted: [] },
  { query: "ukulele", class: "nonsense", wanted: [] },
  { query: "asdfghjkl", class: "nonsense", wanted: [] },
  { query: "flibbertigibbet", class: "nonsense", wanted: [] },
  { query: "xyzzyq", class: "nonsense", wanted: [] },
  { query: "cappuccino", class: "nonsense", wanted: [] },
  { query: "wqxzj vbnmk", class: "nonsense", wanted: [] },
  { query: "Qqqqqq", class: "nonsense", wanted: [] }
]
