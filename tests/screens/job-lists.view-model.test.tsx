/** Job lists in the browser, over the real shop: making, changing, choosing and buying them, and what is kept of them here. */
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { priceRequestOf } from "../../core/ordering/cart/cart.ts"
import { EnquiryViewModel, parseEnquiryDraft } from "../../ui/account/job-lists/enquiry.view-model.ts"
import { JobListViewModel } from "../../ui/account/job-lists/job-list.view-model.ts"
import { JobListsViewModel } from "../../ui/account/job-lists/job-lists.view-model.ts"
import { ListChoiceViewModel } from "../../ui/account/job-lists/list-choice.view-model.ts"
import { JobListOfferViewModel } from "../../ui/account/popup/job-list-offer.view-model.ts"
import { JobListPopup } from "../../ui/account/popup/job-list-popup.tsx"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { PastedListViewModel } from "../../ui/cart/pasted-list.view-model.ts"
import { RepeatLinesViewModel } from "../../ui/cart/repeat-lines.view-model.ts"
import { parseTextDraft } from "../../ui/kit/tab-draft.ts"
import { JobListNames } from "../../ui/session/job-list-names.ts"
import type { Member } from "../../ui/session/session-page.ts"
import { ProductViewModel } from "../../ui/storefront/product/product.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { type Connection, createPage, createTab } from "./browser-tabs.ts"
import { draftIn } from "./memory-tab.ts"
import { cartWith, createShopBrowser, newCartItem, rowOf, sampleProducts, waitForPrices } from "./shop-browser.ts"

const browser = createShopBrowser({ LIMITS: "off" })
const priya = browserAt(browser)

let timber: ProductDetail
let box: ProductDetail
beforeAll(async () => {
  await priya.enter(emails.loyal)
  ;[timber, box] = await Promise.all([browser.product(sampleProducts.timber), browser.product(sampleProducts.box)])
})

const page = (jar = priya.jar) => {
  const line: Connection = { calls: [], isDown: false }
  return { shop: createPage(browser, jar, line), line }
}
const requests = () => [newCartItem(timber, rowOf(timber), 7).request, newCartItem(box, rowOf(box), 2).request]
const listOf = async (items = requests(), { shop } = page()) => {
  const answer = await shop.call("POST /users/joblist/create", { body: { name: "Deck", items } })
  if (!answer.ok) throw new Error(answer.msg)
  return new JobListViewModel(shop.call, answer.data)
}
const names = (shop = page().shop) => new JobListNames(shop.call)
const lineOf = (model: JobListViewModel, place: number) => {
  const line = model.list.lines[place]
  if (!line) throw new Error("The list has no such line")
  return line
}
const quantities = (model: JobListViewModel) => model.list.lines.map(({ item }) => item?.qtyRaw)

beforeEach(() => browser.database.query("DELETE FROM job_list"))

describe("The page of job lists", () => {
  it("[JOB-01] starts a list once it has a name, removes one and puts it back, and reads the page anew each time", async () => {
    const reload = vi.fn(async () => undefined)
    const model = new JobListsViewModel(page().shop.call, reload)
    expect([await model.create(), model.nameProblem]).toEqual([undefined, "List name is required"])
    model.type("Back deck")
    const id = await model.create()
    expect([model.nameProblem, model.message]).toEqual([
      undefined,
      "Back deck is ready. Add products from their pages, or paste a material list."
    ])
    const known = names()
    await known.load()
    expect(known.lists?.map((list) => [list.id, list.name])).toEqual([[id, "Back deck"]])
    await model.remove({ id: id ?? "", name: "Back deck" })
    await known.load()
    expect([known.lists, model.removed?.id, model.message]).toEqual([[], id, "Back deck is removed."])
    await model.undoRemove()
    await known.load()
    expect([known.lists?.length, model.removed, model.message]).toEqual([1, undefined, "Back deck is back."])
    expect(reload).toHaveBeenCalledTimes(3)
  })

  it("[JOB-01] [CALL-29] says 'unauthorised' to who is not logged in; any other failure changes nothing that is known", async () => {
    await listOf()
    const { shop, line } = page()
    const known = names(shop)
    expect(await known.load()).toBe(true)
    line.isDown = true
    expect([await known.load(), known.lists?.length, known.error]).toEqual([false, 1, undefined])
    const guest = names(page(new Map()).shop)
    expect([await guest.load(), guest.lists, guest.error]).toEqual([false, undefined, "unauthorised"])
  })
})

