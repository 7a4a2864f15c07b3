/** The entry of the package: the rules by subject, each a namespace, and what several of them share. */

export { type Refusal, type Result, valueOrThrow } from "../result.ts"
export { createShop, type Shop, type ShopDelivery, type ShopSettings } from "../shop/shop.ts"
export * as billing from "./billing.ts"
export * as contact from "./contact.ts"
export * as days from "./days.ts"
export * as delivery from "./delivery.ts"
export * as identity from "./identity.ts"
export * as money from "./money.ts"
export * as orders from "./orders.ts"
export * as price from "./price.ts"
export * as timber from "./timber.ts"
