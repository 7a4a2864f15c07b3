/** The shop's calculators: what each is called in an address, what it asks, and which goods it chooses from. */

export const calculatorNames = ["deck", "floor", "wall", "fence", "cuts"] as const
export type CalculatorName = (typeof calculatorNames)[number]

export const isCalculatorName = (text: string | undefined): text is CalculatorName =>
  calculatorNames.some((name) => name === text)

/** The part that goods play in what is built. */
export type GoodsRole = "boards" | "posts" | "rails" | "palings" | "plinths" | "sticks"

/** Goods of one role are chosen from one category, by its slug. */
export type CalculatorGoods = {
  readonly role: GoodsRole
  readonly category: string
  /** What their type ends with, where other things lie in that category: a `deck fascia` is no `composite decking`. */
  readonly noun?: string
  readonly isOptional?: true
}

/** Whether goods of that type play the role; those whose merchant names no type do. */
export const fitsRole = ({ noun }: Pick<CalculatorGoods, "noun">, type: string | undefined): boolean =>
  noun === undefined || type === undefined || type.split(" ").at(-1) === noun

/** A figure that is asked for: its unit, what it may be, and what stands there before anything is typed. */
export type MeasureField = {
  readonly name: MeasureName
  readonly unit: "m" | "mm" | "%" | "count"
  readonly least: number
  readonly most: number
  readonly initial?: number
}
export type MeasureName =
  | "run"
  | "width"
  | "height"
  | "gap"
  | "lap"
  | "waste"
  | "bay"
  | "depth"
  | "rails"
  | "overlap"
  | "kerf"

const run: MeasureField = { name: "run", unit: "m", least: 0.1, most: 100 }
const width: MeasureField = { ...run, name: "width" }
const waste: MeasureField = { name: "waste", unit: "%", least: 0, most: 50, initial: 10 }

type Calculator = {
  readonly goods: ReadonlyArray<CalculatorGoods>
  readonly fields: ReadonlyArray<MeasureField>
  /** The category whose picture stands for it. */
  readonly pictured: string
}

export const calculators: { readonly [Name in CalculatorName]: Calculator } = {
  deck: {
    pictured: "timber/decking",
    goods: [{ role: "boards", category: "timber/decking", noun: "decking" }],
    fields: [run, width, { name: "gap", unit: "mm", least: 0, most: 20, initial: 5 }, waste]
  },
  floor: {
    pictured: "timber/flooring",
    goods: [{ role: "boards", category: "timber/flooring" }],
    fields: [run, width, waste]
  },
  wall: {
    pictured: "timber/cladding",
    goods: [{ role: "boards", category: "timber/cladding" }],
    fields: [
      run,
      { name: "height", unit: "m", least: 0.1, most: 20 },
      { name: "lap", unit: "mm", least: 0, most: 60, initial: 25 },
      waste
    ]
  },
  fence: {
    pictured: "timber/fencing/palings",
    goods: [
      { role: "posts", category: "timber/fencing/posts" },
      { role: "rails", category: "timber/fencing/rails" },
      { role: "palings", category: "timber/fencing/palings" },
      { role: "plinths", category: "timber/fencing/plinths", isOptional: true }
    ],
    fields: [
      { ...run, most: 1000 },
      { name: "height", unit: "m", least: 0.6, most: 2.4, initial: 1.8 },
      { name: "bay", unit: "m", least: 0.9, most: 3, initial: 2.4 },
      { name: "rails", unit: "count", least: 2, most: 4, initial: 3 },
      { name: "depth", unit: "m", least: 0.3, most: 1.2, initial: 0.6 },
      { name: "overlap", unit: "mm", least: 0, most: 40, initial: 0 }
    ]
  },
  cuts: {
    pictured: "timber/framing",
    goods: [{ role: "sticks", category: "timber/framing" }],
    fields: [{ name: "kerf", unit: "mm", least: 0, most: 10, initial: 3 }]
  }
}

/** The calculator that fits what is sold in a category, by its slug; none for most. */
export const calculatorOfCategory = (slug: string): CalculatorName | undefined =>
  calculatorNames.find((name) =>
    calculators[name].goods.some(({ category }) => slug === category || slug.startsWith(`${category}/`))
  ) ?? (slug === "timber/fencing" ? "fence" : undefined)
