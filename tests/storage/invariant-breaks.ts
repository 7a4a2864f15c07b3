/** How each invariant is broken: by what is said, in SQL, with `:placed` and so on for the orders of the test; the last one named is found. */

const without = (constraint: string, table = "shop_order") => `ALTER TABLE ${table} DROP CONSTRAINT ${constraint};`
const set = (change: string, order: string) => `UPDATE shop_order SET ${change} WHERE order_no = :${order}`
const line = (change: string) => `UPDATE order_line SET ${change} WHERE order_no = :placed`
const attempt = (change: string, order: string) => `UPDATE payment_attempt SET ${change} WHERE order_no = :${order}`
const reservation = (change: string, order: string) => `UPDATE reservation SET ${change} WHERE order_no = :${order}`
const pile = (change: string) => `UPDATE stock SET ${change} WHERE branch_id = 25 AND sku = :sku`
const event = (status: string, order: string) =>
  `INSERT INTO order_event (order_no, status, at, done_by) VALUES (:${order}, '${status}', now(), 'x');`
const money = (kind: string, amount: string) =>
  `INSERT INTO money_movement (order_no, attempt_id, kind, amount_cents, provider_ref, at)
   SELECT order_no, attempt_id, '${kind}', ${amount}, 'another', at FROM money_movement WHERE order_no = :placed`
const auditOf = (action: string) => `WHERE action = '${action}' AND subject = :placed`
const noMessage = (kind: string, order: string) => `DELETE FROM outbox WHERE message_key = '${kind} ' || :${order}`

/** An invoice of an account's with a line, under the number of an order that is a guest's; and what the ledger says of it. */
const invoice = (order: string, line = "total_cents") => `
  INSERT INTO invoice (invoice_no, suffix, customer_id, day, branch_id, sold_to, at_own_prices, shown_ex_gst, subtotal_cents,
    delivery_cents, surcharge_cents, gst_cents, total_cents)
  SELECT order_no, '', (SELECT id FROM customer LIMIT 1), now(), branch_id, '[]', true, false, total_cents, 0, 0, gst_cents,
    total_cents FROM shop_order WHERE order_no = :${order};
  INSERT INTO invoice_line (invoice_no, suffix, position, sku, name, uom, qty, pieces, priced_uom, unit_cents, line_cents,
    line_gst_cents)
  SELECT order_no, '', 0, 'x', 'x', 'EA', 1, 1, 'EA', ${line}, ${line}, gst_cents FROM shop_order WHERE order_no = :${order};`
const entry = (id: string, kind: string, ...postings: ReadonlyArray<string>) => `
  INSERT INTO ledger_entry (id, kind, customer_id, day) SELECT ${id}, '${kind}', id, now() FROM customer LIMIT 1;
  ${postings.map((posting, place) => `INSERT INTO ledger_posting VALUES (${id}, ${place}, ${posting});`).join("\n")}
  INSERT INTO receivable SELECT entry_id, position, customer_id, day, booked, kind, document, amount_cents, day, kind
  FROM ledger_posting JOIN ledger_entry ON id = entry_id WHERE entry_id = ${id} AND account = 'receivables';`
const booked = (order: string) =>
  entry(
    `:${order}`,
    "invoice",
    `'receivables', :${order}, (SELECT total_cents FROM shop_order WHERE order_no = :${order})`,
    `'sales', NULL, -(SELECT total_cents FROM shop_order WHERE order_no = :${order})`
  )

/** The invoice of an order, of an account that its guest now has. */
const ofAccount = (order: string) => `${invoice(order)}
  ${set("customer_id = (SELECT id FROM customer LIMIT 1), contact_id = 'P02'", order)};
  UPDATE invoice SET order_no = invoice_no WHERE invoice_no = :${order};`

