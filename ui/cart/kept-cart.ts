/** Reads back the cart that an earlier visit kept; whatever does not look right is left out, and the rest goes on. */
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { isRecord, type UnknownRecord } from "../../core/record.ts"

const areText = (kept: UnknownRecord, names: ReadonlyArray<string>): boolean =>
  names.every((name) => typeof kept[name] === "string")
const areNumbers = (kept: UnknownRecord, names: ReadonlyArray<string>): boolean =>
  names.every((name) => Number.isFinite(kept[name]))

const isItem = (kept: unknown): kept is CartItem =>
  isRecord(kept) &&
  areText(kept, ["productId", "erpId", "uom"]) &&
  areNumbers(kept, ["qty", "qtyRaw", "conversionFactor"]) &&
  isRecord(kept.variation) &&
  isRecord(kept.variation.attributes) &&
  isRecord(kept.product) &&
  areText(kept.product, ["slug", "name", "imageId"]) &&
  Number.isSafeInteger(kept.product.weightGrams) &&
  isRecord(kept.inventory) &&
  areNumbers(kept.inventory, ["stock"])

const amounts = ["unitPrice", "linePrice", "lineGst", "defaultUnitPrice"]

const areCents = (kept: unknown, names: ReadonlyArray<string>): boolean =>
  isRecord(kept) && names.every((name) => Number.isSafeInteger(kept[name]))

const isPricing = (kept: unknown): kept is PricedLine =>
  isRecord(kept) &&
  areCents(kept, amounts) &&
  areNumbers(kept, ["qty", "expires"]) &&
  (kept.discount === undefined || areCents(kept.discount, ["unitPrice", "linePrice", "lineGst"]))

/** A line with the price that it holds, and whose that is: nobody's for a guest's. */
type KeptItem = CartItem & { readonly pricedFor?: Buyer }

/** [T58] A cart as it is kept: no price of a member's without their name. */
export const cartToKeep = (items: ReadonlyArray<CartItem>, buyer: Buyer | undefined): ReadonlyArray<KeptItem> => {
  if (!buyer) return items
  const pricedFor = { contactId: buyer.contactId, customerId: buyer.customerId }
  return items.map((item) => (item.pricing ? { ...item, pricedFor } : item))
}

/** [PRC-06] [AUTH-10] The lines as they were priced for the same person at another company: held against the new prices, shown to nobody. */
export const pricedElsewhere = (kept: unknown, buyer: Buyer | undefined): ReadonlyArray<CartItem> =>
  (Array.isArray(kept) && buyer ? kept : [])
    .filter(isItem)
    .filter(
      ({ pricing, pricedFor }: KeptItem) =>
        isPricing(pricing) && pricedFor?.contactId === buyer?.contactId && !isSameBuyer(pricedFor, buyer)
    )

/** [HYD-02] The lines that are whole; one whose price is not, or is another shopper's, is priced again. */
export const keptCart = (kept: unknown, buyer?: Buyer): ReadonlyArray<CartItem> =>
  (Array.isArray(kept) ? kept : []).filter(isItem).map(({ pricing, pricedFor, ...item }: KeptItem) => ({
    ...item,
    ...(isPricing(pricing) && isSameBuyer(pricedFor, buyer) ? { pricing } : {})
  }))
