/** Who may make which call: the one table by which the server decides. */

import type { Permission } from "./permission.ts"
import { isAdmin, serverAllows } from "./permission-rules.ts"
import type { Member, Visitor } from "./visitor.ts"

/**
 * Anybody; whoever is logged in; whoever has the rule; an administrator; who may see the credit of a trade account; guests,
 * and of members those who have the rule.
 */
export type Access = "public" | "session" | "admin" | "credit" | Permission | { readonly guestOr: Permission }

/** [PERM-05] Every call of the API by its method and path. One that is missing here is nobody's. */
export const accessTable: { readonly [call: string]: Access } = {
  "GET /api/shopfront": "public",
  "GET /api/branches": "public",
  "GET /api/branches/:id": "public",
  "GET /api/sitemap/stores/:slug": "public",
  "POST /api/visitor/branch": "public",
  "GET /api/media/details": "public",
  "GET /api/settings/maintenance": "public",

  "GET /api/products/id/:id": "public",
  "GET /api/products/slug/:slug": "public",
  "GET /api/products-erp/id/:id": "public",
  "GET /api/products-meta/attributes": "public",
  "GET /api/product-categories/:id": "public",
  "GET /api/product-categories": "public",
  "POST /api/products-pricing/guest-prices": "public",
  "POST /api/products-pricing/prices": "session",
  "POST /api/products/restock-alert": "public",

  "POST /api/orders/order/stripe/payment-intent": { guestOr: "placeOnlineOrders" },
  "PATCH /api/orders/order/stripe/payment-intent": { guestOr: "placeOnlineOrders" },
  "POST /api/orders/pickup-times": "public",
  "POST /api/orders/order/stripe": { guestOr: "placeOnlineOrders" },
  "POST /api/orders/payments/stripe/confirm": "public",
  "GET /api/orders/order/id/:id": "public",
  "GET /api/orders/order/payment/id/:id": "public",
  "GET /api/orders/order/payment/id/invoice/:id": "public",
  "POST /api/orders/order/cancel/id/:id": "public",
  "GET /api/orders/track/:orderNo": "public",

  "POST /api/users/auth/login": "public",
  "POST /api/users/auth/login/remember": "public",
  "POST /api/users/auth/login/magiclink": "public",
  "POST /api/users/auth/company": "public",
  "POST /api/users/auth/2fa": "public",
  "POST /api/users/auth/2fa/resend": "public",
  "POST /api/users/auth/logout": "public",
  "POST /api/users/auth/refresh": "public",
  "GET /api/users/auth/devices": "session",
  "POST /api/users/auth/devices/sign-out": "session",
  "POST /api/users/auth/devices/sign-out-others": "session",
  "GET /api/users/details": "session",
  "GET /api/users/details/email": "session",
  "GET /api/users/details/statement": "viewCreditLimit",
  "GET /api/users/details/balances": "credit",

  "GET /api/users/details/salesorder/list": "viewOrders",
  "GET /api/users/details/salesorder/listone": "viewOrders",
  "POST /api/users/salesorder/email": "viewOrders",
  "POST /api/users/salesorder/stream": "viewOrders",

  "POST /api/users/auth/switchCustomer": "session",
  "GET /api/users/customer/list-contacts": "session",
  "GET /api/users/customer/list-invitations": "session",
  "POST /api/users/auth/invitation/validate": "public",
  "POST /api/users/auth/invitation/accept": "session",
  "POST /api/users/auth/invitation/decline": "session",
  "POST /api/users/customer/leave": "session",
  "POST /api/users/create/user/contact-and-permissions": "admin",
  "POST /api/users/contact/resend-invitation": "admin",
  "POST /api/users/contact/withdraw-invitation": "admin",
  "POST /api/users/contact/update-permissions": "admin",
  "POST /api/users/contact/remove-permissions": "admin",
  "POST /api/users/contact/email": "admin",
  "POST /api/users/contact/ask-to-order": "session",
  "POST /api/users/customer/settings": "admin",

  "POST /api/users/create/user": "public",
  "POST /api/users/create/user/contact": "public",
  "POST /api/users/create/user/ecomm": "public",
  "POST /api/users/resetpass/request": "public",
  "POST /api/users/resetpass/validate": "public",
  "POST /api/users/resetpass/set": "public",
  "POST /api/users/magiclink/request": "public",
  "POST /api/users/magiclink/validate": "public",
  "POST /api/users/magiclink/status": "public"
}

/** [TOG-01] The calls of the trade portal: where it is switched off, there are none of them. */
export const portalCalls: ReadonlySet<string> = new Set([
  "GET /api/users/details/statement",
  "GET /api/users/details/balances",
  "GET /api/users/details/salesorder/list",
  "GET /api/users/details/salesorder/listone",
  "POST /api/users/salesorder/email",
  "POST /api/users/salesorder/stream",
  "GET /api/users/customer/list-contacts",
  "GET /api/users/customer/list-invitations",
  "POST /api/users/auth/invitation/accept",
  "POST /api/users/auth/invitation/decline",
  "POST /api/users/customer/leave",
  "POST /api/users/contact/resend-invitation",
  "POST /api/users/contact/withdraw-invitation",
  "POST /api/users/create/user/contact-and-permissions",
  "POST /api/users/contact/update-permissions",
  "POST /api/users/contact/remove-permissions",
  "POST /api/users/contact/email",
  "POST /api/users/contact/ask-to-order",
  "POST /api/users/customer/settings"
])

/** What becomes of a visitor who makes a call that needs that access. */
export type AccessDecision = "allowed" | "unauthorised" | "forbidden"

/** [PERM-05] Nobody gets past anything but `public` without a login; a missing row lets nobody through. */
export const accessDecision = (access: Access | undefined, visitor: Visitor): AccessDecision => {
  if (access === "public") return "allowed"
  const guestsToo = typeof access === "object"
  if (visitor.kind === "guest") return guestsToo ? "allowed" : "unauthorised"
  if (access === undefined) return "forbidden"
  if (access === "session") return "allowed"
  return mayPass(guestsToo ? access.guestOr : access, visitor) ? "allowed" : "forbidden"
}

const mayPass = (access: "admin" | "credit" | Permission, visitor: Member): boolean => {
  const { customer } = visitor
  if (access === "admin") return isAdmin(visitor, customer)
  // [BAL-01] There is no credit to be seen where everything is paid at once.
  if (access === "credit") return customer.accountType === "A" && serverAllows("viewCreditLimit", visitor, customer)
  return serverAllows(access, visitor, customer)
}
