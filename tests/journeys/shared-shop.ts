/** The shop that is open for this process: each of those that run side by side has one of its own to change. */
import { inject } from "vitest"
import type { RunningShop } from "./running-shop.ts"

export const sharedShop = (): RunningShop => {
  const shop = inject("shops")[Number(process.env.VITEST_POOL_ID) - 1]
  if (!shop) throw new Error(`No shop is open for process ${process.env.VITEST_POOL_ID}.`)
  return shop
}