describe("The page of one job list", () => {
  it("[JOB-01] changes a quantity as it is typed or stepped, and answers the list as it is then", async () => {
    const model = await listOf()
    await model.step(lineOf(model, 0), 1)
    expect(quantities(model)).toEqual([8, 2])
    model.type(lineOf(model, 1), "5")
    await model.applyTyped(lineOf(model, 1))
    expect(quantities(model)).toEqual([8, 5])
    model.type(lineOf(model, 1), "x")
    await model.applyTyped(lineOf(model, 1))
    expect([quantities(model), [...model.problems.values()], model.quantityIn(lineOf(model, 1))]).toEqual([
      [8, 5],
      ["Enter a quantity"],
      "x"
    ])
  })

  it("[JOB-01] takes a line out and puts it back where it was", async () => {
    const model = await listOf()
    const before = model.list.lines.map(({ id }) => id)
    await model.removeLine(lineOf(model, 0))
    expect(model.list.lines.map(({ id }) => id)).toEqual(before.slice(1))
    await model.undoRemove()
    expect([model.list.lines.map(({ id }) => id), quantities(model), model.removed]).toEqual([
      before,
      [7, 2],
      undefined
    ])
  })

  it("[JOB-01] keeps what stands in the window where the name is refused or the shop can't be reached", async () => {
    const { shop, line } = page()
    const model = await listOf(requests(), { shop, line })
    model.open("edit")
    model.typeName("")
    expect([await model.rename(), model.fieldProblem, model.window]).toEqual([false, "List name is required", "edit"])
    model.typeName("Front deck")
    line.isDown = true
    expect([await model.rename(), model.window, model.problem !== undefined, model.list.name]).toEqual([
      false,
      "edit",
      true,
      "Deck"
    ])
    line.isDown = false
    model.setShared(true)
    expect([await model.rename(), model.window, model.list.name, model.list.isShared]).toEqual([
      true,
      undefined,
      "Front deck",
      true
    ])
  })

  it("[JOB-02] sends the list to an address, and says so", async () => {
    const model = await listOf()
    model.open("email")
    model.typeEmail("kim@")
    expect([await model.sendEmail(), model.fieldProblem]).toEqual([false, "Please enter a valid email address"])
    model.typeEmail("kim@screens.example")
    expect([await model.sendEmail(), model.message]).toEqual([true, "The list is on its way to kim@screens.example."])
    const [mail] = await browser.database.query("SELECT subject FROM outbox WHERE recipient = 'kim@screens.example'")
    expect(mail?.subject).toBe("Job list: Deck")
  })

  it("[JOB-02] becomes a quote, whose number and last day it says; where the shop is away it says that and has none", async () => {
    await browser.database.query("UPDATE customer SET branch_id = 25 WHERE id = '1001'")
    const { shop, line } = page()
    const model = await listOf(requests(), { shop, line })
    const quoteNo = await model.makeQuote()
    expect(quoteNo).toMatch(/^Q9\d{9}$/)
    expect(model.quote?.orderNo).toBe(quoteNo)
    line.isDown = true
    expect([await model.makeQuote(), model.quote, model.problem !== undefined]).toEqual([undefined, undefined, true])
  })

  it("[JOB-02] [ENT-06] puts all of it into the cart, which comes to the same subtotal and GST", async () => {
    const { shop } = page()
    const model = await listOf(requests(), { shop, line: { calls: [], isDown: false } })
    shop.setBuyer({ contactId: "P01", customerId: "1001", hasOwnPrices: true, showsExGst: false })
    const cart = new CartViewModel(shop)
    cart.setBuyer({ contactId: "P01", customerId: "1001", hasOwnPrices: true, showsExGst: false })
    const again = new RepeatLinesViewModel(shop, cart)
    await again.add(model.list.lines.map(({ line }) => line))
    await waitForPrices(cart)
    expect(again.report?.added).toBe(2)
    const { subtotal, gst } = cart.totals
    expect([subtotal, gst]).toEqual([model.list.subtotal, model.list.gst])
    // Each line is the very line that the cart has, but for the moment until which its price holds.
    expect(model.list.lines.map(({ item }) => item)).toEqual(cart.items)
  })
})

