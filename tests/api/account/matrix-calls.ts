/** One example of every call of the API, as each actor of the matrix makes it, and how it is answered once it is let through. */
import { newToken } from "../../../adapters/storage/account/tokens.ts"
import type { Access } from "../../../core/identity/access.ts"
import type { TestDatabase } from "../../postgres/database.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { insertQuote } from "../../storage/quote-fixture.ts"
import { allRules, newContact } from "./company-people.ts"

/** An administrator and a contact of the company in question, an administrator of another, and somebody who is not logged in. */
export const actors = {
  admin: { id: "M01", customerId: "2001", role: "admin", email: "m01@matrix.example" },
  contact: { id: "M02", customerId: "2001", role: "contact", email: "m02@matrix.example" },
  other: { id: "M03", customerId: "2002", role: "admin", email: "m03@matrix.example" }
} as const

export type MemberName = keyof typeof actors
export type ActorName = MemberName | "guest"

type Making = {
  readonly database: TestDatabase
  readonly actor: ActorName
  /** Who asks in the place of the administrator. */
  readonly admin?: { readonly id: string; readonly email: string }
}

/** Whom an example is about: the one who asks, or the first company's administrator for another. */
const aboutWhom = ({ actor, admin = actors.admin }: Making) => (actor === "contact" ? actors.contact : admin)

export type Example = {
  /** With what stands in the place of its parameters; its own path where that has none. */
  readonly path?: (making: Making) => string | Promise<string>
  /** What it says of the first company, whoever asks. */
  readonly body?: (making: Making) => unknown
  /** The answer to whom it is let through. */
  readonly status: number
  /** The answer to a guest who is let through, where that is another. */
  readonly guest?: number
  /** The answer to the other company, where the call names what is the first one's. */
  readonly foreign?: number
  /** The session is another one after it. */
  readonly ends?: true
  /** Which of the rules that the call is declared with this example of it asks for. */
  readonly asks?: Access
  /** Further examples of the same call, of what asks for other rules. */
  readonly also?: ReadonlyArray<Example>
}

const viewsOrders = "viewOrders"
const viewsQuotes = { anyOf: ["viewQuotes", "approveQuotes"] } as const

const open = (status: number, path?: string): Example => ({ status, ...(path ? { path: () => path } : {}) })
const refusedAsMalformed: Example = { status: 400, body: () => ({}) }
const made = { status: 200 } as const

/** Somebody at the first company who has not been removed yet. */
const removable = async ({ database }: Making) => {
  const { email } = newContact()
  const id = `X${email.replace(/\D/g, "")}`
  await database.query("INSERT INTO contact (id, first_name, last_name, email) VALUES ($1, 'X', 'Y', $2)", [id, email])
  await database.query("INSERT INTO company_contact (customer_id, contact_id, role) VALUES ('2001', $1, 'contact')", [
    id
  ])
  return { contact: { id } }
}

/** A company of which the one who asks, or the first company's administrator for another, is a contact. */
const leavable = async (making: Making) => {
  const { database } = making
  const customerId = `L${newToken()
    .replace(/[^A-Za-z\d]/g, "")
    .slice(0, 15)}`
  await database.query("INSERT INTO customer (id, name, account_type) VALUES ($1, 'Left', 'C')", [customerId])
  await database.query("INSERT INTO company_contact (customer_id, contact_id, role) VALUES ($1, $2, 'contact')", [
    customerId,
    aboutWhom(making).id
  ])
  return { customerId }
}

/** An invitation by the first company, to the one who asks, or to its administrator for another. */
const invitation = async (making: Making) => {
  const { database } = making
  const token = newToken()
  const { email } = aboutWhom(making)
  await database.query("DELETE FROM company_invitation WHERE email = $1", [email])
  const [row] = await database.query(
    `INSERT INTO company_invitation (customer_id, email, first_name, last_name, mobile, role, permissions, token_hash,
       sent_at, expires_at, sent_by)
     VALUES ('2001', $1, 'I', 'J', '0491570737', 'contact', '{}', sha256(convert_to($2, 'utf8')), now(), now() + interval '1 day', $3)
     RETURNING id`,
    [email, token, (making.admin ?? actors.admin).id]
  )
  return { id: String(row?.id), token }
}

const invitationId = async (making: Making) => ({ invitation: { id: (await invitation(making)).id } })
const invitationToken = async (making: Making) => ({ token: (await invitation(making)).token })

