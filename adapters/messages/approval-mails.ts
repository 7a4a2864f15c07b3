/** [APV-02] The e-mails about orders that wait for approval: to the administrators, and to the buyer once it is decided. */
import { Effect, Layer } from "effect"
import { mailText as mailTextOf, nameInMail } from "../../core/contact/mail-text.ts"
import { dateText, melbourneDay } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { ApprovalMessages, type ApprovalOutcome } from "../../core/ordering/approval/approval-messages.port.ts"
import type { ApprovalRequest } from "../../core/ordering/approval/approval-request.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { approvalMailWords as words } from "./approval-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { approvalFacts } from "./order-facts.ts"
import { orderSums } from "./order-sums.ts"

const dayOf = (at: number): string => dateText(melbourneDay(at))

/** [GST-03] The order as its buyer saw it, told apart by its number from others that wait; `more` is said below that. */
const orderParts = (
  { lines, totals, form, buyer }: ApprovalRequest,
  more: NonNullable<Mail["facts"]> = []
): Pick<Mail, "facts" | "lines" | "sums"> => {
  const poNumber = mailTextOf(form.details.customerRefNo ?? "", 60)
  return {
    facts: [...(poNumber ? ([[words.poNumber, poNumber]] as const) : []), ...more],
    lines: lines.map((line) => [line.name, quantityText(line), dollars(onGstBasis(line.linePrice, buyer.showsExGst))]),
    sums: orderSums({ totals, buyer })
  }
}

const composer = ({ SHOP_NAME: shop, SHOP_PHONE: phone, SHOP_EMAIL, PUBLIC_URL }: SettingValues) => {
  const message = (
    key: string,
    recipient: string,
    { id }: ApprovalRequest,
    letter: Pick<Mail, "title" | "says"> & Partial<Mail>,
    link: string
  ): Message => {
    const mail: Mail = {
      shop,
      foot: `${shop} · ${phone} · ${SHOP_EMAIL}`,
      link: { text: link, url: `${PUBLIC_URL}/my-account/orders?approval=${id}` },
      ...letter
    }
    return {
      key,
      channel: "email",
      recipient,
      subject: mail.title.replace(/[\r\n]+/g, " "),
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: []
    }
  }

  const decidedLetter = (request: ApprovalRequest, outcome: ApprovalOutcome): Pick<Mail, "title" | "says"> => {
    const { totals, orderNo = "", decidedBy, expiresAt } = request
    const total = dollars(totals.total)
    const name = nameInMail(decidedBy?.name ?? "")
    if (outcome === "placed") return { title: words.placed(orderNumberText(orderNo)), says: [words.placedSays(name)] }
    if (outcome === "to-pay") return { title: words.toPay(total), says: [words.toPaySays(name, dayOf(expiresAt))] }
    if (outcome === "expired") return { title: words.expired(total), says: [words.expiredSays] }
    return { title: words.rejected(total), says: [words.rejectedSays(name)] }
  }

  const reasonOf = ({ reason }: ApprovalRequest, outcome: ApprovalOutcome): NonNullable<Mail["facts"]> => {
    const typed = outcome === "rejected" ? mailTextOf(reason ?? "", 500) : ""
    return typed ? [[words.reason, typed]] : []
  }

  return ApprovalMessages.of({
    asked: (admin, request, { customer: { name: company, accountType }, branch }) => {
      const name = nameInMail(request.buyerName)
      const key = `approval-asked ${request.id} ${request.version} ${admin.id}`
      return Effect.succeed([
        message(
          key,
          admin.email,
          request,
          {
            ...orderParts(request, approvalFacts(request.form.delivery, branch)),
            title: words.asked(name, dollars(request.totals.total)),
            says: [
              words.hello(nameInMail(admin.firstName)),
              words.askedSays(name, accountType === "A" ? mailTextOf(company, 60) : "", dollars(request.limit)),
              words.askedHow(dayOf(request.expiresAt))
            ]
          },
          words.look
        )
      ])
    },
    ended: (request, problem, approver) => {
      const letter = {
        ...orderParts(request, [[words.why, mailTextOf(problem, 500)]]),
        title: words.ended(dollars(request.totals.total)),
        says: [words.endedSays]
      }
      const to = (who: string, email: string) =>
        message(`approval-ended ${request.id} ${request.approvals} ${who}`, email, request, letter, words.look)
      return Effect.succeed([
        to(request.buyer.contactId, request.buyerEmail),
        ...(approver ? [to(approver.id, approver.email)] : [])
      ])
    },
    decided: (request, outcome) =>
      Effect.succeed([
        message(
          `approval-${outcome} ${request.id} ${request.approvals}`,
          request.buyerEmail,
          request,
          { ...orderParts(request, reasonOf(request, outcome)), ...decidedLetter(request, outcome) },
          words.seeYours
        )
      ])
  })
}

export const approvalMailsLayer = Layer.effect(ApprovalMessages, Effect.map(Settings, composer))