/** A payment of an invoice on an account, of a dollar and a cent with a surcharge of a cent, under an order's number. */
const payment = (status: string, order: string, captured = 0, refunded = 0) => `
  INSERT INTO account_payment (payment_no, kind, customer_id, total_cents, surcharge_cents, status, captured_cents,
    refunded_cents, made_at)
  SELECT 'P' || :${order}, 'invoice', id, 101, 1, '${status}', ${captured}, ${refunded}, now() FROM customer LIMIT 1;
  INSERT INTO account_payment_share (payment_no, position, kind, document, amount_cents, is_held)
  SELECT 'P' || :${order}, 0, 'invoice', :${order}, 101, '${status}' = 'awaiting-payment';`
const captured = (order: string, amount: number) => `
  INSERT INTO money_movement (account_payment_no, attempt_id, kind, amount_cents, provider_ref, at)
  SELECT 'P' || :${order}, id, 'capture', ${amount}, 'ch_of_invoice', now() FROM payment_attempt WHERE order_no = :${order};`

/** A claim on an invoice, under an order's number: its state, when, by whom and how it was answered, and its credit. */
const claim = (answer: string, order: string) => `
  INSERT INTO claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason, note, made_at,
    state, answered_at, answered_by, answer, credit_note, credit_cents, credit_gst_cents, on_invoice_cents)
  SELECT 'C' || :${order}, '100234', '', id, 'P02', 'a@b.example', gen_random_uuid(), 'short', '', now(), ${answer}
  FROM customer LIMIT 1;`

