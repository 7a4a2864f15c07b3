/** How an order's line is written on papers and in messages. */
import { expect, it } from "vitest"
import { orderedQuantityText, quantityText } from "../../../core/orders/line-text.ts"
import { priceForOneText, unitPriceText } from "../../../core/orders/unit-price-text.ts"

const sticks = { uom: "STICK", pieces: 7, length: 5.4, qty: 37.8, pricedUom: "LM", unitPrice: 645, linePrice: 24381 }

it.each([
  [sticks, "7 sticks of 5.4 m (37.8 m)", "7 sticks", "$6.45 per m"],
  [{ ...sticks, uom: "LM", pieces: 1, qty: 5.4 }, "1 stick of 5.4 m (5.4 m)", "5.4 lineal metres", "$6.45 per m"],
  [
    { uom: "EA", pieces: 3, qty: 3, pricedUom: "EA", unitPrice: 1250, linePrice: 3750 },
    "3 each",
    "3 each",
    "$12.50 each"
  ],
  [{ uom: "BG", pieces: 1, qty: 1, pricedUom: "BG", unitPrice: 895, linePrice: 895 }, "1 bag", "1 bag", "$8.95 per bag"]
])("%# timber by sticks with its metres or as it was chosen, other goods in their own unit", (line, ...written) => {
  expect([quantityText(line), orderedQuantityText(line), unitPriceText(line)]).toEqual(written)
})

it("[UOM-04] a length of 1 is hidden: the metres in all say it", () =>
  expect(quantityText({ ...sticks, length: 1, qty: 7 })).toBe("7 sticks (7 m)"))

it("[GST-03] a price for one without GST is what remains of it", () => {
  expect(priceForOneText(645, "LM", true)).toBe("$5.86 per m")
  expect(priceForOneText(1250, "EA", true)).toBe("$11.36 each")
})

it("[GST-04] beside its line it has four decimals where two don't come to the line's sum", () => {
  expect(unitPriceText(sticks, true)).toBe("$5.8638 per m")
  expect(unitPriceText({ pricedUom: "EA", qty: 1, unitPrice: 1250, linePrice: 1250 }, true)).toBe("$11.36 each")
})
