/** Orders that wait for an administrator's approval, kept in PostgreSQL: a request of another company is none. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  APPROVAL_MS,
  type ApprovalReader,
  type ApprovalRequest
} from "../../../core/ordering/approval/approval-request.ts"
import { Approvals } from "../../../core/ordering/approval/approvals.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

type Row = Pick<
  ApprovalRequest,
  "id" | "state" | "version" | "approvals" | "limit" | "method" | "form" | "lines" | "totals" | "browser" | "cartKey"
> &
  Pick<ApprovalRequest, "buyerName" | "buyerEmail"> &
  ApprovalRequest["buyer"] & {
    readonly asked_at: Date
    readonly expires_at: Date
    readonly decided_at: Date | null
    readonly decided_by: string | null
    readonly decided_by_name: string | null
    readonly reason: string | null
    readonly problem: string | null
    readonly order_no: string | null
  }

const requestOf = (row: Row): ApprovalRequest => {
  const { contactId, customerId, hasOwnPrices, showsExGst } = row
  const { asked_at, expires_at, decided_at, decided_by, decided_by_name, reason, problem, order_no } = row
  const { id, state, version, approvals, limit, method, form, lines, totals, browser, cartKey } = row
  return {
    ...{ id, state, version, approvals, limit, method, form, lines, totals, browser, cartKey },
    buyer: { contactId, customerId, hasOwnPrices, showsExGst },
    buyerName: row.buyerName,
    buyerEmail: row.buyerEmail,
    askedAt: asked_at.getTime(),
    expiresAt: expires_at.getTime(),
    ...(decided_at === null ? {} : { decidedAt: decided_at.getTime() }),
    ...(decided_by === null ? {} : { decidedBy: { contactId: decided_by, name: decided_by_name ?? "" } }),
    ...(reason === null ? {} : { reason }),
    ...(problem === null ? {} : { problem }),
    ...(order_no === null ? {} : { orderNo: order_no })
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** More of a company's requests nobody is shown at once. */
const MOST_LISTED = 100

