/** Makes the browsers that the screens are seen with: a chosen branch, a full cart, a checkout up to the card. */
import type { Browser, Page } from "playwright"
import { contextFor, openPage, type StorageState } from "../journeys/browser.ts"
import type { RunningShop, ShopControls } from "../journeys/running-shop.ts"
import { addSticks, fillCheckout, payButton, readOrderNo, storedState, typeCard } from "../journeys/shopper.ts"
import { queryRows } from "../journeys/sql-query.ts"
import { longestNames, type SampleRecords } from "./sample-records.ts"
import type { VisitorSetup } from "./screen-list.ts"

const BRANCH = "Rowville"

/** What a browser holds by what it brings, and two orders that were placed on the way. */
export type Visitors = {
  readonly kept: Readonly<Record<Exclude<VisitorSetup, "nothing">, StorageState>>
  readonly orders: { readonly paidOrder: string; readonly cancelledOrder: string }
}

/** Three of whatever is first in the product's table. */
const addFirst = async (page: Page, slug: string) => {
  await openPage(page, `/p/${slug}`)
  await page.getByRole("main").getByRole("textbox").first().fill("3")
  await page.getByRole("button", { name: "Add to cart", disabled: false }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
}

const order = async (page: Page) => {
  await openPage(page, "/checkout/payment")
  await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
  await typeCard(page, "4242424242424242")
  await payButton(page).click()
  return readOrderNo(page)
}

export const createVisitorSetups = async (
  browser: Browser,
  shop: RunningShop & ShopControls,
  shown: SampleRecords
): Promise<Visitors> => {
  const visit = async <A>(kept: StorageState | undefined, work: (page: Page) => Promise<A>): Promise<A> => {
    const context = await contextFor(browser, shop.origin, kept ? { kept } : {})
    try {
      return await work(await context.newPage())
    } finally {
      await context.close()
    }
  }
  const [branch] = await queryRows<{ id: number }>(shop.databaseUrl, "SELECT id FROM branch WHERE name = $1", [BRANCH])
  const myBranch = await visit(undefined, async (page) => {
    await page.context().addCookies([{ name: "branch", value: String(branch?.id), url: shop.origin }])
    return storedState(page)
  })
  const cart = await visit(myBranch, async (page) => {
    await addSticks(page, shown.timber, "5.4", 7)
    await addFirst(page, shown.oneVariant)
    await addFirst(page, shown.colours)
    return storedState(page)
  })
  const longNames = await visit(myBranch, async (page) => {
    for (const slug of await longestNames(shop.databaseUrl, 5)) await addFirst(page, slug)
    return storedState(page)
  })
  const everything = await visit(cart, async (page) => {
    await fillCheckout(page, BRANCH)
    return storedState(page)
  })
  const paidOrder = await visit(everything, order)
  await shop.run("adapters/commands/order.command.ts", paidOrder, "preparing")
  const cancelledOrder = await visit(everything, order)
  await shop.run("adapters/commands/order.command.ts", cancelledOrder, "cancel")
  return {
    kept: { "my branch": myBranch, "a cart": cart, "long names": longNames, "everything but a card": everything },
    orders: { paidOrder, cancelledOrder }
  }
}