const table: { readonly [id: string]: { readonly [what: string]: string } } = {
  I4: {
    "delivery that the total leaves out": without("order_parts") + set("delivery_cents = 11", "placed"),
    "an order without lines": "DELETE FROM order_line WHERE order_no = :placed"
  },
  I5: { "a cent of GST more than the lines'": set("gst_cents = gst_cents + 1", "placed") },
  I6: {
    "a line's GST one cent too high": line("line_gst_cents = line_gst_cents + 1"),
    "a delivery without GST": without("order_parts") + set("delivery_cents = 1100", "placed")
  },
  I7: {
    "a line of more than it was priced for": line("qty = qty + 1"),
    "a line one cent too cheap": line("line_cents = line_cents - 1")
  },
  I8: {
    "a try at another amount": attempt("amount_cents = amount_cents - 1", "placed"),
    "a capture of another amount": "UPDATE money_movement SET amount_cents = amount_cents - 1 WHERE order_no = :placed",
    "documents that come to less than what is asked for them":
      payment("awaiting-payment", "placed") +
      "UPDATE account_payment_share SET amount_cents = 100 WHERE payment_no = 'P' || :placed",
    "a capture by another order's try":
      "UPDATE money_movement SET attempt_id = (SELECT id FROM payment_attempt WHERE order_no = :collected) WHERE order_no = :placed"
  },
  "CRED-02": {
    "an order on an account that has drawn nothing": set("payment_method = 'trade-credit'", "placed"),
    "credit that a cancelled order keeps": `INSERT INTO credit_draw (order_no, customer_id, amount_cents, state, drawn_at, changed_at)
      SELECT order_no, (SELECT id FROM customer LIMIT 1), total_cents, 'drawn', now(), now() FROM shop_order WHERE order_no = :declined`
  },
  I23: {
    "an invoice that is not in the ledger": invoice("placed"),
    "an invoice of a cent more than its lines": invoice("placed", "total_cents - 1") + booked("placed"),
    "an invoice that the ledger has at another amount":
      invoice("placed") + entry(":placed", "invoice", "'receivables', :placed, 5", "'sales', NULL, -5"),
    "an account's order that left without an invoice": set("customer_id = '2001', contact_id = 'P02'", "collected"),
    "an invoice of an order that has not left": booked("placed") + ofAccount("placed")
  },
  "LED-01": {
    "an entry that comes to something": entry(":placed", "invoice", "'receivables', :placed, 5"),
    "more paid than was invoiced":
      entry(":placed", "invoice", "'receivables', :placed, 5", "'sales', NULL, -5") +
      entry("'p'", "payment", "'bank', NULL, 6", "'receivables', :placed, -6"),
    "more of a payment used than came in":
      entry(":placed", "payment", "'bank', NULL, 6", "'receivables', :placed, -6") +
      entry("'a'", "allocation", "'receivables', 'x', -7", "'receivables', :placed, 7"),
    "a receivable that is read as another amount":
      entry(":placed", "invoice", "'receivables', :placed, 5", "'sales', NULL, -5") +
      "UPDATE receivable SET amount_cents = 6 WHERE document = :placed;",
    "a posting that no receivable tells of":
      entry(":placed", "invoice", "'receivables', :placed, 5", "'sales', NULL, -5") +
      "DELETE FROM receivable WHERE document = :placed;",
    "a document of which other is left than was posted":
      entry(":placed", "invoice", "'receivables', :placed, 5", "'sales', NULL, -5") +
      "UPDATE receivable_balance SET remainder_cents = 4 WHERE document = :placed;",
    "a month that comes to other than was posted":
      "INSERT INTO receivable_month VALUES (:placed, '2026-03-01', 'invoice', '2026-03-01', 'invoice', 4);"
  },
  I9: {
    "a second capture": `DROP INDEX money_movement_capture; ${without("order_paid")}
      ${set("captured_cents = captured_cents + 1", "placed")}; ${money("capture", "1")}`,
    "money that no movement tells of": set("captured_cents = 5", "declined"),
    "a refund that is on no order": money("refund", "1")
  },
  I10: {
    "a try that succeeded without money": attempt("state = 'succeeded'", "declined"),
    "an open try whose money came": attempt("state = 'processing'", "placed")
  },
  I11: {
    "an order that waits for nothing": attempt("state = 'refused'", "waiting"),
    "a cancelled order whose try is open": attempt("state = 'started'", "declined"),
    "a cancelled order that keeps the money": set("refunded_cents = 0", "refunded"),
    "a cancelled order that keeps stock": reservation("state = 'held', settled_at = NULL", "declined"),
    "a paid order whose stock was freed": reservation("state = 'released', settled_at = now()", "placed"),
    "a paid order whose stock runs out": reservation("expires_at = now()", "placed")
  },
  I12: {
    "stock that no movement tells of": pile("moved = moved + 1"),
    "stock put aside for nobody": pile("reserved = reserved + 1"),
    "more put aside than is there": without("stock_reserved", "stock") + pile("moved = -opening"),
    "goods that left without a movement": "DELETE FROM stock_movement WHERE order_no = :collected",
    "goods that left twice": `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason, order_no)
      SELECT sku, branch_id, length, pieces, reason, order_no FROM stock_movement WHERE order_no = :collected`,
    "goods sold that were not put aside": `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason, order_no)
      SELECT sku, branch_id, length, -1, 'sold', order_no FROM reservation WHERE order_no = :declined`
  },
  I15: {
    "a payment of invoices that waits for nothing": payment("awaiting-payment", "placed"),
    "one that ended and keeps its invoices":
      payment("cancelled", "placed") +
      "UPDATE account_payment_share SET is_held = true WHERE payment_no = 'P' || :placed",
    "one that ended and keeps the money": payment("cancelled", "placed", 102),
    "one that was paid and gave its money back": payment("paid", "placed", 102, 1),
    "one that was paid and is not in the ledger": payment("paid", "placed", 102) + captured("placed", 102),
    "one that pays off less than it took":
      payment("paid", "placed", 102) +
      captured("placed", 102) +
      entry(
        "'payment ch_of_invoice'",
        "payment",
        "'bank', NULL, 102",
        "'receivables', :placed, -100",
        "'card-surcharges', NULL, -2"
      ),
    "one in the ledger that was never paid":
      payment("cancelled", "placed", 102, 102) +
      captured("placed", 102) +
      entry("'payment ch_of_invoice'", "payment", "'bank', NULL, 102", "'receivables', :placed, -102")
  },
  I16: {
    "parts of a quote that come to more than it":
      "INSERT INTO quote_line (quote_no, position, sku, name, uom, qty, pieces, unit_cents, line_cents, line_gst_cents) " +
      "VALUES ('Q7001', 0, 'A', 'A', 'EA', 10, 10, 11, 110, 10); " +
      "INSERT INTO quote_call_off (order_no, quote_no, position, qty, pieces) " +
      "VALUES (:placed, 'Q7001', 0, 6, 6), (:collected, 'Q7001', 0, 5, 5)"
  },
  I18: {
    "an order of 49 cents": without("order_parts") + set("total_cents = 49", "declined"),
    "an order of a million dollars": without("order_parts") + set("total_cents = 100000000", "declined")
  },
  I19: {
    "a step back": event("ready", "placed") + event("preparing", "placed") + set("status = 'preparing'", "placed"),
    "a step out of a cancelled order": event("placed", "declined") + set("status = 'cancelled'", "declined"),
    "a step of a delivery in a pickup": event("on-the-way", "placed") + set("status = 'on-the-way'", "placed"),
    "a status that no step led to": set("status = 'ready'", "placed")
  },
  I20: {
    "an order that no request asked for": "DELETE FROM idempotency WHERE order_no = :placed",
    "an order of two requests": "UPDATE idempotency SET order_no = :collected WHERE order_no = :placed"
  },
  I21: {
    "a placed order that nobody confirmed": noMessage("order-placed", "placed"),
    "a confirmation of an order that was never paid": `INSERT INTO outbox (message_key, channel, recipient, subject, text, queued_at,
      next_try_at) VALUES ('order-placed ' || :declined, 'email', 'a@b.example', 's', 't', now(), now())`,
    "a refund that nobody told of": noMessage("order-refunded", "refunded")
  },
  "STM-01": {
    "an invoice on the statement of another day": `${invoice("placed")}${booked("placed")}
      UPDATE ledger_entry SET day = day - 1 WHERE id = :placed`,
    "an order invoiced on a day on which nothing left": `${ofAccount("collected")}${booked("collected")}
      UPDATE invoice SET day = day - 1 WHERE invoice_no = :collected;
      UPDATE ledger_entry SET day = day - 1 WHERE id = :collected`,
    "what was paid with an order on no statement": ofAccount("collected") + booked("collected")
  },
  "CLM-03": {
    "an accepted claim without its credit note": claim("'accepted', now(), 'x', '', 'CN-1', 100, 9, 0", "placed"),
    "one that was credited otherwise than it says":
      entry("'CN-1'", "credit-note", "'sales', NULL, 91", "'gst', NULL, 9", "'receivables', 'CN-1', -100") +
      claim("'accepted', now(), 'x', '', 'CN-1', 110, 10, 0", "placed"),
    "more claimed than was invoiced": `${claim("'open', NULL, NULL, NULL, NULL, NULL, NULL, NULL", "placed")}
      INSERT INTO claim_line (claim_no, position, quantity) VALUES ('C' || :placed, 0, 1)`
  },
  I22: {
    "a capture without its row": `DELETE FROM audit ${auditOf("capture")}`,
    "a capture of another amount in the audit": `UPDATE audit SET detail = detail || '{"amount": 1}' ${auditOf("capture")}`,
    "a step without its row": `DELETE FROM audit ${auditOf("order placed")}`,
    "a step told of twice": `INSERT INTO audit (at, done_by, action, subject)
      SELECT at, done_by, action, subject FROM audit ${auditOf("order placed")}`,
    "a refund that the audit alone knows of": `INSERT INTO audit (at, done_by, action, subject, detail)
      VALUES (now(), 'x', 'refund', :placed, '{"amount": 1, "reference": "re_9"}')`
  }
}

/** Each as `[invariant, what breaks it, how]`. */
export const invariantBreaks = Object.entries(table).flatMap(([id, ways]) =>
  Object.entries(ways).map(([what, spoil]) => [id, what, spoil] as const)
)
