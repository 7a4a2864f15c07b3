/** Draws papers for downloads on the rendering thread. */
import { Effect, Layer } from "effect"
import { Documents } from "../../core/orders/documents.port.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"
import { render } from "./render.ts"

export const documentsLayer = Layer.succeed(Documents, {
  taxInvoice: (paper) =>
    Effect.tryPromise({
      try: () => render({ kind: "tax-invoice", paper }),
      catch: (cause) => new Unavailable({ part: "documents", cause })
    })
})
