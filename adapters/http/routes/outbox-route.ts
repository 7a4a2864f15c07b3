/** Shows the messages that wait or were sent, in a shop that only this machine can reach, to who asks from this machine. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql"
import { momentText } from "../../../core/melbourne.ts"
import type { Attachment } from "../../../core/messages/message.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { type AttachmentFile, renderAttachment } from "../../messages/attachment-renderer.ts"
import { escapeHtml } from "../../messages/mail-page.ts"
import { isLocal } from "../../settings/setting-values.ts"
import { Settings } from "../../settings/settings.ts"
import { routeResponse } from "../answers/route-response.ts"
import { isDirectRequest } from "../security/direct-request.ts"

type Row = {
  readonly id: number
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly html: string | null
  readonly text: string
  readonly attachments: ReadonlyArray<Attachment>
  readonly queued_at: Date
  readonly sent_at: Date | null
}

/** What a message holds may come from a stranger, so that nothing in it may run or be fetched. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const page = (title: string, inside: string) =>
  HttpServerResponse.text(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
      `<body style="font:16px/1.5 Arial,sans-serif;margin:24px"><h1>${escapeHtml(title)}</h1>${inside}</body></html>`,
    {
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy }
    }
  )

const missing = HttpServerResponse.text("Not found", { status: 404 })

const messageListHtml = (rows: ReadonlyArray<Row>): string =>
  rows.length === 0
    ? "<p>No messages yet.</p>"
    : `<table>${rows
        .map(
          ({ id, channel, recipient, subject, queued_at, sent_at }) =>
            `<tr><td>${escapeHtml(momentText(queued_at.getTime()))}</td><td>${channel}</td><td>${escapeHtml(recipient)}</td>` +
            `<td><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></td><td>${sent_at ? "sent" : "waiting"}</td></tr>`
        )
        .join("")}</table>`

const messageHtml = ({ id, recipient, subject, html, text, attachments, sent_at }: Row): string =>
  sent_at
    ? `<p>To ${escapeHtml(recipient)}: <b>${escapeHtml(subject)}</b></p><p>Sent; what it said is not kept.</p>`
    : [
        `<p>To ${escapeHtml(recipient)}: <b>${escapeHtml(subject)}</b></p>`,
        ...attachments.map(({ name }, place) => `<p><a href="/dev/outbox/${id}/${place}">${escapeHtml(name)}</a></p>`),
        html ?? `<pre>${escapeHtml(text)}</pre>`
      ].join("\n")

const download = ({ name, type, bytes }: AttachmentFile) =>
  HttpServerResponse.uint8Array(bytes, {
    contentType: type,
    headers: {
      "content-disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "-")}"`,
      "content-security-policy": policy
    }
  })

/** A tunnel to a shop on this machine makes it no less public: only what came without one is shown anything. */
const asksDirectly = Effect.map(HttpServerRequest.HttpServerRequest, ({ source }) => isDirectRequest(source))

export const OutboxRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const settings = yield* Settings
    if (!isLocal(settings)) return
    const sql = yield* SqlClient.SqlClient
    const shownHere = <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      routeResponse(
        Effect.flatMap(asksDirectly, (direct) =>
          direct
            ? Effect.mapError(answer, (cause) => new Unavailable({ part: "outbox", cause }))
            : Effect.succeed(missing)
        )
      )

    // Of what retention has emptied there is nothing to show.
    const all = Effect.map(
      sql<Row>`SELECT id, channel, recipient, subject, queued_at, sent_at FROM outbox WHERE recipient <> 'removed'
        ORDER BY id DESC LIMIT 200`,
      (rows) => page("Outbox", messageListHtml(rows))
    )
    const findMessage = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      if (!/^\d{1,12}$/.test(id)) return undefined
      const [row] = yield* sql<Row>`SELECT * FROM outbox WHERE id = ${Number(id)}`
      return row
    })
    const one = Effect.map(findMessage, (row) => (row ? page(row.subject, messageHtml(row)) : missing))
    const attachment = Effect.gen(function* () {
      const row = yield* findMessage
      const { place = "" } = yield* HttpRouter.params
      const attachment = /^\d{1,2}$/.test(place) ? row?.attachments[Number(place)] : undefined
      return attachment ? download(yield* Effect.promise(() => renderAttachment(attachment))) : missing
    })

    yield* router.add("GET", "/dev/outbox", shownHere(all))
    yield* router.add("GET", "/dev/outbox/:id", shownHere(one))
    yield* router.add("GET", "/dev/outbox/:id/:place", shownHere(attachment))
  })
)
