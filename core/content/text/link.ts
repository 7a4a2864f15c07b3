/** Where a link that staff wrote may lead. */

/** A page of the shop: one slash, and no second one that would lead to another host. */
const shopPage = /^\/(?![/\\])/

/** Another site, a mailbox, a telephone; nothing that would run in the visitor's browser. */
const elsewhere = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i

const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u

/** A page of the shop such as `/returns`, or a whole address that starts with http, https, mailto or tel. */
export const isLinkTarget = (to: string): boolean => (shopPage.test(to) || elsewhere.test(to)) && !invisible.test(to)

/** Whether a link stays in the shop. */
export const isShopLink = (to: string): boolean => shopPage.test(to)
