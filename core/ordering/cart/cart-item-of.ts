/** Makes a cart's line from what was chosen on a product's page. */

import { type AttributeName, attributeDisplayText } from "../../catalogue/product/attribute.ts"
import type { ProductDetail, Variation } from "../../catalogue/product/product-detail.ts"
import type { PricedLine, PriceRequest } from "../../pricing/price.ts"
import { availability } from "../../stock/availability.ts"
import { unitChoice } from "../../units/unit-choice.ts"
import type { CartItem } from "./cart-item.ts"

/** [ENT-06] The line with its price, or one that waits for it; `qty` is the server's, in the SKU's own unit, and 0 until it is known. */
export const cartItemOf = (
  product: ProductDetail,
  variation: Variation,
  request: PriceRequest,
  pricing?: PricedLine
): CartItem => {
  const chosen = unitChoice(request.uom)
  const texts = product.options.map((name) => optionText(variation, name))
  const [attribute1, attribute2, attribute3, attribute4] = texts
  const length = request.length ?? variation.length
  const total = availability(variation, undefined, 1, request.length)
  return {
    productId: product.id,
    erpId: variation.sku,
    ...(attribute1 ? { attribute1 } : {}),
    ...(attribute2 ? { attribute2 } : {}),
    ...(attribute3 ? { attribute3 } : {}),
    ...(attribute4 ? { attribute4 } : {}),
    ...(length === undefined ? {} : { length }),
    uom: chosen?.uom ?? variation.uom,
    conversionFactor: chosen?.factor ?? 1,
    qty: pricing?.qty ?? 0,
    qtyRaw: request.qty,
    ...(pricing ? { pricing } : {}),
    variation: {
      id: variation.sku,
      attributes: Object.fromEntries(product.options.map((name, place) => [name, texts[place] ?? ""]))
    },
    product: {
      slug: product.slug,
      name: product.name,
      imageId: product.images.variations[variation.sku] ?? product.images.main,
      isHardware: product.isHardware,
      isTimber: product.isTimber,
      weightGrams: variation.weightGrams,
      ...(variation.step === undefined ? {} : { step: variation.step })
    },
    isSubmitValid: true,
    inventory: {
      isClearance: variation.flags.isClearance,
      isRandomLength: variation.flags.isRandomLength,
      isTally: variation.flags.timberTally,
      limitedStock: variation.flags.limitedStock,
      specialOrder: variation.flags.specialOrder,
      stock: total.total,
      timberStock: product.isTimber ? total.total : 0,
      stockStatus: total.level,
      tallies: variation.tallies
    }
  }
}

const optionText = (variation: Variation, name: AttributeName): string => {
  const value = variation.attributes[name]
  return value === undefined ? "" : attributeDisplayText(name, value)
}
