/** What the calculators ask and answer. */
import type {
  CalculatorName,
  GoodsRole,
  MeasureField,
  MeasureName
} from "../../core/catalogue/calculators/calculator.ts"
import type { CutPiecesText } from "../../core/catalogue/calculators/cut-pieces.ts"
import type { MeasureProblem } from "../../core/catalogue/calculators/measures.ts"
import { numberText } from "../../core/number-text.ts"

const count = (figure: number, one: string, many: string) => `${numberText(figure)} ${figure === 1 ? one : many}`

const units = { m: "m", mm: "mm", "%": "%", count: "" } as const

const names: { readonly [Name in CalculatorName]: { readonly title: string; readonly lead: string } } = {
  deck: { title: "Deck calculator", lead: "Boards for a deck, by its size, in the length that leaves the least." },
  floor: { title: "Floor calculator", lead: "Strip flooring or packs of boards for a room, with waste." },
  wall: { title: "Wall calculator", lead: "Weatherboards, cladding or lining for a wall, with the lap." },
  fence: { title: "Fence calculator", lead: "Posts, rails, palings and plinths for a paling fence, by its length." },
  cuts: {
    title: "Cut list",
    lead: "The cheapest timber that all your pieces can be cut from, and how to cut each stick."
  }
}

const fields: { readonly [Name in MeasureName]: string } = {
  run: "Length",
  width: "Width",
  height: "Height",
  gap: "Gap between boards",
  lap: "Lap of boards",
  waste: "Waste",
  bay: "Post to post",
  depth: "Post in the ground",
  rails: "Rails",
  overlap: "Overlap of palings",
  kerf: "Saw cut"
}

/** Where a figure needs more than its name. */
const hints: { readonly [Field in `${CalculatorName}.${MeasureName}`]?: string } = {
  "deck.run": "The way the boards run",
  "deck.width": "Across the boards",
  "floor.run": "The way the boards run",
  "floor.width": "Across the boards",
  "wall.run": "The way the boards run",
  "deck.waste": "10 suits straight boards, 15 a diagonal",
  "floor.waste": "10 suits straight boards, 15 a diagonal",
  "fence.bay": "2.4 or 2.7 is usual",
  "fence.rails": "3 for a fence of 1.8 m"
}

const roles: { readonly [Role in GoodsRole]: string } = {
  boards: "Boards",
  posts: "Posts",
  rails: "Rails",
  palings: "Palings",
  plinths: "Plinths",
  sticks: "Timber to cut from"
}

export const calculatorWords = {
  title: "Calculators",
  all: "All calculators",
  waiting: "Type the figures and press Calculate. The list with prices and stock comes here.",
  lead: "How much it takes, what it costs, and what your store has of it. Each ends in a list that goes into the cart in one press.",
  description:
    "Work out boards for a deck, a floor or a wall, a paling fence, or a cut list, with prices and stock at your store.",
  names,
  fieldLabel: ({ name, unit }: MeasureField) => (units[unit] ? `${fields[name]} (${units[unit]})` : fields[name]),
  hint: (calculator: CalculatorName, { name }: MeasureField) => hints[`${calculator}.${name}`],
  roles,
  noPlinths: "No plinths",
  pieces: "Pieces to cut",
  piecesHint: "One length a line, with how many: 2350 x 6 or 2.35 m x 6",
  calculate: "Calculate",
  calculating: "Calculating…",
  problem: ({ name, unit, least, most }: MeasureField, problem: MeasureProblem): string => {
    if (problem === "empty") return `${fields[name]} is required`
    if (problem === "notNumber") return "Type a number, such as 7.2"
    return `From ${least} to ${most}${unit === "count" ? "" : ` ${units[unit]}`}`
  },
  piecesProblem: (text: Exclude<CutPiecesText, { readonly ok: true }>): string => {
    if (text.problem === "empty") return "Type at least one piece, such as 2350 x 6"
    if (text.problem === "tooMany") return "At most 500 pieces of 60 lengths at a time"
    return `Line ${text.line}, “${text.text}”, is not a length and a number of pieces, such as 2350 x 6`
  },
  noGoods: "We have nothing to choose from here just now. Call your store, and we'll work it out with you.",
  notSoldSo: "We can't sell that much of it just now. Choose another product, or call your store.",
  tooShort: {
    boards: "No board is long enough.",
    sticks: "No stick is long enough.",
    posts: "These posts aren't long enough for that height and hole. Choose others, or a lower fence.",
    rails: "These rails are shorter than a bay. Choose others, or set the posts closer.",
    palings: "These palings aren't long enough for that height. Choose others, or a lower fence.",
    plinths: "These plinths are shorter than a bay. Choose others, or set the posts closer."
  } satisfies Record<GoodsRole, string>,
  rowSummary: (rows: number, metres: number, waste: number) =>
    `${count(rows, "row", "rows")}, ${numberText(metres)} m with ${waste}% waste`,
  packSummary: (coverage: number, waste: number) => `A pack covers ${coverage} m²; with ${waste}% waste`,
  fenceSummary: (bays: number) => count(bays, "bay", "bays"),
  cutSummary: (pieces: number, sticks: number) =>
    `${count(pieces, "piece", "pieces")} from ${count(sticks, "stick", "sticks")}`,
  list: "Your list",
  item: "Item",
  quantity: "Quantity",
  stock: "Stock",
  /** `214 in stock at Rowville`; what is not there says by itself where it comes from. */
  stockAt: (stock: string, branch: string | undefined) => (branch ? `${stock} at ${branch}` : stock),
  linePrice: "Price",
  total: "Total",
  incl: (gst: string) => `incl. ${gst} GST`,
  excl: (gst: string) => `excludes ${gst} GST`,
  add: "Add all to cart",
  adding: "Adding…",
  added: "Added. Your list is in the cart.",
  viewCart: "View cart",
  notPriced: "We couldn't price this list just now.",
  tryAgain: "Try again",
  needsScripts: "To put it in the cart, open each product, or allow scripts for this page.",
  lengths: "In other lengths",
  length: "Length",
  boards: "Boards",
  take: "Take",
  inStock: "in stock at your store",
  notInStock: "not all in stock at your store",
  taken: "In your list",
  cuts: "How to cut it",
  cutFrom: (sticks: number, length: string) => `${numberText(sticks)} × ${length}:`,
  /** Pieces of one length together: `2 × 2350 + 1200 mm`. */
  cutInto: (cuts: ReadonlyArray<number>): string => {
    const counts = new Map<number, number>()
    for (const cut of cuts) counts.set(cut, (counts.get(cut) ?? 0) + 1)
    return `${[...counts].map(([cut, times]) => (times > 1 ? `${times} × ${cut}` : `${cut}`)).join(" + ")} mm`
  },
  offcut: (millimetres: number) => `· ${numberText(millimetres)} mm left`,
  note: "A guide from the figures you typed. Check spans, fixings and the maker's instructions before you build."
}
