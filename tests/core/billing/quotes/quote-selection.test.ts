/** Choosing quotes for payment: one loads, is added once, or says why not. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  addLoadedQuote,
  clearQuotes,
  initialSalesOrders,
  markQuoteFailed,
  selectQuote,
  unselectQuote
} from "../../../../core/billing/quotes/quote-selection.ts"

const order = (orderNo: string, total = 100) => ({ orderNo, total })
const start = initialSalesOrders([order("1"), order("2")])

describe("The store", () => {
  it("[QUO-06] has the orders, no chosen numbers, and a status at rest", () =>
    assert.deepStrictEqual(start, {
      orders: [order("1"), order("2")],
      selected: [],
      status: { isFetching: false, hasError: false },
      asked: []
    }))
})

describe("Choosing a quote", () => {
  it("[QUO-02] fetches; what came is added, and fetching is over", () => {
    const chosen = selectQuote(start, "1")
    assert.deepStrictEqual(chosen.status, { isFetching: true, hasError: false })
    assert.deepStrictEqual(chosen.selected, [])
    const came = addLoadedQuote(chosen, order("1", 250))
    assert.deepStrictEqual(came.selected, ["1"])
    assert.deepStrictEqual(came.status, { isFetching: false, hasError: false })
    assert.deepStrictEqual(came.orders, [order("1", 250), order("2")])
  })
  it("[QUO-02] that fails keeps the error and adds no number; the next choice starts afresh", () => {
    const failed = markQuoteFailed(selectQuote(start, "1"), "1", "Unknown Error")
    assert.deepStrictEqual(failed.status, { isFetching: false, hasError: true, error: "Unknown Error" })
    assert.deepStrictEqual(failed.selected, [])
    assert.deepStrictEqual(selectQuote(failed, "2").status, { isFetching: true, hasError: false })
  })
  it("[QUO-02] that is chosen already adds no second number", () => {
    const once = addLoadedQuote(selectQuote(start, "1"), order("1"))
    assert.deepStrictEqual(addLoadedQuote(selectQuote(once, "1"), order("1")).selected, ["1"])
  })
  it("[QUO-02] of an order that is not in the list puts it there", () => {
    const came = addLoadedQuote(selectQuote(start, "9"), order("9"))
    assert.deepStrictEqual(
      came.orders.map(({ orderNo }) => orderNo),
      ["1", "2", "9"]
    )
  })
  it("[QUO-02] unselecting takes out that one; clearing takes out all, and the list stays", () => {
    const two = ["1", "2"].reduce(
      (store, orderNo) => addLoadedQuote(selectQuote(store, orderNo), order(orderNo)),
      start
    )
    assert.deepStrictEqual(two.selected, ["1", "2"])
    assert.deepStrictEqual(unselectQuote(two, "1").selected, ["2"])
    assert.deepStrictEqual(clearQuotes(markQuoteFailed(selectQuote(two, "9"), "9", "no")), start)
  })
  it("[QUO-02] two at once: fetching until both have answered, and an error of the first is not lost", () => {
    const both = selectQuote(selectQuote(start, "1"), "2")
    const one = markQuoteFailed(both, "1", "Unknown Error")
    assert.deepStrictEqual(one.status, { isFetching: true, hasError: true, error: "Unknown Error" })
    assert.deepStrictEqual(addLoadedQuote(one, order("2")).status, {
      isFetching: false,
      hasError: true,
      error: "Unknown Error"
    })
  })
  it.each([
    ["let go", unselectQuote(selectQuote(start, "1"), "1")],
    ["cleared", clearQuotes(selectQuote(start, "1"))]
  ])("[QUO-02] one that was %s while it loaded is not added, and its failure is not told", (_, store) => {
    assert.isFalse(store.status.isFetching)
    assert.deepStrictEqual(addLoadedQuote(store, order("1")), store)
    assert.deepStrictEqual(markQuoteFailed(store, "1", "no"), store)
  })
})

type Step = { readonly does: "choose" | "come" | "fail" | "unselect" | "clear"; readonly orderNo: string }

describe("Any choosing", () => {
  // Fails where a failed or overtaken answer adds its number, where one answer ends the fetching of another, or where
  // choosing twice adds twice.
  it("[QUO-02] [QUO-06] the chosen are those that loaded since they were last let go, each once, and fetching says who is waited for", () => {
    const step = fc.record<Step>({
      does: fc.constantFrom<Step["does"]>("choose", "choose", "come", "come", "fail", "unselect", "clear"),
      orderNo: fc.constantFrom("1", "2", "9")
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (plan) => {
        let store = start
        const waiting = new Set<string>()
        const chosen = new Set<string>()
        let hasError = false
        for (const { does, orderNo } of plan) {
          if (does === "choose") {
            store = selectQuote(store, orderNo)
            waiting.add(orderNo)
            hasError = false
          } else if (does === "come") {
            store = addLoadedQuote(store, order(orderNo))
            if (waiting.delete(orderNo)) chosen.add(orderNo)
          } else if (does === "fail") {
            store = markQuoteFailed(store, orderNo, "no")
            if (waiting.delete(orderNo)) hasError = true
          } else if (does === "unselect") {
            store = unselectQuote(store, orderNo)
            waiting.delete(orderNo)
            chosen.delete(orderNo)
          } else {
            store = clearQuotes(store)
            waiting.clear()
            chosen.clear()
            hasError = false
          }
          assert.deepStrictEqual(store.selected, [...chosen])
          assert.strictEqual(store.status.isFetching, waiting.size > 0)
          assert.strictEqual(store.status.hasError, hasError)
          assert.strictEqual(store.status.error, hasError ? "no" : undefined)
        }
      })
    )
  })
})
