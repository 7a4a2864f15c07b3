/** What the database refuses by itself, whatever a program asks of it. */
import { beforeAll, describe, expect, it } from "vitest"
import { testDatabase } from "../postgres/database.ts"
import { insertOrder } from "./order-fixture.ts"

const database = testDatabase("small")
const { query } = database

let sku: string
let product: string
let order: string
let attempt: string

beforeAll(async () => {
  const [row] = await query(
    "SELECT erp_id, product_id FROM sku JOIN stock ON stock.sku = erp_id WHERE on_hand > 2 ORDER BY 1 LIMIT 1"
  )
  sku = String(row?.erp_id)
  product = String(row?.product_id)
  order = await insertOrder(query, 5500)
  const [made] = await query(
    `INSERT INTO payment_attempt (payable_id, method, provider_ref, provider_key, amount_cents, made_at, changed_at)
     VALUES ($1, 'card', 'pi_one', 'key-of-attempt-one', 5500, now(), now()) RETURNING id`,
    [order]
  )
  attempt = String(made?.id)
})

/** The statement fails, and for this reason: a constraint's name, or words of the message. */
const refused = async (statement: string, reason: RegExp) => {
  const filled = statement
    .replaceAll(":sku", `'${sku}'`)
    .replaceAll(":product", `'${product}'`)
    .replaceAll(":order", `'${order}'`)
    .replaceAll(":attempt", `'${attempt}'`)
  const problem = await query(filled).then(
    () => "nothing was refused",
    (error: { message: string; constraint?: string }) => `${error.constraint ?? ""} ${error.message}`
  )
  expect(problem).toMatch(reason)
}

const aProduct = (id: string, slug: string, category = "(SELECT min(slug) FROM category)") =>
  `INSERT INTO product (id, slug, name, family, category, description, attributes, options, drawing, is_hardware, is_dangerous)
   VALUES ('${id}', '${slug}', 'A', 'a', ${category}, '', '{}', '{}', '{}', false, false)`

describe("the catalogue", () => {
  it.each([
    ["a product in a category that is not there", aProduct("X1", "x-one", "'no/such'"), /product_category_fkey/],
    ["two products at one address", aProduct("X1", "' || (SELECT min(slug) FROM product) || '"), /product_slug_key/],
    ["a slug that is no address", aProduct("X1", "Not A Slug"), /product_slug_check/],
    [
      "a category without the one above it",
      "INSERT INTO category (slug, name, description) VALUES ('nowhere/below', 'B', '')",
      /category_parent_fkey/
    ],
    [
      "a category six levels deep",
      "INSERT INTO category (slug, name, description) VALUES ('a/b/c/d/e/f', 'F', '')",
      /category_slug_check/
    ],
    ["a price of nothing", "UPDATE price SET retail_cents = 0 WHERE sku = :sku", /price_retail_cents_check/],
    ["a price below nothing", "UPDATE price SET clearance_cents = -1 WHERE sku = :sku", /price_clearance_cents_check/],
    [
      "a promotion without its days",
      "UPDATE price SET promotion_cents = 5, promotion_from = NULL, promotion_to = NULL WHERE sku = :sku",
      /price_check/
    ],
    [
      "a promotion that ends before it begins",
      "UPDATE price SET promotion_cents = 5, promotion_from = '2026-02-02', promotion_to = '2026-02-01' WHERE sku = :sku",
      /price_check/
    ],
    [
      "a price for a sku that is not there",
      "INSERT INTO price (sku, retail_cents) VALUES ('NO-SUCH', 5)",
      /price_sku_fkey/
    ],
    ["a volume break at no quantity", "INSERT INTO volume_break VALUES (:sku, 0, 5)", /volume_break_quantity_check/],
    ["a volume break for nothing", "INSERT INTO volume_break VALUES (:sku, 7777, 0)", /volume_break_unit_cents_check/],
    ["a stick without length", "UPDATE sku SET factor = 0 WHERE erp_id = :sku", /sku_factor_check/],
    [
      "two skus with one barcode",
      "UPDATE sku SET barcode = (SELECT max(barcode) FROM sku) WHERE erp_id = (SELECT erp_id FROM sku ORDER BY barcode LIMIT 1)",
      /sku_barcode_key/
    ],
    [
      "mixed lengths without lengths",
      "UPDATE sku SET is_random_length = true, lengths = NULL WHERE erp_id = :sku",
      /sku_check/
    ],
    ["stars without reviews", "UPDATE sku SET rating = 4, review_count = NULL WHERE erp_id = :sku", /sku_check/],
    [
      "a sku that orders name, taken out",
      "DELETE FROM sku WHERE erp_id IN (SELECT sku FROM order_line)",
      /_fkey|stock_sku/
    ]
  ])("refuses %s", (_what, statement, reason) => refused(statement, reason))
})

