/** Draws papers for downloads on the rendering thread. */
import { Layer } from "effect"
import { Documents } from "../../core/orders/documents.port.ts"
import { queuedWork } from "../threads/queued-work.ts"
import { render } from "./render.ts"

export const documentsLayer = Layer.succeed(Documents, {
  taxInvoice: (paper) => queuedWork("documents", () => render({ kind: "tax-invoice", paper })),
  statement: (paper) => queuedWork("documents", () => render({ kind: "statement", paper }))
})