export const approvalsLayer = Layer.effect(
  Approvals,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const nameOf = (whose: "buyer" | "decider") =>
      sql.literal(
        `concat_ws(' ', coalesce(${whose}_listed.listed_first_name, ${whose}.first_name), coalesce(${whose}_listed.listed_last_name, ${whose}.last_name))`
      )
    const columns = sql`
      request.id, state, version, approvals, limit_cents AS "limit", method, form, lines, totals,
      encode(browser_hash, 'hex') AS browser, cart_key AS "cartKey", request.contact_id AS "contactId",
      request.customer_id AS "customerId", at_own_prices AS "hasOwnPrices", shown_ex_gst AS "showsExGst", asked_at, expires_at,
      decided_at, decided_by, ${nameOf("decider")} AS decided_by_name, reason, problem, order_no,
      ${nameOf("buyer")} AS "buyerName", buyer.email AS "buyerEmail"`
    const tables = sql.literal(`
      approval_request AS request
        JOIN contact AS buyer ON buyer.id = request.contact_id
        JOIN company_contact AS buyer_listed
          ON buyer_listed.contact_id = request.contact_id AND buyer_listed.customer_id = request.customer_id
        LEFT JOIN contact AS decider ON decider.id = decided_by
        LEFT JOIN company_contact AS decider_listed
          ON decider_listed.contact_id = decided_by AND decider_listed.customer_id = request.customer_id`)

    const isReadBy = ({ customerId, contactId }: ApprovalReader) =>
      contactId === undefined
        ? sql`request.customer_id = ${customerId}`
        : sql`request.customer_id = ${customerId} AND request.contact_id = ${contactId}`

    const readOne = (reader: ApprovalReader, id: string, lock: "" | "FOR UPDATE OF request") =>
      uuid.test(id)
        ? sql<Row>`
            SELECT ${columns} FROM ${tables} WHERE request.id = ${id} AND ${isReadBy(reader)} ${sql.literal(lock)}`.pipe(
            Effect.map(([row]) => row && requestOf(row)),
            asOrdersUnavailable
          )
        : Effect.undefined

    const readMany = (where: ReturnType<typeof sql<Row>>) =>
      Effect.map(where, (rows) => rows.map(requestOf)).pipe(asOrdersUnavailable)

    /** What an administrator reads besides goods and money: where it goes and when, for whom, and under which PO number. */
    const isFormPartChanged = (part: "delivery" | "billing" | "details") =>
      sql.literal(`request.form -> '${part}' IS DISTINCT FROM excluded.form -> '${part}'`)

    const submit: Approvals["Service"]["submit"] = Effect.fn("Approvals.submit")(function* (request, now) {
      const { buyer, limit, method, form, lines, totals, browser, cartKey } = request
      const [at, until] = [new Date(now), new Date(now + APPROVAL_MS)]
      // Asked for once more with nothing changed, it is what it was, and waits no longer for it.
      const [row] = yield* sql<{ id: string }>`
        INSERT INTO approval_request AS request (customer_id, contact_id, at_own_prices, shown_ex_gst, limit_cents, method,
          form, lines, totals, total_cents, browser_hash, cart_key, asked_at, expires_at)
        VALUES (${buyer.customerId}, ${buyer.contactId}, ${buyer.hasOwnPrices}, ${buyer.showsExGst}, ${limit}, ${method},
          ${JSON.stringify(form)}, ${JSON.stringify(lines)}, ${JSON.stringify(totals)}, ${totals.total},
          decode(${browser}, 'hex'), ${cartKey}, ${at}, ${until})
        ON CONFLICT (customer_id, contact_id, md5(cart_key)) WHERE state = 'pending' DO UPDATE SET
          form = excluded.form, lines = excluded.lines, totals = excluded.totals, limit_cents = excluded.limit_cents,
          at_own_prices = excluded.at_own_prices, shown_ex_gst = excluded.shown_ex_gst, browser_hash = excluded.browser_hash,
          method = excluded.method, total_cents = excluded.total_cents, problem = NULL,
          version = request.version + CASE WHEN request.total_cents <> excluded.total_cents
            OR request.method <> excluded.method OR ${isFormPartChanged("delivery")} OR ${isFormPartChanged("billing")}
            OR ${isFormPartChanged("details")} OR request.problem IS NOT NULL OR request.expires_at <= ${at} THEN 1 ELSE 0 END,
          asked_at = CASE WHEN request.expires_at <= ${at} THEN ${at} ELSE request.asked_at END,
          expires_at = CASE WHEN request.total_cents <> excluded.total_cents OR request.expires_at <= ${at}
            THEN ${until} ELSE request.expires_at END
        RETURNING id`
      const saved = row && (yield* readOne({ customerId: buyer.customerId }, row.id, ""))
      return saved ?? (yield* Effect.die("A new approval request is not there"))
    }, asOrdersUnavailable)

    const use: Approvals["Service"]["use"] = Effect.fn("Approvals.use")(function* ({
      customerId,
      contactId,
      cartKey,
      total,
      id,
      orderNo,
      now
    }) {
      if (id !== undefined && !uuid.test(id)) return false
      // An order that was let go without a cent of it having been taken leaves the approval as it was.
      const rows = yield* sql`
        UPDATE approval_request SET order_no = ${orderNo}
        WHERE id = (
          SELECT request.id FROM approval_request AS request
          WHERE customer_id = ${customerId} AND contact_id = ${contactId} AND state = 'approved'
            AND expires_at > ${new Date(now)} AND total_cents >= ${total}
            AND ${id === undefined ? sql`cart_key = ${cartKey}` : sql`request.id = ${id}`}
            AND (order_no IS NULL OR EXISTS (SELECT FROM shop_order WHERE shop_order.order_no = request.order_no
              AND status = 'cancelled' AND captured_cents = 0))
          ORDER BY decided_at DESC LIMIT 1 FOR UPDATE OF request
        ) RETURNING id`
      return rows.length > 0
    }, asOrdersUnavailable)

    return Approvals.of({
      submit,
      find: (reader, id) => readOne(reader, id, ""),
      lock: (reader, id) => readOne(reader, id, "FOR UPDATE OF request"),
      list: (reader, since) =>
        readMany(sql<Row>`
          SELECT ${columns} FROM ${tables}
          WHERE ${isReadBy(reader)} AND (state = 'pending' OR coalesce(decided_at, expires_at) > ${new Date(since)})
          ORDER BY state <> 'pending', asked_at DESC, request.id LIMIT ${MOST_LISTED}`),
      ofCart: ({ customerId, contactId, cartKey }) =>
        readMany(sql<Row>`
          SELECT ${columns} FROM ${tables}
          WHERE request.customer_id = ${customerId} AND request.contact_id = ${contactId} AND cart_key = ${cartKey}
            AND state IN ('pending', 'approved')
            AND (order_no IS NULL OR EXISTS (SELECT FROM shop_order WHERE shop_order.order_no = request.order_no
              AND status = 'cancelled' AND captured_cents = 0))
          ORDER BY asked_at DESC`),
      approve: (id, { by, at, expiresAt }) =>
        asOrdersUnavailable(sql`
          UPDATE approval_request SET state = 'approved', decided_by = ${by}, decided_at = ${new Date(at)},
            expires_at = ${new Date(expiresAt)}, approvals = approvals + 1, problem = NULL, told_at = NULL
          WHERE id = ${id}`).pipe(Effect.asVoid),
      reject: (id, { by, at, reason = null }) =>
        asOrdersUnavailable(sql`
          UPDATE approval_request SET state = 'rejected', decided_by = ${by}, decided_at = ${new Date(at)}, reason = ${reason},
            told_at = ${new Date(at)}
          WHERE id = ${id}`).pipe(Effect.asVoid),
      use,
      reopen: Effect.fn("Approvals.reopen")(function* (id, problem) {
        const rows = yield* sql`
          UPDATE approval_request AS request SET state = 'pending', decided_by = NULL, decided_at = NULL, order_no = NULL,
            problem = ${problem}, told_at = NULL
          WHERE id = ${id} AND state = 'approved' AND (order_no IS NULL OR EXISTS (SELECT FROM shop_order
            WHERE shop_order.order_no = request.order_no AND status = 'cancelled' AND captured_cents = 0))
            AND NOT EXISTS (SELECT FROM approval_request AS other WHERE other.state = 'pending'
              AND other.customer_id = request.customer_id AND other.contact_id = request.contact_id
              AND md5(other.cart_key) = md5(request.cart_key))
          RETURNING id`
        return rows.length > 0
      }, asOrdersUnavailable),
      end: Effect.fn("Approvals.end")(function* (id, problem, now) {
        const rows = yield* sql`
          UPDATE approval_request SET problem = ${problem}, told_at = ${new Date(now)},
            state = CASE WHEN kept THEN state ELSE 'expired' END, order_no = CASE WHEN kept THEN order_no END,
            decided_by = CASE WHEN kept THEN decided_by END, decided_at = CASE WHEN kept THEN decided_at END
          FROM (SELECT request.id AS ended, EXISTS (SELECT FROM shop_order WHERE shop_order.order_no = request.order_no
              AND (status <> 'cancelled' OR captured_cents > 0)) AS kept
            FROM approval_request AS request WHERE request.id = ${id} FOR UPDATE) AS found
          WHERE id = ended AND state = 'approved' AND told_at IS NULL RETURNING id`
        return rows.length > 0
      }, asOrdersUnavailable),
      markTold: (id, now) =>
        asOrdersUnavailable(sql`UPDATE approval_request SET told_at = ${new Date(now)} WHERE id = ${id}`).pipe(
          Effect.asVoid
        ),
      unfinished: (before) =>
        readMany(sql<Row>`
          SELECT ${columns} FROM ${tables}
          WHERE state = 'approved' AND told_at IS NULL AND decided_at < ${new Date(before)} ORDER BY decided_at LIMIT 20`),
      expire: (now, most) =>
        readMany(sql<Row>`
          WITH due AS (
            SELECT id FROM approval_request WHERE state = 'pending' AND expires_at <= ${new Date(now)}
            ORDER BY expires_at LIMIT ${most} FOR UPDATE SKIP LOCKED
          ), ended AS (
            UPDATE approval_request SET state = 'expired', told_at = ${new Date(now)} WHERE id IN (SELECT id FROM due)
          )
          SELECT ${columns} FROM ${tables} WHERE request.id IN (SELECT id FROM due)`)
    })
  })
)
