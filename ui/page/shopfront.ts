/** What every page shows around itself. */
import type { Calls } from "../../adapters/browser/call-shop.ts"

export type Shopfront = Calls["GET /shopfront"]["data"]
