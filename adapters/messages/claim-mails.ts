/** The e-mails about a claim on an invoice: to the branch that sold the goods, and to the contact who claims. */
import { Effect, Layer } from "effect"
import type { Claim } from "../../core/billing/claims/claim.ts"
import { type ClaimMessageData, ClaimMessages } from "../../core/billing/claims/claim-messages.port.ts"
import type { InvoiceLine } from "../../core/billing/invoices/account-invoice.ts"
import { invoiceText } from "../../core/billing/invoices/invoice.ts"
import { abnText } from "../../core/contact/business-numbers.ts"
import { mailText as mailTextOf } from "../../core/contact/mail-text.ts"
import { dateText, melbourneDate } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { partUnit } from "../../core/orders/line-part.ts"
import { linePartText } from "../../core/orders/line-part-text.ts"
import { plainDate } from "../../core/temporal.ts"
import { claimWords } from "../../core/words/claim.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { claimMailWords as words } from "./claim-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"

const dayOf = (day: string): string => dateText(plainDate(day))

const quantityOf = (line: InvoiceLine, quantity: number): string => linePartText(partUnit(line), quantity)

/** What was claimed, and once it is accepted how much of it was granted. */
const linesOf = ({ claim, invoice }: ClaimMessageData): NonNullable<Mail["lines"]> =>
  claim.lines.flatMap(({ position, quantity, granted }) => {
    const line = invoice.lines[position]
    if (!line) return []
    const claimed = quantityOf(line, quantity)
    const isWhole = granted === undefined || granted === quantity
    const text = isWhole ? claimed : words.of(quantityOf(line, granted), claimed)
    return [[line.name, text, line.sku] as const]
  })

const factsOf = ({ claim, invoice }: ClaimMessageData): NonNullable<Mail["facts"]> => [
  [words.claim, claim.claimNo],
  [words.invoice, invoiceText(claim)],
  [words.invoiceDate, dayOf(invoice.invoiceDate)],
  [words.reason, claimWords.reasons[claim.reason]]
]

/** [T36] What the customer wrote, without anything that leads elsewhere. */
const noteOf = ({ note }: Claim): NonNullable<Mail["facts"]> => {
  const said = mailTextOf(note, 1000)
  return said === "" ? [] : [[words.note, said]]
}

const composer = ({ SHOP_NAME: shop, SHOP_ABN: abn, SHOP_PHONE, SHOP_EMAIL, PUBLIC_URL }: SettingValues) => {
  const frame = { shop, foot: `${shop} · ${SHOP_PHONE} · ${SHOP_EMAIL}` }
  const message = (key: string, recipient: string, mail: Mail): Message => ({
    key,
    channel: "email",
    recipient,
    subject: mail.title,
    html: mailHtml(mail),
    text: mailText(mail),
    attachments: []
  })
  const link = ({ claim }: ClaimMessageData) => ({
    text: words.see,
    url: `${PUBLIC_URL}/my-account/invoices/${invoiceText(claim)}`
  })

  /** What the store has to know to answer. */
  const toBranch = (about: ClaimMessageData): Mail => {
    const { claim, invoice } = about
    const { claimNo, photos } = claim
    return {
      ...frame,
      title: words.toBranch(claimNo, invoiceText(claim)),
      says: [words.toBranchSays(claimNo), ...(photos > 0 ? [words.photos(photos, claimNo)] : [])],
      facts: [
        ...factsOf(about),
        [words.customer, `${invoice.soldTo[0] ?? ""} (${claim.customerId})`],
        [words.contact, claim.email],
        ...noteOf(claim)
      ],
      lines: linesOf(about)
    }
  }

  const opened = (about: ClaimMessageData): ReadonlyArray<Message> => {
    const { claim, branch } = about
    const { claimNo, email } = claim
    const mine: Mail = {
      ...frame,
      title: words.received(claimNo),
      says: [words.receivedSays],
      facts: [...factsOf(about), [words.store, `${branch.name}, ${branch.phone}`]],
      lines: linesOf(about),
      link: link(about)
    }
    return [
      message(`claim-opened ${claimNo}`, email, mine),
      message(`claim-branch ${claimNo}`, branch.email, toBranch(about))
    ]
  }

  /** [CLM-03] It is the adjustment note that the law asks for: who gives it to whom, of which invoice, how much, and the GST in it. */
  const accepted = (about: ClaimMessageData): Mail => {
    const { claim, invoice } = about
    const { amount = 0, gst = 0, onInvoice = 0, creditNote = "" } = claim.credit ?? {}
    const onAccount = amount - onInvoice
    return {
      ...frame,
      title: words.accepted(claim.claimNo),
      says: [
        ...(claim.answer ? [words.declinedSays(mailTextOf(claim.answer, 1000))] : []),
        ...(onInvoice > 0 ? [words.creditedInvoice(dollars(onInvoice), invoiceText(claim))] : []),
        ...(onAccount > 0 ? [words.creditedAccount(dollars(onAccount))] : [])
      ],
      facts: [
        [words.adjustmentNote, creditNote],
        [words.date, dayOf(melbourneDate(claim.answeredAt ?? claim.madeAt))],
        [words.from, words.seller(shop, abnText(abn))],
        [words.customer, `${invoice.soldTo[0] ?? ""} (${claim.customerId})`],
        ...factsOf(about)
      ],
      lines: linesOf(about),
      sums: [
        [words.gst, dollars(gst)],
        [words.credited, dollars(amount)]
      ],
      link: link(about)
    }
  }

  const declined = (about: ClaimMessageData): Mail => ({
    ...frame,
    title: words.declined(about.claim.claimNo),
    says: [words.declinedSays(mailTextOf(about.claim.answer ?? "", 1000)), words.declinedHelp],
    facts: [...factsOf(about), [words.store, `${about.branch.name}, ${about.branch.phone}`]],
    lines: linesOf(about),
    link: link(about)
  })

  const answered = (about: ClaimMessageData): ReadonlyArray<Message> => {
    const { claim, branch } = about
    const mail = claim.state === "accepted" ? accepted(about) : declined(about)
    return [
      message(`claim-answered ${claim.claimNo}`, claim.email, mail),
      message(`claim-answered-branch ${claim.claimNo}`, branch.email, mail)
    ]
  }

  return { opened, answered }
}

export const claimMailsLayer = Layer.effect(
  ClaimMessages,
  Effect.map(Settings, (settings) => ClaimMessages.of(composer(settings)))
)
