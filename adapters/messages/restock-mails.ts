/** The e-mail that a product is in stock again, to somebody who asked to hear of it. */

import type { Message } from "../../core/messages/message.ts"
import { numberText } from "../../core/number-text.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { restockMailWords as words } from "./restock-words.ts"

/** A product that is in stock again, and who waits for it. */
export type Restock = {
  /** Of the wish to hear of it: each is told once. */
  readonly id: string
  readonly email: string
  readonly sku: string
  readonly name: string
  readonly slug: string
  /** The store that was asked about; null for any of them. */
  readonly branchName: string | null
  /** Pieces there. */
  readonly pieces: number
}

/** [STK-07] Its key is the wish's own, so that it is told once whatever fails meanwhile. */
export const restockMessage = (settings: SettingValues, restock: Restock): Message => {
  const { SHOP_NAME: shop, SHOP_PHONE: phone, PUBLIC_URL } = settings
  const { id, email, sku, name, slug, branchName, pieces } = restock
  const mail: Mail = {
    shop,
    title: words.title(name),
    says: [words.says(branchName), words.noReserve, words.once],
    facts: [
      [words.product, name],
      [words.sku, sku],
      [words.inStock, numberText(pieces)],
      ...(branchName === null ? [] : [[words.store, branchName] as const])
    ],
    link: { text: words.see, url: `${PUBLIC_URL}/p/${slug}?sku=${encodeURIComponent(sku)}` },
    foot: `${shop} · ${phone} · ${settings.SHOP_EMAIL}`
  }
  return {
    key: `restock ${id}`,
    channel: "email",
    recipient: email,
    subject: mail.title.replace(/[\r\n]+/g, " "),
    html: mailHtml(mail),
    text: mailText(mail),
    attachments: []
  }
}
