/** What the rendering thread can be asked to draw, each as plain data that passes between threads. */
import type { PictureTheme, PictureWidth } from "../../core/catalogue/product/picture.ts"
import type { ProductDocument } from "../../core/catalogue/product/product.ts"
import type { VisibleProduct } from "../../core/catalogue/product/visible-product.ts"
import type { PrintedStatement } from "../../core/documents/printed-statement.ts"
import type { TaxInvoice } from "../../core/orders/tax-invoice.ts"
import type { SheetSender } from "../documents/product-sheet.ts"
import type { DrawnProduct } from "../images/product-drawing.ts"

/** A merchant's picture by the hash of its bytes, which come beside the job where it is done. */
export type FileSource = { readonly hash: string }

/** What a picture is made from: a merchant's file, or else the product's record. */
export type PictureSource = FileSource | DrawnProduct

export type PictureJob = {
  readonly kind: "picture"
  readonly source: PictureSource
  readonly width: PictureWidth
  readonly theme: PictureTheme
  /** A WebP where nothing is said. */
  readonly format?: "png"
}

export type SheetJob = {
  readonly kind: "sheet"
  readonly product: VisibleProduct
  readonly document: ProductDocument
  readonly sender: SheetSender
  readonly picture: PictureSource
}

export type TaxInvoiceJob = { readonly kind: "tax-invoice"; readonly paper: TaxInvoice }

export type StatementJob = { readonly kind: "statement"; readonly paper: PrintedStatement }

/** A copy of a photograph that somebody sent, for others to see. */
export type PhotoJob = { readonly kind: "photo" }

export type RenderJob = PictureJob | SheetJob | TaxInvoiceJob | StatementJob | PhotoJob

export type Bytes = Uint8Array<ArrayBuffer>

/** What passes to the thread, and back; `file` is the merchant's picture where the job names one. */
export type RenderRequest = { readonly id: number; readonly job: RenderJob; readonly file?: Bytes }
export type RenderReply =
  | { readonly id: number; readonly bytes: Bytes }
  | { readonly id: number; readonly problem: string }
