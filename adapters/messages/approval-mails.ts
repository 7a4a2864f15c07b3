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
import { totalsOnGstBasis } from "../../core/orders/order-totals.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { approvalMailWords as words } from "./approval-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"

const dayOf = (at: number): string => dateText(melbourneDay(at))

/** [GST-03] The order as its buyer saw it; the total is with GST either way. */
const orderParts = ({ lines, totals, form, buyer }: ApprovalRequest): Pick<Mail, "facts" | "lines" | "sums"> => {
  const shown = totalsOnGstBasis(totals, buyer.showsExGst)
  const poNumber = mailTextOf(form.details.customerRefNo ?? "", 60)
  return {
    facts: poNumber ? [[words.poNumber, poNumber]] : [],
    lines: lines.map((line) => [line.name, quantityText(line), dollars(onGstBasis(line.linePrice, buyer.showsExGst))]),
    sums: [
      ...(totals.delivery > 0 ? ([[words.delivery, dollars(shown.delivery)]] as const) : []),
      [words.total, dollars(totals.total)]
    ]
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

  const decidedLetter = (
    request: ApprovalRequest,
    outcome: ApprovalOutcome
  ): Pick<Mail, "title" | "says" | "facts"> => {
    const { totals, orderNo = "", decidedBy, reason, expiresAt } = request
    const total = dollars(totals.total)
    const name = nameInMail(decidedBy?.name ?? "")
    if (outcome === "placed") return { title: words.placed(orderNumberText(orderNo)), says: [words.placedSays(name)] }
    if (outcome === "to-pay") return { title: words.toPay(total), says: [words.toPaySays(name, dayOf(expiresAt))] }
    if (outcome === "expired") return { title: words.expired(total), says: [words.expiredSays] }
    const typed = mailTextOf(reason ?? "", 500)
    return {
      title: words.rejected(total),
      says: [words.rejectedSays(name)],
      ...(typed ? { facts: [[words.reason, typed]] } : {})
    }
  }

  return ApprovalMessages.of({
    asked: (admin, request, { name: company, accountType }) => {
      const name = nameInMail(request.buyerName)
      const key = `approval-asked ${request.id} ${request.version} ${admin.id}`
      return Effect.succeed([
        message(
          key,
          admin.email,
          request,
          {
            ...orderParts(request),
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
        ...orderParts(request),
        title: words.ended(dollars(request.totals.total)),
        says: [words.endedSays],
        facts: [[words.why, mailTextOf(problem, 500)]] as const
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
          { ...orderParts(request), ...decidedLetter(request, outcome) },
          words.seeYours
        )
      ])
  })
}

export const approvalMailsLayer = Layer.effect(ApprovalMessages, Effect.map(Settings, composer))
