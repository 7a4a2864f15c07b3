/** How pages reach the shop, as its settings say; told with the first page. */
import type { ApiCalls } from "./api-client.ts"

/** [ENT-17] As the shop tells it; times in seconds. */
export type ClientConfig = ApiCalls["GET /shopfront"]["data"]["config"]

/** What a page goes by that was told something, and one that was not. */
export type ConfigSource = () => ClientConfig | undefined
