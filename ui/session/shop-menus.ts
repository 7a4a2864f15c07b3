/** What the header and the footer lead to: the same for every visitor, and in no page's own data, as the page shows it already. */
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { unwrapResponse } from "../kit/unwrap-response.ts"

export type Menus = ApiCalls["GET /shop-menus"]["data"]

/** A category of the menus with those below it; `step` is the last part of its slug. */
export type MenuCategory = Omit<ApiCalls["GET /category-menu"]["data"][number], "items"> & {
  readonly items?: ReadonlyArray<MenuCategory>
}

/** ms. */
const BEFORE_NEXT_TRY = 3000

export class ShopMenus {
  /** Once they are there. */
  current: Menus | undefined = undefined
  /** Asks once; a failure is not remembered. */
  readonly load: () => Promise<Menus>
  /** Asks until they are there: meanwhile the page keeps what the server drew. Always the same promise. */
  readonly wait: () => Promise<Menus>
  /** [HDR-03] [HDR-05] All four levels, which the menus ask for when one of them is first wanted. */
  readonly categories: () => Promise<ReadonlyArray<MenuCategory>>

  constructor(call: CallApi) {
    this.load = memoizeSuccess(async () => {
      this.current = unwrapResponse(await call("GET /shop-menus"))
      return this.current
    })
    this.categories = memoizeSuccess(async () => unwrapResponse(await call("GET /category-menu")))
    this.wait = memoizeSuccess(() => this.loadPatiently())
  }

  private async loadPatiently(): Promise<Menus> {
    try {
      return await this.load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, BEFORE_NEXT_TRY))
      return this.loadPatiently()
    }
  }
}
