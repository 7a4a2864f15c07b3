/** Answers claims on invoices: `npm run claims`, `show NUMBER`, `files NUMBER FOLDER`, `accept NUMBER [LINE=QUANTITY ...]`, `decline NUMBER REASON`. */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Layer, type Redacted } from "effect"
import { AnswerClaims, type ClaimDecision } from "../../core/billing/claims/answer-claims.service.ts"
import { type Claim, type ClaimedLine, parseClaimNumber } from "../../core/billing/claims/claim.ts"
import { Claims } from "../../core/billing/claims/claims.port.ts"
import type { AccountInvoice } from "../../core/billing/invoices/account-invoice.ts"
import { invoiceText } from "../../core/billing/invoices/invoice.ts"
import { datedMomentText } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { partUnit } from "../../core/orders/line-part.ts"
import { linePartText } from "../../core/orders/line-part-text.ts"
import { claimWords } from "../../core/words/claim.ts"
import { claimLayer } from "../composition/claim-layer.ts"
import { databaseLayer } from "../postgres/client/database.ts"
import { transactionLayer } from "../postgres/client/transaction.ts"
import { readSettings, Settings } from "../settings/settings.ts"
import { invoicesLayer } from "../storage/billing/invoices.ts"
import { ledgersLayer } from "../storage/billing/ledgers.ts"
import { outboxLayer } from "../storage/messages/outbox.ts"
import { accountPaymentsLayer } from "../storage/payments/account-payments.ts"
import { branchesLayer } from "../storage/stores/branches.ts"
import { CommandProblem, printable, runCommand, withDatabase } from "./command.ts"

const usage = `Usage: npm run claims                                     lists claims on invoices, those without an answer first
       npm run claims -- show NUMBER                      what is claimed
       npm run claims -- files NUMBER FOLDER              writes the photos that came with it into a folder
       npm run claims -- accept NUMBER [LINE=QUANTITY...] credits all of it, or so much of the lines named
       npm run claims -- decline NUMBER REASON            tells the customer why not`

const unknown = () => new CommandProblem("There is no such claim.")

const run = <A, E>(url: Redacted.Redacted, work: Effect.Effect<A, E, AnswerClaims | Claims>) => {
  const settings = readSettings(process.env)
  const books = Layer.mergeAll(
    transactionLayer,
    invoicesLayer,
    ledgersLayer,
    accountPaymentsLayer,
    branchesLayer,
    outboxLayer
  )
  const layer = claimLayer(settings).pipe(
    Layer.provide(books),
    Layer.provide(databaseLayer({ url, connections: 2 })),
    Layer.provide(Layer.succeed(Settings, settings))
  )
  return Effect.runPromise(Effect.provide(work, layer))
}

/** An answer is given in the core's words, and a claim that is none in the command's. */
const withClaims = <A, E>(work: Effect.Effect<A, E, AnswerClaims | Claims>): Promise<A> =>
  withDatabase((url) => run(url, work))

const stateOf = ({ state, credit }: Claim): string => (credit ? `${state}, ${dollars(credit.amount)}` : state)

const listed = (claim: Claim): string => {
  const { claimNo, madeAt, customerId, reason, photos } = claim
  const files = photos > 0 ? `, photos: ${photos}` : ""
  return `${claimNo}  ${datedMomentText(madeAt)}  ${stateOf(claim)}  invoice ${invoiceText(claim)} of ${customerId}: ${claimWords.reasons[reason]}${files}`
}

const lineText = (invoice: AccountInvoice, { position, quantity, granted }: Claim["lines"][number]): string => {
  const line = invoice.lines[position]
  if (!line) return ""
  const claimed = linePartText(partUnit(line), quantity)
  return `${position + 1}: ${claimed} of ${line.sku} ${line.name}${granted === undefined ? "" : `, granted ${granted}`}`
}

const shown = (claim: Claim, invoice: AccountInvoice): string =>
  [
    listed(claim),
    `Claimed by ${claim.email}`,
    ...claim.lines.map((line) => lineText(invoice, line)),
    ...(claim.note ? [`Note: ${claim.note}`] : []),
    ...(claim.answer ? [`Answer: ${claim.answer}`] : [])
  ]
    .map(printable)
    .join("\n")

const list = (): Promise<string> =>
  withClaims(
    Effect.map(
      Effect.flatMap(AnswerClaims, (claims) => claims.newest),
      (all) => (all.length === 0 ? "Nobody has claimed anything yet." : all.map(listed).map(printable).join("\n"))
    )
  )

const show = (claimNo: string): Promise<string> =>
  withClaims(
    Effect.flatMap(AnswerClaims, (claims) => claims.find(claimNo)).pipe(
      Effect.map(({ claim, invoice }) => shown(claim, invoice)),
      Effect.catchTag("ClaimNotFound", () => Effect.fail(unknown()))
    )
  )

const writeFiles = async (claimNo: string, folder: string): Promise<string> => {
  const photos = await withClaims(Effect.flatMap(Claims, (claims) => claims.photos(claimNo)))
  if (photos.length === 0) throw new CommandProblem(`No photos came with claim ${claimNo}.`)
  await mkdir(folder, { recursive: true })
  const names = photos.map(({ contentType }, place) => `${claimNo}-${place + 1}.${contentType.split("/")[1]}`)
  for (const [at, { bytes }] of photos.entries())
    await writeFile(join(folder, names[at] ?? ""), bytes, { flag: "wx", mode: 0o600 })
  return names.join("\n")
}

const decide = (claimNo: string, decision: ClaimDecision): Promise<string> =>
  withClaims(
    Effect.flatMap(AnswerClaims, (claims) => claims.answer(claimNo, decision)).pipe(
      Effect.map((claim) => `Claim ${claimNo} is ${stateOf(claim)}.`),
      Effect.catchTag("ClaimNotFound", () => Effect.fail(unknown())),
      Effect.catchTag("ClaimRefused", ({ msg }) => Effect.fail(new CommandProblem(msg)))
    )
  )

/** `1=3` grants 3 of the invoice's first line. */
const grantedIn = (texts: ReadonlyArray<string>): ReadonlyArray<ClaimedLine> =>
  texts.map((text) => {
    const [, line, quantity] = /^([1-9]\d{0,4})=(\d{1,9}(?:\.\d{1,2})?)$/.exec(text) ?? []
    if (line === undefined) throw new CommandProblem(usage)
    return { position: Number(line) - 1, quantity: Number(quantity) }
  })

const by = "staff at the keyboard"

runCommand(async ([what, typed = "", ...more]) => {
  const claimNo = parseClaimNumber(typed)
  const [first, second] = more
  if (what === undefined) console.log(await list())
  else if (claimNo === undefined) throw typed === "" ? new CommandProblem(usage) : unknown()
  else if (what === "show" && first === undefined) console.log(await show(claimNo))
  else if (what === "files" && first !== undefined && second === undefined)
    console.log(await writeFiles(claimNo, first))
  else if (what === "accept") {
    const granted = more.length > 0 ? { granted: grantedIn(more) } : {}
    console.log(await decide(claimNo, { state: "accepted", by, answer: "", ...granted }))
  } else if (what === "decline" && first !== undefined)
    console.log(await decide(claimNo, { state: "declined", by, answer: more.join(" ") }))
  else throw new CommandProblem(usage)
  return 0
})
