/** Makes the browsers that the screens are seen with: a chosen branch, a full cart, a checkout up to the card. */
import type { Browser, Page } from "playwright"
import { contextFor, type Kept, open } from "../journeys/browser.ts"
import { rowsOf } from "../journeys/rows.ts"
import type { Keys, RunningShop } from "../journeys/running-shop.ts"
import { addSticks, fillCheckout, orderNo, payButton, typeCard, whatIsKept } from "../journeys/shopper.ts"
import type { Bringing } from "./screen-list.ts"
import { type Found, longestNames } from "./what-is-shown.ts"

const BRANCH = "Rowville"

/** What a browser holds by what it brings, and two orders that were placed on the way. */
export type Visitors = {
  readonly kept: Readonly<Record<Exclude<Bringing, "nothing">, Kept>>
  readonly orders: { readonly paidOrder: string; readonly cancelledOrder: string }
}

/** Three of whatever is first in the product's table. */
const addFirst = async (page: Page, slug: string) => {
  await open(page, `/p/${slug}`)
  await page.getByRole("main").getByRole("textbox").first().fill("3")
  await page.getByRole("button", { name: "Add to cart", disabled: false }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
}

const order = async (page: Page) => {
  await open(page, "/checkout/payment")
  await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
  await typeCard(page, "4242424242424242")
  await payButton(page).click()
  return orderNo(page)
}

export const whatVisitorsBring = async (
  browser: Browser,
  shop: RunningShop & Keys,
  shown: Found
): Promise<Visitors> => {
  const visit = async <A>(kept: Kept | undefined, work: (page: Page) => Promise<A>): Promise<A> => {
    const context = await contextFor(browser, shop.origin, kept ? { kept } : {})
    try {
      return await work(await context.newPage())
    } finally {
      await context.close()
    }
  }
  const [branch] = await rowsOf<{ id: number }>(shop.databaseUrl, "SELECT id FROM branch WHERE name = $1", [BRANCH])
  const myBranch = await visit(undefined, async (page) => {
    await page.context().addCookies([{ name: "branch", value: String(branch?.id), url: shop.origin }])
    return whatIsKept(page)
  })
  const cart = await visit(myBranch, async (page) => {
    await addSticks(page, shown.timber, "5.4", 7)
    await addFirst(page, shown.oneVariant)
    await addFirst(page, shown.colours)
    return whatIsKept(page)
  })
  const longNames = await visit(myBranch, async (page) => {
    for (const slug of await longestNames(shop.databaseUrl, 5)) await addFirst(page, slug)
    return whatIsKept(page)
  })
  const everything = await visit(cart, async (page) => {
    await fillCheckout(page, BRANCH)
    return whatIsKept(page)
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