/** An order of the first company. */
const unpaidOrder = async ({ database: { query } }: Making) => ({
  orderNo: (await insertCompanyOrders(query, { customerId: "2001", contactId: "P02" }))[0]
})

const newTexts = { newPo: "1", newInstructions: "", newContactName: "Kim", newContactPhone: "0397641234" }

/** A quote of the first company, long expired. */
const quote = async ({ database: { query } }: Making) => ({
  orderNo: await insertQuote(query, { customerId: "2001", contactId: "P02", quotedOn: "2026-01-05" })
})

/** An invoice of the first company. */
const ownInvoice = async ({ database: { query } }: Making) => {
  const [row] = await query(
    `INSERT INTO invoice (invoice_no, suffix, customer_id, day, branch_id, sold_to, at_own_prices, shown_ex_gst, subtotal_cents,
       delivery_cents, surcharge_cents, gst_cents, total_cents)
     SELECT (coalesce(max(invoice_no::bigint), 700000) + 1)::text, '01', '2001', '2026-11-02', 25, '["Ironbark"]', false, false,
       1100, 0, 0, 100, 1100 FROM invoice RETURNING invoice_no`
  )
  return { invoiceNo: String(row?.invoice_no), invoiceSuffix: "01" }
}

/** An order of a contact of the first company's that waits for approval. */
const approvalRequest = async (making: Making, contactId: string) => {
  const form = {
    cart: { items: [] },
    details: {},
    delivery: {
      type: "hardware_pickup",
      details: {
        date: "2026-11-30",
        branchId: 25,
        instructions: "",
        contactDetails: { contactName: "Kim", phone: "0397641234", email: "kim@example.com" }
      }
    }
  }
  const [row] = await making.database.query(
    `INSERT INTO approval_request (customer_id, contact_id, at_own_prices, shown_ex_gst, limit_cents, method, form, lines,
       totals, total_cents, browser_hash, cart_key, asked_at, expires_at)
     VALUES ('2001', $1, false, false, 100, 'card', $2, '[]',
       '{"subtotal": 300, "delivery": 0, "surcharge": 0, "gst": 27, "total": 300}', 300, sha256('b'), gen_random_uuid()::text,
       now(), now() + interval '1 day')
     RETURNING id`,
    [contactId, JSON.stringify(form)]
  )
  return String(row?.id)
}

/** A list of the one who asks, or of the first company's administrator for another. */
const ownJobList = async (making: Making) => {
  const [row] = await making.database.query(
    `INSERT INTO job_list (customer_id, contact_id, name, lines, made_at, changed_at)
     SELECT '2001', $1, 'List', jsonb_build_array(jsonb_build_object('productId', product_id, 'sku', erp_id, 'name', name,
       'uom', uom, 'cf', 1, 'qty', 1, 'pieces', 1)), now(), now() FROM sku WHERE uom <> 'LM' ORDER BY erp_id LIMIT 1
     RETURNING id`,
    [aboutWhom(making).id]
  )
  return String(row?.id)
}
const ofJobList = (more: object) => async (making: Making) => ({ id: await ownJobList(making), ...more })
const atJobList = (path: (id: string) => string) => async (making: Making) => path(await ownJobList(making))

const insertSession = `
  INSERT INTO session (contact_id, customer_id, access_hash, access_expires, refresh_hash, refresh_expires, started_at,
    last_seen_at, device, via)
  VALUES ($1, $2, sha256(convert_to($3, 'utf8')), now() + interval '15 minutes', sha256(convert_to($4, 'utf8')),
    now() + interval '1 day', now(), now(), 'Matrix', 'password')
  RETURNING id`

/** A session of an actor: what its browser holds, and its id. */
export const openSession = async (database: TestDatabase, name: MemberName) => {
  const { id, customerId } = actors[name]
  const access = newToken()
  const [row] = await database.query(insertSession, [id, customerId, access, newToken()])
  return { access, id: Number(row?.id) }
}