describe("stock", () => {
  const at = "WHERE sku = :sku AND on_hand > 2"
  it.each([
    [
      "[I12] more put aside than there is",
      "INSERT INTO reservation (order_no, sku, branch_id, length, pieces) SELECT :order, sku, branch_id, length, on_hand + 1 FROM stock " +
        at +
        " LIMIT 1",
      /stock_reserved/
    ],
    [
      "[I12] less than nothing put aside",
      "INSERT INTO reservation (order_no, sku, branch_id, length, pieces) SELECT :order, sku, branch_id, length, -1 FROM stock " +
        at +
        " LIMIT 1",
      /reservation_pieces_check/
    ],
    [
      "[I12] less than nothing on hand",
      "INSERT INTO stock_movement (sku, branch_id, length, pieces, reason) SELECT sku, branch_id, length, -on_hand - 1, 'count' FROM stock " +
        at +
        " LIMIT 1",
      /stock_reserved/
    ],
    ["[I12] a count changed without a movement", `UPDATE stock SET moved = moved + 1 ${at}`, /only by a movement/],
    ["[I12] something put aside without a reservation", `UPDATE stock SET reserved = 1 ${at}`, /only by a movement/],
    ["[I12] an opening count rewritten", `UPDATE stock SET opening = opening + 1 ${at}`, /only by a movement/],
    [
      "[I12] stock that begins in the middle",
      "INSERT INTO stock (sku, branch_id, length, opening, moved) VALUES (:sku, 21, 9.99, 1, 5)",
      /only by a movement/
    ],
    [
      "[I12] a movement of nothing",
      "INSERT INTO stock_movement (sku, branch_id, length, pieces, reason) SELECT sku, branch_id, length, 0, 'count' FROM stock " +
        at +
        " LIMIT 1",
      /stock_movement_pieces_check/
    ],
    [
      "[I12] a reservation that begins as sold",
      "INSERT INTO reservation (order_no, sku, branch_id, length, pieces, state) SELECT :order, sku, branch_id, length, 1, 'consumed' FROM stock " +
        at +
        " LIMIT 1",
      /refused|reservation_check/
    ],
    [
      "stock at a branch that is not there",
      "INSERT INTO stock (sku, branch_id, opening) VALUES (:sku, 99, 1)",
      /stock_branch/
    ]
  ])("refuses %s", (_what, statement, reason) => refused(statement, reason))

  it("[I12] refuses to rewrite or take out a movement or a reservation", async () => {
    await query(
      "INSERT INTO reservation (order_no, sku, branch_id, length, pieces) SELECT $1, sku, branch_id, length, 1 FROM stock WHERE sku = $2 AND available > 2 LIMIT 1",
      [order, sku]
    )
    await refused("UPDATE reservation SET pieces = 2 WHERE order_no = :order", /settled once and never rewritten/)
    await refused("DELETE FROM reservation WHERE order_no = :order", /refused/)
    await query("UPDATE reservation SET state = 'consumed' WHERE order_no = $1", [order])
    await refused("UPDATE reservation SET state = 'released' WHERE order_no = :order", /settled once/)
    await refused("UPDATE reservation SET state = 'held', settled_at = NULL WHERE order_no = :order", /settled once/)
    await refused("UPDATE stock_movement SET pieces = 5 WHERE order_no = :order", /refused/)
    await refused("DELETE FROM stock_movement WHERE order_no = :order", /refused/)
  })
})

const copyOfOrder = (change: string) =>
  `INSERT INTO shop_order SELECT (jsonb_populate_record(null::public.shop_order, to_jsonb(o) || '${change}')).* FROM shop_order o WHERE order_no = :order`

