/** Sends the e-mails of the outbox by SMTP; a message may go twice after a crash, under the same message number. */
import { createHash } from "node:crypto"
import { Effect, Layer, Redacted } from "effect"
import { createTransport, type Transporter } from "nodemailer"
import { Settings } from "../settings/settings.ts"
import { renderAttachment } from "./attachment-renderer.ts"
import { type QueuedMessage, sendQueuedMessages } from "./outbox-sender.ts"

const deliver = (transport: Transporter, from: string, message: QueuedMessage) =>
  Effect.tryPromise(async () => {
    const papers = await Promise.all(message.attachments.map(renderAttachment))
    return transport.sendMail({
      from,
      to: message.recipient,
      subject: message.subject,
      text: message.text,
      ...(message.html ? { html: message.html } : {}),
      messageId: `<${createHash("sha256").update(message.message_key).digest("hex").slice(0, 32)}@${from.split("@")[1]}>`,
      attachments: papers.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }))
    })
  })

/** Without a server the messages wait, and are read on /dev/outbox. */
export const emailLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const { SMTP_URL, MAIL_FROM } = yield* Settings
    if (!SMTP_URL) return
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
    const transport = createTransport({ url: String(Redacted.value(SMTP_URL)), ...limits })
    yield* Effect.addFinalizer(() => Effect.sync(() => transport.close()))
    yield* sendQueuedMessages("email", (message) => deliver(transport, MAIL_FROM, message))
  })
)