export const examples: { readonly [call: string]: Example } = {
  "GET /api/shopfront": open(200),
  "GET /api/branches": open(200),
  "GET /api/branches/:id": open(200, "/branches/25"),
  "GET /api/orders/delivery/closest-branch/:value": open(200, "/orders/delivery/closest-branch/3178"),
  "GET /api/places/:text": open(200, "/places/rowville"),
  "GET /api/address-places/:text": open(200, "/address-places/parramatta"),
  "GET /api/sitemap/stores/:slug": open(404, "/sitemap/stores/nowhere"),
  "POST /api/visitor/branch": { status: 200, body: () => ({ branchId: 25 }) },
  "POST /api/visitor/postcode": { status: 200, body: () => ({ postcode: "3178" }) },
  "GET /api/media/details": open(400, "/media/details?media=x"),
  "GET /api/settings/maintenance": open(200),
  "GET /api/app-install/:code": open(404, "/app-install/nothing"),
  "POST /api/error-reports": refusedAsMalformed,

  "GET /api/products/id/:id": open(404, "/products/id/nothing"),
  "GET /api/products/id/:id/reviews": open(200, "/products/id/nothing/reviews"),
  "GET /api/products/id/:id/reviews/own": open(200, "/products/id/nothing/reviews/own"),
  "POST /api/products/id/:id/reviews": {
    path: () => "/products/id/nothing/reviews",
    body: () => ({ stars: 5, says: "Straight." }),
    status: 422
  },
  "GET /api/products/slug/:slug": open(404, "/products/slug/nothing"),
  "GET /api/products-erp/id/:id": open(404, "/products-erp/id/NOTHING"),
  "GET /api/products-meta/attributes": open(200),
  "GET /api/products/lengths": open(200, "/products/lengths?sku=none"),
  "GET /api/products/sizes": open(200, "/products/sizes?sku=none"),
  "GET /api/products/recommendations": open(200, "/products/recommendations?kind=trending"),
  "GET /api/product-categories/:id": open(404, "/product-categories/nothing"),
  "GET /api/product-categories": open(200),
  "GET /api/category-menu": open(200),
  "GET /api/shop-menus": open(200),
  "GET /api/cms/general/v1/settings": open(200),
  "GET /api/cms/page/v1": open(404, "/cms/page/v1?path=/nothing"),
  "GET /api/cms/pages/v1": open(200, "/cms/pages/v1?below=/nothing"),
  "GET /api/cms/posts/v1": open(200),
  "GET /api/cms/search/v1": open(200, "/cms/search/v1?query=deck"),
  "GET /api/cms/post/v1/:id": open(404, "/cms/post/v1/nothing"),
  "GET /api/cms/blog/v1/categories": open(200),
  "GET /api/cms/banner": open(200, "/cms/banner?locations=nothing"),
  "GET /api/cms/gf/v2/forms/:id": open(404, "/cms/gf/v2/forms/nothing"),
  "POST /api/products-pricing/guest-prices": { status: 200, body: () => [] },
  "POST /api/products-pricing/prices": { status: 200, body: () => [] },
  "POST /api/products/restock-alert": refusedAsMalformed,

  "POST /api/orders/abandoned-cart/create": { status: 422, body: () => ({ items: [] }) },
  "POST /api/orders/abandoned-cart/share": { status: 422, body: () => ({ items: [] }) },
  "POST /api/orders/abandoned-cart/send-email": refusedAsMalformed,
  "GET /api/orders/abandoned-cart/id/:id": open(404, "/orders/abandoned-cart/id/nothing"),
  "PATCH /api/orders/abandoned-cart/id/:id/reclaim": {
    path: () => "/orders/abandoned-cart/id/nothing/reclaim",
    body: () => ({}),
    status: 404
  },

  "POST /api/orders/order/stripe/payment-intent": refusedAsMalformed,
  "PATCH /api/orders/order/stripe/payment-intent": refusedAsMalformed,
  "POST /api/orders/payment-offers": refusedAsMalformed,
  "POST /api/orders/order/tradecredit": refusedAsMalformed,
  "POST /api/orders/order/by-method": refusedAsMalformed,
  "POST /api/orders/order": refusedAsMalformed,
  "POST /api/orders/payments/card/confirm": refusedAsMalformed,
  "POST /api/orders/payments/card/abandon": refusedAsMalformed,
  "POST /api/orders/order/paypal": refusedAsMalformed,
  "POST /api/orders/order/zip": refusedAsMalformed,
  "POST /api/orders/payments/paypal/confirm": refusedAsMalformed,
  "POST /api/orders/payments/paypal/abandon": refusedAsMalformed,
  "POST /api/orders/payments/zip/confirm": refusedAsMalformed,
  "POST /api/orders/payments/zip/abandon": refusedAsMalformed,
  "POST /api/orders/delivery": refusedAsMalformed,
  "POST /api/orders/delivery-quote": refusedAsMalformed,
  "POST /api/orders/national-delivery": refusedAsMalformed,
  "POST /api/orders/order/stripe": refusedAsMalformed,
  "POST /api/orders/payments/stripe/confirm": refusedAsMalformed,
  "POST /api/orders/payments/stripe/abandon": refusedAsMalformed,
  "GET /api/orders/order/id/:id": open(404, "/orders/order/id/100000019"),
  "GET /api/orders/order/payment/id/:id": open(404, "/orders/order/payment/id/100000019"),
  "GET /api/orders/order/delivery-proof/id/:id": open(404, "/orders/order/delivery-proof/id/100000019"),
  "GET /api/orders/order/payment/id/invoice/:id": open(404, "/orders/order/payment/id/invoice/100000019"),
  "POST /api/orders/order/cancel/id/:id": open(404, "/orders/order/cancel/id/100000019"),
  "GET /api/orders/track/:orderNo": open(404, "/orders/track/100000019"),
  "GET /api/orders/track/all/:number": open(404, "/orders/track/all/100000019"),
  "GET /api/orders/quote/id/:id": open(404, "/orders/quote/id/Q99999"),
  // A guest without a link has no quote: the login that is missing is asked for.
  "GET /api/orders/quote/payment": { status: 404, guest: 401, path: () => "/orders/quote/payment?quotes=Q99999" },
  "POST /api/orders/quote/stripe/payment-intent": { status: 404, guest: 401, body: () => ({ quotes: ["Q99999"] }) },
  "POST /api/orders/quote/card": refusedAsMalformed,
  "POST /api/orders/quote/stripe": refusedAsMalformed,
  "POST /api/orders/quote/paypal": refusedAsMalformed,
  "POST /api/orders/quote/zip": refusedAsMalformed,
  "POST /api/orders/quote/tradecredit": refusedAsMalformed,
  "POST /api/users/quote-reminder/disable": { status: 404, body: () => ({ transactionNo: "Q99999", optOut: true }) },

  "POST /api/users/auth/login": refusedAsMalformed,
  "POST /api/users/auth/login/remember": { status: 401, body: () => ({}) },
  "POST /api/users/auth/login/magiclink": refusedAsMalformed,
  "POST /api/users/auth/company": refusedAsMalformed,
  "POST /api/users/auth/2fa": refusedAsMalformed,
  "POST /api/users/auth/2fa/resend": refusedAsMalformed,
  "POST /api/users/auth/logout": { status: 200, ends: true },
  // It is the other cookie that it asks for, and nobody here has it.
  "POST /api/users/auth/refresh": { status: 401 },
  "GET /api/users/auth/devices": made,
  "POST /api/users/auth/devices/sign-out": {
    ...made,
    // A second session of the one who asks; the other company asks for one of the first's.
    body: async ({ database, actor }) => ({
      id: (await openSession(database, actor === "contact" ? "contact" : "admin")).id
    }),
    foreign: 404
  },
  "POST /api/users/auth/devices/sign-out-others": { status: 200 },
  "GET /api/users/details": made,
  // The passwords of these people are nobody's: whoever is let through is told that it is wrong.
  "POST /api/users/details/update": {
    status: 400,
    body: () => ({ firstName: "M", lastName: "N", presentPassword: "not the password" })
  },
  "GET /api/users/details/email": {
    ...made,
    path: ({ actor }) => `/users/details/email?email=${actors[actor === "contact" ? "contact" : "admin"].email}`,
    foreign: 404
  },
  "GET /api/users/details/statement": made,
  "GET /api/users/details/statement/list": made,
  // Nothing was ever booked of the company: it has no statement of that month.
  "POST /api/users/statement/email": { status: 404, body: () => ({ statementDate: "2026-10-31" }) },
  "POST /api/users/statement/stream": { status: 404, body: () => ({ statementDate: "2026-10-31", format: "csv" }) },
  "GET /api/users/details/balances": made,
  "GET /api/users/details/delivery-addresses": made,
  "GET /api/accounts/account-manager": made,
  "POST /api/users/prices/stream": { status: 200 },
  "GET /api/accounts/credit-manager/:branchId": open(200, "/accounts/credit-manager/25"),

  "GET /api/users/details/salesorder/list": {
    ...made,
    asks: viewsOrders,
    also: [{ ...made, asks: viewsQuotes, path: () => "/users/details/salesorder/list?quotes=all" }]
  },
  "GET /api/users/details/salesorder/listone": {
    ...open(404, "/users/details/salesorder/listone?orderNo=100000019"),
    asks: viewsOrders,
    also: [{ ...open(404, "/users/details/salesorder/listone?orderNo=Q99999"), asks: viewsQuotes }]
  },
  // An order that is not paid can't be changed yet.
  "POST /api/users/details/salesorder/update": {
    status: 422,
    body: async (making) => ({ ...(await unpaidOrder(making)), ...newTexts }),
    foreign: 404,
    asks: viewsOrders,
    also: [
      // One that has expired can't be changed.
      {
        status: 422,
        body: async (making) => ({ ...(await quote(making)), ...newTexts }),
        foreign: 404,
        asks: viewsQuotes
      }
    ]
  },
  // Of an order that is not paid there is no invoice.
  "POST /api/users/salesorder/email": {
    status: 422,
    body: unpaidOrder,
    foreign: 404,
    asks: viewsOrders,
    also: [{ ...made, body: quote, foreign: 404, asks: viewsQuotes }]
  },
  "POST /api/users/salesorder/stream": {
    ...made,
    body: () => ({ document: "list" }),
    asks: viewsOrders,
    also: [
      { ...made, body: () => ({ document: "list", quotes: "all" }), asks: viewsQuotes },
      {
        ...made,
        body: async (making) => ({ document: "quote", ...(await quote(making)) }),
        foreign: 404,
        asks: viewsQuotes
      }
    ]
  },

  // Both ask for their days, or for a number.
  "GET /api/users/details/invoice/list": open(400),
  "GET /api/users/details/invoice/details": open(400),
  "GET /api/users/details/invoice/claims": {
    ...made,
    path: async (making) => {
      const { invoiceNo, invoiceSuffix } = await ownInvoice(making)
      return `/users/details/invoice/claims?invoiceNo=${invoiceNo}&invoiceSuffix=${invoiceSuffix}`
    },
    foreign: 404
  },
  "GET /api/users/details/pay-my-account": made,
  "GET /api/orders/invoice/payment": open(404, "/orders/invoice/payment?invoices=999999"),
  "POST /api/orders/invoice/stripe/payment-intent": refusedAsMalformed,
  "POST /api/orders/invoice/stripe": refusedAsMalformed,
  "POST /api/orders/invoice/payments/stripe/confirm": refusedAsMalformed,
  "POST /api/orders/invoice/payments/stripe/abandon": refusedAsMalformed,
  "GET /api/orders/invoice/payment/id/:id": open(404, "/orders/invoice/payment/id/P100000017"),
  "POST /api/users/invoice/email": {
    ...made,
    body: async (making) => ({ invoices: [await ownInvoice(making)] }),
    foreign: 404
  },
  // Without a line there is nothing to print: the paper says the rest.
  "POST /api/users/invoice/export": {
    ...made,
    body: () => ({ fromDate: "2026-10-01", toDate: "2026-10-31", format: "xero" })
  },
  "POST /api/users/invoice/stream": { ...made, body: ownInvoice, foreign: 404 },

  "GET /api/users/invoice-sync/details": made,
  // Both are made by the shop's own pages alone, whoever is logged in.
  "GET /api/users/invoice-sync/enable": { status: 403 },
  "GET /api/users/invoice-sync/disable": { status: 403 },
  "POST /api/users/invoice-sync/stream": { ...made, body: ownInvoice, foreign: 404 },
  // Nobody has chosen any software.
  "POST /api/users/invoice-sync/send": { status: 400, body: ownInvoice, foreign: 404 },

  "POST /api/users/joblist/create": {
    ...made,
    // The lists of the other examples: nobody may have more than fifty.
    body: async ({ database }) => {
      await database.query("DELETE FROM job_list")
      return { name: "List" }
    }
  },
  "GET /api/users/joblist/all": {
    ...made,
    path: atJobList((id) => `/users/joblist/all?id=${id}`),
    foreign: 404
  },
  "PATCH /api/users/joblist/items/:id/update": {
    path: atJobList((id) => `/users/joblist/items/${id}/update`),
    body: () => ({ items: [] }),
    status: 422,
    foreign: 404
  },
  "PATCH /api/users/joblist/name/:id/update": {
    ...made,
    path: atJobList((id) => `/users/joblist/name/${id}/update`),
    body: () => ({ name: "Other" }),
    foreign: 404
  },
  "PATCH /api/users/joblist/remove/:id": {
    ...made,
    path: atJobList((id) => `/users/joblist/remove/${id}`),
    body: () => ({ isDeleted: true }),
    foreign: 404
  },
  "PATCH /api/users/joblist/items/qty/:id/update": {
    path: atJobList((id) => `/users/joblist/items/qty/${id}/update`),
    body: () => ({ lineId: "none", qty: 1 }),
    status: 422,
    foreign: 404
  },
  "PATCH /api/users/joblist/items/remove/:id": {
    path: atJobList((id) => `/users/joblist/items/remove/${id}`),
    body: () => ({ lineId: "none" }),
    status: 422,
    foreign: 404
  },
  "POST /api/users/joblist/create/framework-quotes": {
    ...made,
    // A quote is collected at the company's store, which its settings may have taken away.
    body: async (making) => {
      await making.database.query("UPDATE customer SET branch_id = 34 WHERE id = '2001'")
      return { id: await ownJobList(making) }
    },
    foreign: 404
  },
  "POST /api/users/joblist/send-email": {
    ...made,
    body: ofJobList({ email: "kim@matrix.example" }),
    foreign: 404
  },
  "POST /api/users/joblist/send-email/enquiry": {
    ...made,
    body: ofJobList({ contactDetails: { contactName: "Kim", phone: "0397641234", email: "kim@matrix.example" } }),
    foreign: 404
  },

  "POST /api/users/auth/switchCustomer": {
    ...made,
    body: () => ({ customerId: "2001" }),
    foreign: 403,
    ends: true
  },
  "GET /api/users/customer/list-contacts": made,
  "POST /api/users/create/user/contact-and-permissions": { ...made, body: () => ({ contact: newContact() }) },
  "GET /api/users/customer/list-invitations": made,
  "GET /api/users/customer/history": made,
  "POST /api/users/customer/history/stream": { ...made, body: () => ({ status: "orders" }) },
  "POST /api/users/auth/invitation/validate": { ...made, body: invitationToken },
  "POST /api/users/auth/invitation/accept": { ...made, body: invitationToken, foreign: 403 },
  "POST /api/users/auth/invitation/decline": { ...made, body: invitationToken, foreign: 403 },
  "POST /api/users/customer/leave": { ...made, body: leavable, foreign: 404 },
  "POST /api/users/contact/resend-invitation": { ...made, body: invitationId, foreign: 404 },
  "POST /api/users/contact/withdraw-invitation": { ...made, body: invitationId, foreign: 404 },
  "POST /api/users/contact/update-permissions": {
    ...made,
    body: () => ({ contact: { ...newContact(), email: undefined, id: "P03", permissions: allRules(true) } }),
    foreign: 404
  },
  "POST /api/users/contact/remove-permissions": { ...made, body: removable, foreign: 404 },
  "POST /api/users/contact/email": { ...made, body: removable, foreign: 404 },
  "POST /api/users/contact/ask-to-order": refusedAsMalformed,
  "POST /api/orders/order/approval": refusedAsMalformed,
  "GET /api/users/customer/approvals": made,
  "GET /api/users/customer/approval": {
    ...made,
    path: async (making) => `/users/customer/approval?id=${await approvalRequest(making, aboutWhom(making).id)}`,
    foreign: 404
  },
  "POST /api/users/customer/approval/decide": {
    ...made,
    body: async (making: Making) => ({
      id: await approvalRequest(making, "P03"),
      decision: "reject",
      total: 300,
      version: 1
    }),
    foreign: 404
  },
  "POST /api/users/customer/settings": { ...made, body: () => ({ settings: { showExcGstPricing: true } }) },

  "POST /api/users/create/user": refusedAsMalformed,
  "POST /api/users/create/user/contact": refusedAsMalformed,
  "POST /api/users/create/user/ecomm": refusedAsMalformed,
  "POST /api/users/resetpass/request": refusedAsMalformed,
  "POST /api/users/resetpass/validate": refusedAsMalformed,
  "POST /api/users/resetpass/set": refusedAsMalformed,
  "POST /api/users/magiclink/request": refusedAsMalformed,
  "POST /api/users/magiclink/validate": refusedAsMalformed,
  "POST /api/users/magiclink/status": refusedAsMalformed
}
