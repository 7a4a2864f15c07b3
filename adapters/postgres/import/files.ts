/** The files that a shop is loaded from: their names, their columns, and what makes a row one of a kind. */

import { states } from "../../../core/contact/fields.ts"
import { skuPattern } from "../../../core/sku.ts"
import { parseTally } from "../../../core/units/tally.ts"
import {
  amount,
  attributeName,
  attributes,
  branchId,
  choice,
  date,
  dimensions,
  drawing,
  type Field,
  hours,
  kilograms,
  list,
  matching,
  measure,
  permission,
  position,
  price,
  stars,
  volumeBreak,
  whole,
  words,
  yesNo
} from "./fields.ts"

/** A field that need not be there. */
type Spare<A> = { readonly spare: Field<A> }

const spare = <A>(field: Field<A>): Spare<A> => ({ spare: field })

type Fields = { readonly [name: string]: Field<unknown> | Spare<unknown> }
type ValueOf<F> = F extends Spare<infer A> ? A : F extends Field<infer A> ? A : never
type SpareNames<F> = { [N in keyof F]: F[N] extends Spare<unknown> ? N : never }[keyof F]

/** A row as it was read: fields that need not be there are absent where they are not. */
export type RowOf<F> = { readonly [N in Exclude<keyof F, SpareNames<F>>]: ValueOf<F[N]> } & {
  readonly [N in SpareNames<F>]?: ValueOf<F[N]>
}

const sku = matching(skuPattern, "letters, digits, dots, slashes and hyphens, at most 40")
const id = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/, "letters, digits, dots and hyphens, at most 60")
const account = matching(/^[A-Za-z0-9-]{1,20}$/, "letters, digits and hyphens, at most 20")
const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens, at most 200", 200)
const branchSlug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens, at most 80", 80)
const category = matching(
  /^[a-z0-9-]+(\/[a-z0-9-]+){0,4}$/,
  "up to five slugs with / between them, at most 300 together"
)
const barcode = matching(/^\d{8,14}$/, "8 to 14 digits")
const email = matching(/^[^@\sA-Z]+@[^@\sA-Z]+$/, "an e-mail address in small letters, at most 254", 254)
const tally = matching({ test: (text) => parseTally(text) !== undefined }, "pieces and a length such as 24/2.4")

const branches = {
  id: branchId,
  slug: branchSlug,
  name: words(80),
  lineOne: words(120),
  suburb: words(80),
  postcode: matching(/^\d{4}$/, "four digits"),
  state: choice(states),
  latitude: position(90),
  longitude: position(180),
  phone: words(30),
  email,
  pickupAvailable: yesNo,
  hours
}

const categories = { slug: category, name: words(80), description: words(1000), position: whole(0, 100_000) }

const products = {
  id,
  slug,
  name: words(200),
  family: words(80),
  category,
  purpose: spare(words(120)),
  description: words(5000),
  attributes,
  options: spare(list(attributeName)),
  drawing,
  documents: spare(list(choice(["data-sheet", "safety-data-sheet", "installation-guide"]))),
  isHardware: yesNo,
  isDangerous: yesNo,
  status: spare(choice(["public", "hidden"]))
}

const variants = {
  sku,
  product: id,
  position: whole(0, 100_000),
  name: words(300),
  attributes: spare(attributes),
  uom: matching(/^[A-Z][A-Z0-9]{1,4}$/, "a unit code such as LM or EA"),
  factor: measure(1_000_000),
  step: spare(measure(1_000)),
  length: spare(measure(100)),
  lengths: spare(list(measure(100))),
  isRandomLength: spare(yesNo),
  tallies: spare(list(tally)),
  weight: kilograms,
  dimensions,
  stockCode: whole(0, 99),
  stockMode: choice(["normal", "special-order", "unstocked", "clearance"]),
  barcode: spare(barcode),
  rating: spare(stars),
  reviewCount: spare(whole(1, 1_000_000))
}

const prices = {
  sku,
  retail: price,
  clearance: spare(price),
  promotion: spare(price),
  promotionFrom: spare(date),
  promotionTo: spare(date),
  breaks: spare(list(volumeBreak))
}

const stock = { sku, branch: branchId, length: spare(measure(100)), onHand: whole(0, 10_000_000) }

const customers = {
  id: account,
  name: words(120),
  accountType: choice(["A", "C"]),
  standing: choice(["open", "hold", "suspended"]),
  creditLimit: amount,
  barcode: spare(barcode),
  abn: spare(matching(/^\d{11}$/, "eleven digits")),
  showExcGstPricing: yesNo,
  asksPermission: yesNo,
  branch: spare(branchId)
}

const contacts = {
  customer: account,
  id: account,
  firstName: words(60),
  lastName: words(60),
  email,
  mobile: spare(words(30)),
  role: choice(["admin", "contact"]),
  may: spare(list(permission)),
  mayNot: spare(list(permission)),
  passwordHash: spare(matching(/^\$argon2id\$\S+$/, "an argon2id hash"))
}

const contracts = {
  customer: account,
  sku: spare(sku),
  price: spare(price),
  category: spare(category),
  percentOff: spare(measure(99.99))
}

/** In the order in which they are loaded: nothing needs what comes after it. */
export const shopFiles = {
  branches,
  categories,
  products,
  variants,
  prices,
  stock,
  customers,
  contacts,
  contracts
} satisfies { readonly [name: string]: Fields }

export type FileName = keyof typeof shopFiles
export type Row<N extends FileName = FileName> = RowOf<(typeof shopFiles)[N]>

export const fileNames = Object.keys(shopFiles) as ReadonlyArray<FileName>

/** The columns that tell the rows of a file apart. */
export const keys: { readonly [N in FileName]: ReadonlyArray<string> } = {
  branches: ["id"],
  categories: ["slug"],
  products: ["id"],
  variants: ["sku"],
  prices: ["sku"],
  stock: ["sku", "branch", "length"],
  customers: ["id"],
  contacts: ["customer", "id"],
  contracts: ["customer", "sku", "category"]
}

export type Column = { readonly name: string; readonly field: Field<unknown>; readonly isSpare: boolean }

export const columnsOf = (file: FileName): ReadonlyArray<Column> =>
  Object.entries(shopFiles[file] as Fields).map(([name, given]) =>
    "spare" in given
      ? { name, field: given.spare as Field<unknown>, isSpare: true }
      : { name, field: given as Field<unknown>, isSpare: false }
  )
