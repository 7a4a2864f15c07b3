/** What the rendering thread can be asked to draw, each as plain data that passes between threads. */
import type { ProductDocument } from "../../core/catalogue/product/product.ts"
import type { VisibleProduct } from "../../core/catalogue/product/visible-product.ts"
import type { TaxInvoice } from "../../core/orders/tax-invoice.ts"
import type { PictureSize } from "../../fixtures/drawings/drafting/page.ts"
import type { Theme } from "../../fixtures/drawings/drafting/paint.ts"
import type { Subject } from "../../fixtures/drawings/subject.ts"
import type { SheetSender } from "../media/product-sheet.ts"

export type PictureJob = {
  readonly kind: "picture"
  readonly subject: Subject
  /** Pixels from left to right. */
  readonly size: PictureSize
  readonly theme: Theme
}

export type SheetJob = {
  readonly kind: "sheet"
  readonly product: VisibleProduct
  readonly document: ProductDocument
  readonly sender: SheetSender
}

export type TaxInvoiceJob = { readonly kind: "tax-invoice"; readonly paper: TaxInvoice }

export type RenderJob = PictureJob | SheetJob | TaxInvoiceJob

export type Bytes = Uint8Array<ArrayBuffer>

/** What passes to the thread, and back. */
export type RenderRequest = { readonly id: number; readonly job: RenderJob }
export type RenderReply =
  | { readonly id: number; readonly bytes: Bytes }
  | { readonly id: number; readonly problem: string }
