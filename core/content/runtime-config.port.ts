/** What pages are told of how the shop is set. */
import { Context } from "effect"

/** [ENT-17] Port with the part of the settings that browsers go by; no secret is among it. Has no failure of its own. */
export class RuntimeConfig extends Context.Service<
  RuntimeConfig,
  {
    /** Keys of maps that a page may ask by itself. */
    readonly mapKeys: ReadonlyArray<string>
    /** The origin that pictures are fetched from; empty for the shop's own. */
    readonly storageBase: string
    /** Seconds for which content, forms and media are shown before they are fetched again. */
    readonly cacheTime: number
    /** Seconds for which a browser keeps what has no end of its own. */
    readonly storeExpiry: number
    /** Seconds after which a call is given up. */
    readonly callTimeout: number
    /** The path before `/users/...`. */
    readonly userCallsBase: string
    readonly searchApplicationId: string
    readonly searchKey: string
    readonly searchIndex: string
  }
>()("core/content/RuntimeConfig") {}
