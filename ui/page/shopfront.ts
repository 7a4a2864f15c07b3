/** What every page shows around itself. */
import type { ApiCalls } from "../../adapters/browser/api-client.ts"

export type Shopfront = ApiCalls["GET /shopfront"]["data"]
