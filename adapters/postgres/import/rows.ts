/** Turns a whole shop into the rows of its files. */

import type { Category, Product, StockRecord, Variant } from "../../../core/catalogue/product/product.ts"
import type { Contact, Customer } from "../../../core/identity/customer.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import type { FileName, Row } from "./files.ts"
import type { ShopData } from "./shop-data.ts"

const branchRow = ({ address, ...branch }: Branch): Row<"branches"> => ({ ...branch, ...address }) as Row<"branches">

const categoryRow = (category: Category): Row<"categories"> => category

const productRow = ({ variants: _variants, ...product }: Product): Row<"products"> => product

const variantRow = (product: string, variant: Variant, position: number): Row<"variants"> => {
  const { isTally: _, weightGrams, retail: __, volumeBreaks: ___, promotion: ____, clearance: _____, ...rest } = variant
  return { ...rest, product, position, weight: weightGrams }
}

const priceRow = ({ sku, retail, clearance, promotion, volumeBreaks }: Variant): Row<"prices"> => ({
  sku,
  retail,
  ...(clearance === undefined ? {} : { clearance }),
  ...(promotion ? { promotion: promotion.price, promotionFrom: promotion.from, promotionTo: promotion.to } : {}),
  ...(volumeBreaks.length > 0 ? { breaks: volumeBreaks } : {})
})

const stockRow = ({ branch, sku, length, onHand }: StockRecord): Row<"stock"> =>
  length === undefined ? { sku, branch, onHand } : { sku, branch, length, onHand }

const customerRow = (customer: Customer): Row<"customers"> => {
  const { branchId, contacts: _, fixedPrices: __, discounts: ___, ...rest } = customer
  return branchId === undefined ? rest : { ...rest, branch: branchId }
}

const contactRow = (customer: string, { permissions, ...contact }: Contact): Row<"contacts"> => {
  const decided = (granted: boolean) =>
    Object.entries(permissions).flatMap(([rule, one]) => (one === granted ? [rule as keyof typeof permissions] : []))
  const [may, mayNot] = [decided(true), decided(false)]
  return { customer, ...contact, ...(may.length > 0 ? { may } : {}), ...(mayNot.length > 0 ? { mayNot } : {}) }
}

const contractRows = ({ id, fixedPrices, discounts }: Customer): ReadonlyArray<Row<"contracts">> => [
  ...fixedPrices.map(({ sku, price }) => ({ customer: id, sku, price })),
  ...discounts.map(({ category, percentOff }) => ({ customer: id, category, percentOff }))
]

/** The rows of one file, one after the other. */
export const rowsOf: { readonly [N in FileName]: (shop: ShopData) => Iterable<Row<N>> } = {
  branches: (shop) => shop.branches.map(branchRow),
  categories: (shop) => shop.categories.map(categoryRow),
  products: (shop) => shop.products.map(productRow),
  variants: function* (shop) {
    for (const { id, variants } of shop.products) {
      for (const [position, variant] of variants.entries()) yield variantRow(id, variant, position)
    }
  },
  prices: function* (shop) {
    for (const { variants } of shop.products) for (const variant of variants) yield priceRow(variant)
  },
  stock: function* (shop) {
    for (const holding of shop.holdings) yield stockRow(holding)
  },
  customers: (shop) => shop.customers.map(customerRow),
  contacts: (shop) => shop.customers.flatMap(({ id, contacts }) => contacts.map((contact) => contactRow(id, contact))),
  contracts: (shop) => shop.customers.flatMap(contractRows),
  managers: (shop) => shop.managers,
  quotes: (shop) => shop.quotes.map(({ quote }) => quote),
  quotelines: (shop) =>
    shop.quotes.flatMap(({ quote, lines }) =>
      lines.map((line, position) => ({ ...line, quote: quote.number, position }))
    )
}