describe("orders and money", () => {
  it.each([
    [
      "[I4] a total that is not the sum of its parts",
      copyOfOrder('{"order_no": "900000001", "total_cents": 9}'),
      /order_parts/
    ],
    [
      "[I4] an order whose lines do not add up to it",
      copyOfOrder('{"order_no": "900000001", "total_cents": 9, "subtotal_cents": 9}'),
      /order_adds_up/
    ],
    [
      "[I4] GST that is not the sum of the lines'",
      "UPDATE shop_order SET gst_cents = 7 WHERE order_no = :order",
      /order_adds_up/
    ],
    [
      "[I4] a line added later",
      "INSERT INTO order_line SELECT (jsonb_populate_record(null::public.order_line, to_jsonb(l) || '{\"position\": 1}')).* FROM order_line l WHERE order_no = :order",
      /order_adds_up/
    ],
    ["[I4] a line rewritten", "UPDATE order_line SET line_cents = 1 WHERE order_no = :order", /refused/],
    ["an order number without its check digit", copyOfOrder('{"order_no": "12345678"}'), /shop_order_order_no_check/],
    [
      "[I8] an attempt at another amount than the order's",
      "INSERT INTO payment_attempt (payable_id, method, provider_key, amount_cents, state, made_at, changed_at) VALUES (:order, 'card', 'key-of-attempt-two', 5499, 'refused', now(), now())",
      /payment_attempt_order_no_amount_cents_fkey/
    ],
    [
      "[I9] a second attempt beside an open one",
      "INSERT INTO payment_attempt (payable_id, method, provider_key, amount_cents, made_at, changed_at) VALUES (:order, 'card', 'key-of-attempt-two', 5500, now(), now())",
      /payment_attempt_open/
    ],
    [
      "[I20] one provider key for two attempts",
      "INSERT INTO payment_attempt (payable_id, method, provider_key, amount_cents, state, made_at, changed_at) VALUES (:order, 'card', 'key-of-attempt-one', 5500, 'refused', now(), now())",
      /payment_attempt_provider_key_key/
    ],
    [
      "[I11] an order that moves on without its money",
      "UPDATE shop_order SET status = 'placed' WHERE order_no = :order",
      /order_paid/
    ],
    [
      "[I9] money that no movement tells of",
      "UPDATE shop_order SET captured_cents = 5500 WHERE order_no = :order",
      /only by a movement/
    ],
    [
      "[I9] a refund of money that never came",
      "INSERT INTO money_movement (order_no, attempt_id, kind, amount_cents, provider_ref, at) VALUES (:order, :attempt, 'refund', 1, 're_0', now())",
      /order_refunds/
    ]
  ])("refuses %s", (_what, statement, reason) => refused(statement, reason))

  it("[T46] refuses one provider reference for two orders while the first may still be paid", async () => {
    const other = await insertOrder(query, 100)
    const second = (key: string) =>
      `INSERT INTO payment_attempt (payable_id, method, provider_ref, provider_key, amount_cents, made_at, changed_at)
       VALUES ('${other}', 'card', 'pi_one', '${key}', 100, now(), now())`
    await refused(second("key-of-another-order"), /payment_attempt_ref/)
  })

  it("[I9] [T48] captures once, whoever reports it, and refunds no more than was captured", async () => {
    const move = (kind: string, cents: number, ref: string) =>
      `INSERT INTO money_movement (order_no, attempt_id, kind, amount_cents, provider_ref, at)
       VALUES (:order, :attempt, '${kind}', ${cents}, '${ref}', now())`
    const reports = Array.from({ length: 40 }, (_, index) =>
      query(
        move("capture", 5500, `ch_${index}`).replace(":order", `'${order}'`).replace(":attempt", `'${attempt}'`)
      ).then(
        () => "captured",
        (problem: { constraint: string }) => problem.constraint
      )
    )
    const answers = await Promise.all(reports)
    expect(answers.filter((answer) => answer === "captured")).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(["captured", "money_movement_capture"]))
    await query("UPDATE shop_order SET status = 'placed' WHERE order_no = $1", [order])
    await query(move("refund", 5000, "re_1").replace(":order", `'${order}'`).replace(":attempt", `'${attempt}'`))
    await refused(move("refund", 501, "re_2"), /order_refunds/)
    await refused(move("refund", 1, "re_1"), /money_movement_kind_provider_ref_key/)
    await refused("UPDATE money_movement SET amount_cents = 1 WHERE order_no = :order", /refused/)
    await refused("DELETE FROM money_movement WHERE order_no = :order", /refused/)
    const [money] = await query("SELECT captured_cents::int, refunded_cents::int FROM shop_order WHERE order_no = $1", [
      order
    ])
    expect(money).toEqual({ captured_cents: 5500, refunded_cents: 5000 })
  })

  it("[I9] counts each movement for its own order where one statement writes several", async () => {
    const orders = [await insertOrder(query, 700), await insertOrder(query, 900)]
    await query(
      `INSERT INTO payment_attempt (payable_id, method, provider_key, amount_cents, made_at, changed_at)
       SELECT order_no, 'card', 'key-of-several-' || order_no, total_cents, now(), now() FROM shop_order WHERE order_no = ANY ($1)`,
      [orders]
    )
    await query(
      `INSERT INTO money_movement (order_no, attempt_id, kind, amount_cents, provider_ref, at)
       SELECT order_no, id, kind, CASE kind WHEN 'capture' THEN amount_cents ELSE part END, kind || part || order_no, now()
       FROM payment_attempt, (VALUES ('capture', 0), ('refund', 100), ('refund', 200)) AS moved (kind, part)
       WHERE order_no = ANY ($1)`,
      [orders]
    )
    const money = await query(
      "SELECT captured_cents::int, refunded_cents::int FROM shop_order WHERE order_no = ANY ($1) ORDER BY 1",
      [orders]
    )
    expect(money).toEqual([
      { captured_cents: 700, refunded_cents: 300 },
      { captured_cents: 900, refunded_cents: 300 }
    ])
  })

  it("[I2] refuses a posting to an entry of an earlier transaction, also beside postings of an entry of its own", async () => {
    const book = (id: string, postings: string) =>
      `DO $$ BEGIN
        INSERT INTO ledger_entry (id, kind, customer_id, day) SELECT '${id}', 'payment', min(id), now() FROM customer;
        INSERT INTO ledger_posting (entry_id, position, account, amount_cents) VALUES ${postings};
      END $$`
    await query(book("early", "('early', 0, 'bank', 100), ('early', 1, 'sales', -100)"))
    const own = "('late', 0, 'bank', 100), ('late', 1, 'sales', -100)"
    await refused(book("late", `${own}, ('early', 2, 'bank', 50), ('early', 3, 'sales', -50)`), /Entry early is booked/)
    await query(book("late", own))
    const [counted] = await query("SELECT count(*)::int AS postings FROM ledger_posting")
    expect(counted).toEqual({ postings: 4 })
  })
})