describe("An enquiry", () => {
  it("[JOB-02] names each field that is wrong, then is with the shop", async () => {
    const { list } = await listOf()
    const empty = { contactName: "", company: "", phone: "1", email: "" }
    const model = new EnquiryViewModel(page().shop.call, list.id, empty, draftIn(parseEnquiryDraft))
    expect([await model.send(), model.problems]).toEqual([
      undefined,
      {
        contactName: "Contact name is required",
        phone: "Must start with 02 to 09",
        email: "E-mail is required"
      }
    ])
    const contact = { contactName: "Kim", company: "Lee Decks", phone: "03 9764 1234", email: "kim@lee.example" }
    model.prefill(contact)
    expect(await model.send()).toEqual(contact)
    expect(model.isSent).toBe(true)
  })
})

describe("What this browser keeps of the lists", () => {
  const member = { contactId: "P01", customerId: "1001" } as Member

  it("[HYD-01] [JOB-02] is restored once; nothing is shown or written before that", async () => {
    const { shop } = page()
    const first = new ListChoiceViewModel(shop, member)
    await first.chooseList("deck", { subtotal: 1100, gst: 100 })
    await first.chooseQuote("Q1")
    await first.keepContactDetails({ contactName: "Kim", phone: "0397641234", email: "kim@lee.example" })
    const read = vi.spyOn(await shop.store(), "read")
    const next = new ListChoiceViewModel({ store: shop.store }, member)
    expect([next.hydration, next.choice, next.contactDetails]).toEqual(["pending", { deleted: false }, undefined])
    const restoring = [next.restore(), next.restore()]
    expect(next.choice).toEqual({ deleted: false })
    await Promise.all(restoring)
    expect(read.mock.calls.filter(([key]) => key === "job-list")).toHaveLength(1)
    expect([next.hydration, next.choice, next.sums, next.contactDetails?.contactName]).toEqual([
      "completed",
      { selectedJobList: "deck", selectedQuote: "Q1", deleted: false },
      { subtotal: 1100, gst: 100 },
      "Kim"
    ])
    await next.markDeleted("deck")
    expect(next.choice.deleted).toBe(true)
  })

  it("[HYD-01] [COMP-02] is nothing to another person or company", async () => {
    const { shop } = page()
    await new ListChoiceViewModel(shop, member).chooseList("deck", { subtotal: 0, gst: 0 })
    for (const other of [
      { ...member, contactId: "P02" },
      { ...member, customerId: "2001" }
    ]) {
      const theirs = new ListChoiceViewModel(shop, other)
      await theirs.restore()
      expect(theirs.choice).toEqual({ deleted: false })
    }
  })

  it("[COMP-02] [AUTH-10] is gone with a change of company, after which the lists are asked for anew", async () => {
    const tab = createTab(browser, priya.jar)
    await tab.reload()
    await new ListChoiceViewModel(tab.shop, member).chooseList("deck", { subtotal: 0, gst: 0 })
    const log: Array<string> = []
    const known = new JobListNames(tab.session.call)
    await tab.session.start({
      reload: tab.reload,
      clearCaches: () => log.push("prices"),
      reloadJobLists: async () => {
        log.push(
          `lists, ${(await browser.kept("checkout")) ?? "no checkout"}, ${(await browser.kept("job-list")) ?? "no choice"}`
        )
        await known.load()
      }
    })
    await tab.session.switchCompany({
      session: { accessTokenExpires: Date.now() + 600_000, refreshTokenExpires: Date.now() + 1_200_000 },
      company: { customerId: "1001", name: "Priya", acctType: "C" }
    })
    expect([log, known.lists]).toEqual([["prices", "lists, no checkout, no choice"], []])
  })
})

