/** Price: what a line costs at somebody's terms, and why. */
import { money, price } from "lineal"

const now = Date.parse("2026-11-23T09:00:00+11:00")
const screws = {
  sku: "SCREWS-500",
  uom: "BX",
  factor: 1,
  isRandomLength: false,
  retail: 4950,
  volumeBreaks: [{ quantityBreak: 10, unitPrice: 4400 }],
  promotion: { price: 4700, from: "2026-11-20", to: "2026-11-30" },
  lowest: { sku: "SCREWS-500", price: 4950 },
  highest: { sku: "SCREWS-500", price: 4950 }
}
const request = { sku: screws.sku, qty: 2, uom: "BX|1" }
const terms = { kind: "trade", percentOff: 12.5 }

const line = price.priceLine(screws, request, terms, now)
if (price.isPriced(line)) console.log(money.dollars(price.chargedPrice(line).linePrice))
const why = price.explainPrice(screws, { ...request, qty: 10 }, { kind: "guest" }, now)
if (why.ok) for (const { reason, amount } of why.value.steps) console.log(reason, money.dollars(amount))
const refused = price.explainPrice(screws, { ...request, qty: 1.5 }, terms, now)
if (!refused.ok) console.log(refused.code, refused.field, refused.msg)
// $86.62
// retail $495.00
// promotion −$25.00
// volume −$30.00
// unpriced SCREWS-500 Sold in whole units. The next right quantity is 2.