describe("the shop's own house", () => {
  const again = "second of the same key is"
  const outbox = (key: string, subject = "Your order") =>
    `INSERT INTO outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at) VALUES ('${key}', 'email', 'a@b.example', ${subject}, 'x', now(), now())`

  it(`[I21] a message: the ${again} refused`, async () => {
    await query(outbox("order-placed-1", "'Your order'"))
    await refused(outbox("order-placed-1", "'Your order'"), /outbox_message_key_key/)
  })

  it("[T36] a message whose subject could add a header is refused", () =>
    refused(outbox("order-placed-2", "E'Hello\\r\\nBcc: all@b.example'"), /outbox_subject_check/))

  it(`[T48] a provider's event: the ${again} refused`, async () => {
    const event = "INSERT INTO payment_event (method, event_id, type, received_at) VALUES ('card', 'evt_1', 'x', now())"
    await query(event)
    await refused(event, /payment_event_pkey/)
  })

  it(`[I20] a request: the ${again} refused`, async () => {
    const request =
      "INSERT INTO idempotency (scope, browser_hash, key, body_hash, made_at) VALUES ('place', sha256('kim'), 'a-key-of-32-characters-or-so', sha256('x'), now())"
    await query(request)
    await refused(request, /idempotency_pkey/)
  })

  it("[I22] what the audit says stays", async () => {
    await query("INSERT INTO audit (at, done_by, action, subject) VALUES (now(), 'staff', 'cancel', 'order 1')")
    await refused("UPDATE audit SET done_by = 'nobody'", /refused/)
    await refused("DELETE FROM audit", /refused/)
  })
})