describe("Adding to a job list", () => {
  it("[PDP-01] [JOB-01] takes what is chosen on a product's page, into a new list and into one that is there", async () => {
    const { shop } = page()
    const product = new ProductViewModel(timber, shop.requestPrice, new CartViewModel(shop))
    product.type(rowOf(timber), "3")
    const items = product.chosen.map(({ request }) => request)
    const onNewList = vi.fn(async () => undefined)
    const offer = new JobListOfferViewModel(shop.call, names(shop), items, onNewList)
    offer.type("Pergola")
    await offer.create()
    expect([offer.added?.name, offer.added?.lines, onNewList.mock.calls.length]).toEqual(["Pergola", 1, 1])
    const known = names(shop)
    await known.load()
    const [list] = known.lists ?? []
    if (!list) throw new Error("There is a list")
    const again = new JobListOfferViewModel(shop.call, known, items, onNewList)
    await again.addTo(list)
    expect(again.added).toEqual({ id: list.id, name: "Pergola", lines: 1 })
    const answer = await shop.call("GET /users/joblist/all", { query: { id: list.id } })
    expect(answer.ok && answer.data.selected?.lines.map(({ item }) => item?.qtyRaw)).toEqual([6])
  })

  it("[JOB-01] takes the whole cart", async () => {
    const { shop } = page()
    const cart = await cartWith(shop, [newCartItem(timber, rowOf(timber), 7), newCartItem(box, rowOf(box), 2)])
    const offer = new JobListOfferViewModel(
      shop.call,
      names(shop),
      cart.items.map(priceRequestOf),
      async () => undefined
    )
    offer.type("All of it")
    await offer.create()
    const answer = await shop.call("GET /users/joblist/all", { query: { id: offer.added?.id ?? "" } })
    expect(answer.ok && answer.data.selected?.lines.map(({ item }) => item?.qtyRaw)).toEqual([7, 2])
  })

  it("[POP-01] opens the popup at the side, with the job lists' title", async () => {
    const { shop } = page()
    const popup = () => (
      <JobListPopup
        call={shop.call}
        names={names(shop)}
        items={requests()}
        onNewList={async () => undefined}
        onClose={() => undefined}
      />
    )
    const root = createRootRoute({ component: popup })
    const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: "/joblist/$id" })])
    const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) })
    await router.load()
    const html = renderToStaticMarkup(<RouterProvider router={router} />)
    expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]).toBe("Job lists")
    expect(html).toMatch(/<dialog class="[^"]*panel/)
  })
})

describe("A pasted material list", () => {
  const skus = () => [rowOf(timber).variation.sku, rowOf(box).variation.sku] as const

  it("[EXP-44] goes into the cart, and what can't be bought stays in the box with its reason", async () => {
    const { shop } = page()
    const cart = new CartViewModel(shop)
    const model = new PastedListViewModel(shop.call, (items) => cart.add(items), draftIn(parseTextDraft))
    const [stick, pack] = skus()
    model.type(`SKU,Qty\n${stick}, 5\nNOTHING-1, 2\n${pack.toLowerCase()}\t3\nfour bolts`)
    await model.add()
    expect(model.problems.map(({ line, msg }) => [line, msg])).toEqual([
      [3, "We don't know the SKU NOTHING-1"],
      [5, "Write a SKU and a quantity, such as ABC123, 20"]
    ])
    expect([model.added, model.text]).toEqual([2, "NOTHING-1, 2\nfour bolts"])
    expect(cart.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual([
      [stick, 5],
      [pack, 3]
    ])
  })

  it("[EXP-44] is not lost where the shop can't be reached", async () => {
    const { shop, line } = page()
    const model = new PastedListViewModel(shop.call, async () => undefined, draftIn(parseTextDraft))
    model.type(`${skus()[0]}, 5`)
    line.isDown = true
    await model.add()
    expect([model.added, model.text, model.problem !== undefined]).toEqual([undefined, `${skus()[0]}, 5`, true])
  })

  it("[EXP-44] of a file stands in the box first, and goes into a job list", async () => {
    const list = await listOf([])
    const model = new PastedListViewModel(
      page().shop.call,
      async (items) => ((await list.add(items.map(({ request }) => request))) ? undefined : "no"),
      draftIn(parseTextDraft)
    )
    await model.read(
      new Blob([
        skus()
          .map((sku) => `${sku},2`)
          .join("\r\n")
      ])
    )
    expect(model.text).toContain(`${skus()[0]},2`)
    await model.add()
    expect([model.added, model.problems, model.text, quantities(list)]).toEqual([2, [], "", [2, 2]])
  })
})
