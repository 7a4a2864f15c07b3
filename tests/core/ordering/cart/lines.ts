/** Lines of a cart for tests: a box of screws, and timber by the stick and by the metre. */
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"

export const screws: CartItem = {
  productId: "p1",
  erpId: "SCREWS",
  uom: "BX",
  conversionFactor: 1,
  qty: 2,
  qtyRaw: 2,
  variation: { id: "SCREWS", attributes: {} },
  product: { slug: "screws", name: "Screws", imageId: "p1", isHardware: true, isTimber: false, weightGrams: 500 },
  isSubmitValid: true,
  inventory: {
    isClearance: false,
    isRandomLength: false,
    isTally: false,
    limitedStock: false,
    specialOrder: false,
    stock: 100,
    timberStock: 0,
    stockStatus: "in stock",
    tallies: []
  }
}

export const timber: CartItem = {
  ...screws,
  productId: "p2",
  erpId: "H3-90X45-5.4",
  attribute1: "5.4 m",
  length: 5.4,
  uom: "STICK",
  conversionFactor: 5.4,
  qty: 37.8,
  qtyRaw: 7,
  product: { ...screws.product, isHardware: false, isTimber: true }
}

export const metres: CartItem = { ...timber, uom: "LM", conversionFactor: 1, qty: 37.8, qtyRaw: 37.8 }
