/** Invoices' links: a day, and the shop's signature over the invoice, its account and that day. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type InvoiceLink, invoiceText } from "../../../core/billing/invoices/invoice.ts"
import { INVOICE_LINK_DAYS, InvoiceLinks } from "../../../core/billing/invoices/invoice-links.port.ts"
import { plainDate } from "../../../core/temporal.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { ShopSecret } from "../secrets/shop-secret.ts"

/** The last day of the link in eight digits, then the signature. */
const tokenPattern = /^(\d{4})(\d{2})(\d{2})([\w-]{43})$/

const signedText = (link: InvoiceLink, lastDay: string): string =>
  `invoice ${invoiceText(link)} of ${link.customerId} until ${lastDay}`

export const invoiceLinksLayer = Layer.effect(
  InvoiceLinks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { sign, verify } = yield* ShopSecret

    const token: InvoiceLinks["Service"]["token"] = Effect.fn("InvoiceLinks.token")(function* (link, today) {
      const lastDay = plainDate(today).add({ days: INVOICE_LINK_DAYS }).toString()
      return `${lastDay.replaceAll("-", "")}${yield* sign(signedText(link, lastDay))}`
    })

    const open: InvoiceLinks["Service"]["open"] = Effect.fn("InvoiceLinks.open")(
      function* ({ invoiceNo, invoiceSuffix }, shown, today) {
        const [, year, month, day, signature = ""] = tokenPattern.exec(shown) ?? []
        const lastDay = `${year}-${month}-${day}`
        const [row] = yield* sql<{ customerId: string }>`
          SELECT customer_id AS "customerId" FROM invoice WHERE invoice_no = ${invoiceNo} AND suffix = ${invoiceSuffix}`
        // The same work for an invoice that is none, so that neither the answer nor its time tells which there are.
        const link = { invoiceNo, invoiceSuffix, customerId: row?.customerId ?? "" }
        const isRight = yield* verify(signature, signedText(link, lastDay))
        return isRight && row && lastDay >= today ? link : undefined
      },
      Effect.mapError((cause) => new Unavailable({ part: "invoices", cause }))
    )

    return InvoiceLinks.of({ token, open })
  })
)
