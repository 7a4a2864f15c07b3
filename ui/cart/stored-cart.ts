/** Serializes the cart for the browser's store and parses it back; invalid lines are dropped, the rest are kept. */
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { isRecord, type UnknownRecord } from "../../core/record.ts"

const areText = (stored: UnknownRecord, names: ReadonlyArray<string>): boolean =>
  names.every((name) => typeof stored[name] === "string")
const areNumbers = (stored: UnknownRecord, names: ReadonlyArray<string>): boolean =>
  names.every((name) => Number.isFinite(stored[name]))

const isItem = (stored: unknown): stored is CartItem =>
  isRecord(stored) &&
  areText(stored, ["productId", "erpId", "uom"]) &&
  areNumbers(stored, ["qty", "qtyRaw", "conversionFactor"]) &&
  isRecord(stored.variation) &&
  isRecord(stored.variation.attributes) &&
  isRecord(stored.product) &&
  areText(stored.product, ["slug", "name", "imageId"]) &&
  Number.isSafeInteger(stored.product.weightGrams) &&
  isRecord(stored.inventory) &&
  areNumbers(stored.inventory, ["stock"])

const amounts = ["unitPrice", "linePrice", "lineGst", "defaultUnitPrice"]

const areCents = (stored: unknown, names: ReadonlyArray<string>): boolean =>
  isRecord(stored) && names.every((name) => Number.isSafeInteger(stored[name]))

const isPricing = (stored: unknown): stored is PricedLine =>
  isRecord(stored) &&
  areCents(stored, amounts) &&
  areNumbers(stored, ["qty", "expires"]) &&
  (stored.discount === undefined || areCents(stored.discount, ["unitPrice", "linePrice", "lineGst"]))

/** A line with the price that it holds, and whose that is: nobody's for a guest's. */
type StoredItem = CartItem & { readonly pricedFor?: Buyer }

/** [T58] A cart as it is kept: no price of a member's without their name. */
export const cartToStore = (items: ReadonlyArray<CartItem>, buyer: Buyer | undefined): ReadonlyArray<StoredItem> => {
  if (!buyer) return items
  const pricedFor = { contactId: buyer.contactId, customerId: buyer.customerId }
  return items.map((item) => (item.pricing ? { ...item, pricedFor } : item))
}

/** [PRC-06] [AUTH-10] The lines as they were priced for the same person at another company: held against the new prices, shown to nobody. */
export const itemsPricedForOtherCompany = (stored: unknown, buyer: Buyer | undefined): ReadonlyArray<CartItem> =>
  (Array.isArray(stored) && buyer ? stored : [])
    .filter(isItem)
    .filter(
      ({ pricing, pricedFor }: StoredItem) =>
        isPricing(pricing) && pricedFor?.contactId === buyer?.contactId && !isSameBuyer(pricedFor, buyer)
    )

/** [HYD-02] The lines that are whole; one whose price is not, or is another shopper's, is priced again. */
export const parseStoredCart = (stored: unknown, buyer?: Buyer): ReadonlyArray<CartItem> =>
  (Array.isArray(stored) ? stored : []).filter(isItem).map(({ pricing, pricedFor, ...item }: StoredItem) => ({
    ...item,
    ...(isPricing(pricing) && isSameBuyer(pricedFor, buyer) ? { pricing } : {})
  }))
