/** What a job list comes to, and what it can become. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  chooseJobList,
  chooseQuote,
  type JobList,
  type JobListChoice,
  type JobListUse,
  jobListRefusal,
  jobListTotals,
  markJobListDeleted
} from "../../../core/job-lists/job-list.ts"
import { addToCart, type Cart, cartTotals } from "../../../core/ordering/cart/cart.ts"
import { isPriced } from "../../../core/pricing/price.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { screws, timber } from "../ordering/cart/lines.ts"
import { anyListed, anyTerms, box, guest, monday, stick } from "../pricing/listed.ts"

const line = (item: typeof screws, listed: typeof stick, terms: Parameters<typeof priceLine>[2], qtyRaw: number) => {
  const uom = item.product.isTimber ? "STICK|5.4" : "BX|1"
  const pricing = priceLine(listed, { sku: listed.sku, qty: qtyRaw, uom }, terms, monday)
  return isPriced(pricing) ? { ...item, qtyRaw, qty: pricing.qty, pricing } : { ...item, qtyRaw }
}

const deck: JobList = {
  id: "deck",
  name: "Back deck",
  items: [line(screws, box, guest, 2), line(timber, stick, guest, 7)],
  isDeleted: false
}

describe("A job list", () => {
  it("[JOB-02] comes to its lines, to the cent", () =>
    // 2 boxes at $10.00, and 7 sticks of 5.4 m at $10.00 a metre.
    assert.deepStrictEqual(jobListTotals(deck), { subtotal: 2000 + 37_800, gst: 182 + 3436 }))
  it("[JOB-02] without lines comes to nothing", () =>
    assert.deepStrictEqual(jobListTotals({ items: [] }), { subtotal: 0, gst: 0 }))

  // Fails where a list takes the price before its volume discount, or the GST of the sum and not the sum of the lines'.
  it("[JOB-02] comes to what a cart of the same lines comes to", () => {
    const anyLine = fc.tuple(anyListed, anyTerms, fc.integer({ min: 1, max: 500 })).map(([listed, terms, qty]) => {
      const item = listed.uom === "LM" ? timber : screws
      return line(item, listed, terms, qty)
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), (items) => {
        const { subtotal, gst } = cartTotals(items)
        assert.deepStrictEqual(jobListTotals({ items }), { subtotal, gst })
        const paid = items.flatMap(({ pricing }) => (pricing ? [pricing.discount ?? pricing] : []))
        assert.strictEqual(
          subtotal,
          paid.reduce((sum, { linePrice }) => sum + linePrice, 0)
        )
        assert.strictEqual(
          gst,
          paid.reduce((sum, { lineGst }) => sum + lineGst, 0)
        )
      })
    )
  })

  it("[JOB-02] comes to the same after its lines went into a cart", () => {
    const cart = deck.items.reduce<Cart>((filled, item) => {
      const added = addToCart(filled, item)
      return added.ok ? added.cart : filled
    }, [])
    const { subtotal, gst } = cartTotals(cart)
    assert.deepStrictEqual(jobListTotals(deck), { subtotal, gst })
  })
})

describe("A job list becomes", () => {
  const contactDetails = {
    contactName: "Kim Lee",
    company: "Lee Decks",
    phone: "03 9764 1234",
    email: "kim@example.com"
  }
  const uses: ReadonlyArray<JobListUse> = [
    { kind: "quote" },
    { kind: "enquiry", contactDetails },
    { kind: "email", email: "kim@example.com" }
  ]

  it.each(uses)("[JOB-02] one of $kind", (use) => assert.isUndefined(jobListRefusal(deck, use)))

  it.each(uses)("[JOB-02] no $kind once it is deleted, or while it is empty", (use) => {
    assert.deepStrictEqual(jobListRefusal({ ...deck, isDeleted: true }, use), {
      msg: "This list was deleted. Choose another list, or start a new one.",
      fields: {}
    })
    assert.deepStrictEqual(jobListRefusal({ ...deck, items: [] }, use), {
      msg: "This list has nothing in it. Add a product before you send it on.",
      fields: {}
    })
  })

  it.each<readonly [string, JobListUse, Readonly<Record<string, string>>]>([
    [
      "an enquiry without its fields",
      { kind: "enquiry", contactDetails: { contactName: "", company: "k".repeat(101), phone: "1", email: "kim" } },
      {
        contactName: "Contact name is required",
        company: "100 max characters",
        phone: "Must start with 02 to 09",
        email: "Please enter a valid email address"
      }
    ],
    ["an e-mail to nobody", { kind: "email", email: "" }, { email: "Please enter a valid email address" }]
  ])("[JOB-02] nothing from %s", (_, use, fields) => assert.deepStrictEqual(jobListRefusal(deck, use), { fields }))
})

describe("What is kept of the lists", () => {
  const none: JobListChoice = { deleted: false }
  const chosen = chooseQuote(chooseJobList(none, "deck"), "Q1")

  it("[JOB-02] is the chosen list, the chosen quote, and that the list was deleted", () => {
    assert.deepStrictEqual(chosen, { selectedJobList: "deck", selectedQuote: "Q1", deleted: false })
    assert.deepStrictEqual(markJobListDeleted(chosen, "deck"), { ...chosen, deleted: true })
  })
  it("[JOB-02] stays when another list is deleted", () =>
    assert.strictEqual(markJobListDeleted(chosen, "shed"), chosen))
  it("[JOB-02] starts anew with another list, or with one that is there again", () => {
    assert.deepStrictEqual(chooseJobList(chosen, "shed"), { selectedJobList: "shed", deleted: false })
    assert.deepStrictEqual(chooseJobList(markJobListDeleted(chosen, "deck"), "deck"), {
      selectedJobList: "deck",
      deleted: false
    })
  })
  it("[JOB-02] stays when the same list is chosen again", () =>
    assert.strictEqual(chooseJobList(chosen, "deck"), chosen))

  // Fails where deleting one list marks another, or a list that was just chosen counts as deleted.
  it("[JOB-02] says deleted only of the list that was deleted last", () => {
    const step = fc.record({ does: fc.constantFrom("choose", "delete", "quote"), id: fc.constantFrom("a", "b") })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let choice = none
        let model: { list?: string; deleted: boolean } = { deleted: false }
        for (const { does, id } of steps) {
          if (does === "choose") {
            choice = chooseJobList(choice, id)
            model = { list: id, deleted: false }
          } else if (does === "delete") {
            choice = markJobListDeleted(choice, id)
            if (model.list === id) model = { list: id, deleted: true }
          } else {
            choice = chooseQuote(choice, id)
            assert.strictEqual(choice.selectedQuote, id)
          }
          assert.deepStrictEqual([choice.selectedJobList, choice.deleted], [model.list, model.deleted])
        }
      })
    )
  })
})
