/** The e-mail that brings a kept cart back. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import type { PricedSavedLine } from "../../core/ordering/saved-cart/saved-cart.ts"
import { type SavedCartLetter, SavedCartMessages } from "../../core/ordering/saved-cart/saved-cart-messages.port.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { chargedPrice } from "../../core/pricing/price.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { savedCartMailWords as words } from "./mail-words.ts"

const lineOf = ({ line, listed, price }: PricedSavedLine): readonly [string, string, string] => [
  line.name,
  listed ? quantityText({ ...line, pricedUom: listed.uom }) : "",
  price ? dollars(chargedPrice(price).linePrice) : words.gone
]

const composer =
  (settings: SettingValues) =>
  ({ id, email, lines, subtotal }: SavedCartLetter): Message => {
    const { SHOP_NAME: shop, SHOP_PHONE: phone, SHOP_EMAIL, PUBLIC_URL, KEEP_CARTS } = settings
    const mail: Mail = {
      shop,
      title: words.title,
      says: [words.says(KEEP_CARTS), words.notYou],
      lines: lines.map(lineOf),
      sums: [[words.subtotal, dollars(subtotal)]],
      link: { text: words.open, url: `${PUBLIC_URL}/resume-cart/${id}` },
      foot: `${shop} · ${phone} · ${SHOP_EMAIL}`
    }
    return {
      key: `saved-cart ${randomUUID()}`,
      channel: "email",
      recipient: email,
      subject: mail.title,
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: []
    }
  }

export const savedCartMailsLayer = Layer.effect(
  SavedCartMessages,
  Effect.gen(function* () {
    const compose = composer(yield* Settings)
    return SavedCartMessages.of({ link: (letter) => Effect.succeed([compose(letter)]) })
  })
)
