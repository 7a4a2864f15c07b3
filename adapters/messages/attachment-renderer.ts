/** Draws the papers that go with messages. */
import type { Attachment } from "../../core/messages/message.ts"
import { render } from "../rendering/render.ts"

/** A paper as a file. */
export type AttachmentFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }

/** Queued by an earlier version of the shop, which drew its papers beforehand: the bytes in base64. */
type StoredAttachment = { readonly name: string; readonly type: string; readonly content: string }

/** @throws where too many papers wait already: whoever wants it tries again later. */
const paperOf = async (attachment: Attachment): Promise<Buffer> => {
  const bytes = await render(
    "taxInvoice" in attachment
      ? { kind: "tax-invoice", paper: attachment.taxInvoice }
      : { kind: "statement", paper: attachment.statement }
  )
  if (bytes === undefined) throw new Error("Too many papers wait to be drawn")
  return Buffer.from(bytes)
}

export const renderAttachment = async (attachment: Attachment | StoredAttachment): Promise<AttachmentFile> =>
  "content" in attachment
    ? { name: attachment.name, type: attachment.type, bytes: Buffer.from(attachment.content, "base64") }
    : {
        name: attachment.name,
        type: "application/pdf",
        bytes: await paperOf(attachment)
      }
