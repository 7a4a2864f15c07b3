/** The files that a shop is loaded from: their names, their columns, and what makes a row one of a kind. */

import { states } from "../../../core/contact/fields.ts"
import {
  booleanField,
  choiceField,
  coordinateField,
  date,
  decimalField,
  integerField,
  listField,
  patternField,
  plainText
} from "./field-kinds.ts"
import { type Column, columnsOfFields, type Fields, optionalField, type RowOf } from "./row-columns.ts"
import {
  account,
  amount,
  attributeName,
  attributes,
  barcode,
  branchId,
  branchSlug,
  category,
  dimensions,
  drawing,
  email,
  hours,
  id,
  invoiceNumber,
  kilograms,
  permission,
  price,
  quoteNumber,
  sku,
  slug,
  standingField,
  starRating,
  tally,
  volumeBreak
} from "./shop-fields.ts"

const branches = {
  id: branchId,
  slug: branchSlug,
  name: plainText(80),
  lineOne: plainText(120),
  suburb: plainText(80),
  postcode: patternField(/^\d{4}$/, "four digits"),
  state: choiceField(states),
  latitude: coordinateField(90),
  longitude: coordinateField(180),
  phone: plainText(30),
  email,
  pickupAvailable: booleanField,
  hours
}

const categories = {
  slug: category,
  name: plainText(80),
  description: plainText(1000),
  position: integerField(0, 100_000),
  filters: optionalField(listField(attributeName))
}

const products = {
  id,
  slug,
  name: plainText(200),
  family: plainText(80),
  category,
  purpose: optionalField(plainText(120)),
  jobs: optionalField(plainText(1000)),
  description: plainText(5000),
  attributes,
  options: optionalField(listField(attributeName)),
  drawing,
  documents: optionalField(listField(choiceField(["data-sheet", "safety-data-sheet", "installation-guide"]))),
  isHardware: booleanField,
  isDangerous: booleanField,
  status: optionalField(choiceField(["public", "hidden"]))
}

const variants = {
  sku,
  product: id,
  position: integerField(0, 100_000),
  name: plainText(300),
  attributes: optionalField(attributes),
  uom: patternField(/^[A-Z][A-Z0-9]{1,4}$/, "a unit code such as LM or EA"),
  factor: decimalField(1_000_000),
  step: optionalField(decimalField(1_000)),
  length: optionalField(decimalField(100)),
  lengths: optionalField(listField(decimalField(100))),
  isRandomLength: optionalField(booleanField),
  tallies: optionalField(listField(tally)),
  weight: kilograms,
  dimensions,
  stockCode: integerField(0, 99),
  stockMode: choiceField(["normal", "special-order", "unstocked", "clearance"]),
  barcode: optionalField(barcode),
  rating: optionalField(starRating),
  reviewCount: optionalField(integerField(1, 1_000_000)),
  sales: optionalField(integerField(0, 100))
}

const prices = {
  sku,
  retail: price,
  clearance: optionalField(price),
  promotion: optionalField(price),
  promotionFrom: optionalField(date),
  promotionTo: optionalField(date),
  breaks: optionalField(listField(volumeBreak))
}

const stock = { sku, branch: branchId, length: optionalField(decimalField(100)), onHand: integerField(0, 10_000_000) }

const customers = {
  id: account,
  name: plainText(120),
  accountType: choiceField(["A", "C"]),
  standing: standingField,
  creditLimit: amount,
  barcode: optionalField(barcode),
  abn: optionalField(patternField(/^\d{11}$/, "eleven digits")),
  showExcGstPricing: booleanField,
  asksPermission: booleanField,
  branch: optionalField(branchId)
}

const contacts = {
  customer: account,
  id: account,
  firstName: plainText(60),
  lastName: plainText(60),
  email,
  mobile: optionalField(plainText(30)),
  role: choiceField(["admin", "contact"]),
  may: optionalField(listField(permission)),
  mayNot: optionalField(listField(permission)),
  passwordHash: optionalField(patternField(/^\$argon2id\$\S+$/, "an argon2id hash"))
}

const contracts = {
  customer: account,
  sku: optionalField(sku),
  price: optionalField(price),
  category: optionalField(category),
  percentOff: optionalField(decimalField(99.99))
}

const managers = {
  id: account,
  name: plainText(120),
  phone: plainText(30),
  email,
  picture: optionalField(patternField(/^(https:\/\/|\/)[^\s"'<>]+$/, "an address that begins with https:// or /", 500)),
  customers: optionalField(listField(account)),
  branches: optionalField(listField(branchId))
}

/** [QUO-01] A quote that another system made; its address where it is brought somewhere, its delivery in dollars. */
const quotes = {
  number: quoteNumber,
  customer: account,
  contact: account,
  quotedOn: date,
  branch: branchId,
  contactName: plainText(60),
  phone: plainText(30),
  email,
  poNumber: optionalField(plainText(30)),
  instructions: optionalField(plainText(500)),
  lineOne: optionalField(plainText(120)),
  lineTwo: optionalField(plainText(120)),
  suburb: optionalField(plainText(80)),
  state: optionalField(choiceField(states)),
  postcode: optionalField(patternField(/^\d{4}$/, "four digits")),
  delivery: optionalField(amount),
  isAtOwnPrices: booleanField,
  paidOn: optionalField(date),
  invoice: optionalField(invoiceNumber)
}

/** A line of a quote; `qty` in the unit of its sku, `uom` the unit that it was chosen in. */
const quotelines = {
  quote: quoteNumber,
  position: integerField(0, 100_000),
  sku,
  name: optionalField(plainText(300)),
  uom: patternField(/^[A-Z][A-Z0-9]{1,4}$/, "a unit code such as LM or EA"),
  length: optionalField(decimalField(100)),
  qty: decimalField(1_000_000),
  pieces: integerField(1, 1_000_000),
  unitPrice: price,
  linePrice: price,
  invoice: optionalField(invoiceNumber)
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
  contracts,
  managers,
  quotes,
  quotelines
} satisfies { readonly [name: string]: Fields }

export type FileName = keyof typeof shopFiles
export type Row<N extends FileName = FileName> = RowOf<(typeof shopFiles)[N]>

export const fileNames = Object.keys(shopFiles) as ReadonlyArray<FileName>

/** The columns that tell the rows of a file apart. */
export const uniqueKeys: { readonly [N in FileName]: ReadonlyArray<string> } = {
  branches: ["id"],
  categories: ["slug"],
  products: ["id"],
  variants: ["sku"],
  prices: ["sku"],
  stock: ["sku", "branch", "length"],
  customers: ["id"],
  contacts: ["customer", "id"],
  contracts: ["customer", "sku", "category"],
  managers: ["id"],
  quotes: ["number"],
  quotelines: ["quote", "position"]
}

export const columnsOf = (file: FileName): ReadonlyArray<Column> => columnsOfFields(shopFiles[file])
