/** Claims on invoices, kept in PostgreSQL with their photographs. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Claim, ClaimCredit, ClaimPhoto, NewClaim } from "../../../core/billing/claims/claim.ts"
import { claimNumber } from "../../../core/billing/claims/claim.ts"
import { type ClaimAnswer, Claims } from "../../../core/billing/claims/claims.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

const asUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "invoices", cause }))

type Row = Omit<Claim, "answeredAt" | "answer" | "credit"> & {
  readonly answeredAt: number | null
  readonly answer: string | null
} & { readonly [Name in keyof ClaimCredit]: ClaimCredit[Name] | null }

const claimOf = ({ answeredAt, answer, creditNote, amount, gst, onInvoice, ...claim }: Row): Claim => ({
  ...claim,
  ...(answeredAt === null ? {} : { answeredAt }),
  ...(answer ? { answer } : {}),
  ...(creditNote === null ? {} : { credit: { creditNote, amount, gst, onInvoice } as ClaimCredit })
})

export const claimsLayer = Layer.effect(
  Claims,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const columns = sql`
      claim_no AS "claimNo", invoice_no AS "invoiceNo", suffix AS "invoiceSuffix", customer_id AS "customerId",
      contact_id AS "contactId", email, reason, note, state, answer, credit_note AS "creditNote",
      (extract(epoch FROM made_at) * 1000)::float AS "madeAt", (extract(epoch FROM answered_at) * 1000)::float AS "answeredAt",
      credit_cents::float AS amount, credit_gst_cents::float AS gst, on_invoice_cents::float AS "onInvoice",
      (SELECT json_agg(json_strip_nulls(json_build_object('position', position, 'quantity', quantity, 'granted', granted))
        ORDER BY position) FROM claim_line AS line WHERE line.claim_no = claim.claim_no) AS lines,
      (SELECT count(*)::int FROM claim_photo AS photo WHERE photo.claim_no = claim.claim_no) AS photos
      FROM claim`

    const every = <E>(rows: Effect.Effect<ReadonlyArray<Row>, E>) =>
      asUnavailable(Effect.map(rows, (all) => all.map(claimOf)))
    const first = <E>(rows: Effect.Effect<ReadonlyArray<Row>, E>) => Effect.map(every(rows), ([claim]) => claim)

    const audit = (
      claimNo: string,
      customerId: string,
      entry: { at: number; by: string; action: string },
      detail: object
    ) =>
      sql`
        INSERT INTO audit (at, done_by, action, subject, customer_id, detail)
        VALUES (${new Date(entry.at)}, ${entry.by}, ${entry.action}, ${claimNo}, ${customerId}, ${JSON.stringify(detail)}::jsonb)`

    const savePhotos = (claimNo: string, photos: ReadonlyArray<ClaimPhoto>) =>
      Effect.forEach(
        photos,
        ({ contentType, bytes }, place) => sql`
          INSERT INTO claim_photo (claim_no, place, content_type, bytes)
          VALUES (${claimNo}, ${place + 1}, ${contentType}, ${Buffer.from(bytes)})`
      )

    const save: Claims["Service"]["save"] = Effect.fn("Claims.save")(function* (claim: NewClaim) {
      const { claimNo, customerId, contactId, invoiceNo, invoiceSuffix, lines, madeAt, reason } = claim
      yield* sql`
        INSERT INTO claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason, note, made_at)
        VALUES (${claimNo}, ${invoiceNo}, ${invoiceSuffix}, ${customerId}, ${contactId}, ${claim.email}, ${claim.key}::uuid,
          ${reason}, ${claim.note}, ${new Date(madeAt)})`
      yield* sql`
        INSERT INTO claim_line (claim_no, position, quantity)
        SELECT ${claimNo}, (line ->> 'position')::integer, (line ->> 'quantity')::numeric
        FROM jsonb_array_elements(${JSON.stringify(lines)}::jsonb) AS line`
      yield* savePhotos(claimNo, claim.photos)
      const entry = { at: madeAt, by: contactId, action: "claim opened" }
      yield* audit(claimNo, customerId, entry, { invoice: `${invoiceNo} ${invoiceSuffix}`.trim(), reason })
    }, asUnavailable)

    const answer: Claims["Service"]["answer"] = Effect.fn("Claims.answer")(function* (claimNo, written: ClaimAnswer) {
      const { at, by, state } = written
      const credit = state === "accepted" ? written.credit : undefined
      const [row] = yield* sql<{ customer_id: string }>`
        UPDATE claim SET state = ${state}, answered_at = ${new Date(at)}, answered_by = ${by}, answer = ${written.answer},
          credit_note = ${credit?.creditNote ?? null}, credit_cents = ${credit?.amount ?? null},
          credit_gst_cents = ${credit?.gst ?? null}, on_invoice_cents = ${credit?.onInvoice ?? null}
        WHERE claim_no = ${claimNo} AND state = 'open' RETURNING customer_id`
      if (!row) return false
      if (state === "accepted")
        yield* sql`
          UPDATE claim_line SET granted = coalesce((SELECT (one ->> 'quantity')::numeric
            FROM jsonb_array_elements(${JSON.stringify(written.granted)}::jsonb) AS one
            WHERE (one ->> 'position')::integer = position), 0)
          WHERE claim_no = ${claimNo}`
      const detail = credit ? { creditNote: credit.creditNote, amount: credit.amount } : {}
      yield* audit(claimNo, row.customer_id, { at, by, action: `claim ${state}` }, detail)
      return true
    }, asUnavailable)

    return Claims.of({
      nextClaimNo: asUnavailable(
        Effect.map(sql<{ next: number }>`SELECT nextval('claim_number')::float AS next`, ([row]) =>
          claimNumber(row?.next ?? 0)
        )
      ),
      save,
      byKey: (customerId, key) =>
        first(sql<Row>`SELECT ${columns} WHERE customer_id = ${customerId} AND request_key = ${key}::uuid`),
      find: (claimNo) => first(sql<Row>`SELECT ${columns} WHERE claim_no = ${claimNo}`),
      ofInvoice: ({ invoiceNo, invoiceSuffix }) =>
        every(sql<Row>`
          SELECT ${columns} WHERE invoice_no = ${invoiceNo} AND suffix = ${invoiceSuffix} ORDER BY answered_at, made_at, claim_no`),
      newest: (most) =>
        every(sql<Row>`SELECT ${columns} ORDER BY state <> 'open', made_at DESC, claim_no DESC LIMIT ${most}`),
      photos: (claimNo) =>
        asUnavailable(sql<ClaimPhoto>`
          SELECT content_type AS "contentType", bytes FROM claim_photo WHERE claim_no = ${claimNo} ORDER BY place`),
      handedOverOn: (orderNo) =>
        asUnavailable(
          Effect.map(
            sql<{ day: string | null }>`
              SELECT (delivered_at AT TIME ZONE 'Australia/Melbourne')::date::text AS day FROM shop_order
              WHERE order_no = ${orderNo}`,
            ([row]) => row?.day ?? undefined
          )
        ),
      answer
    })
  })
)
