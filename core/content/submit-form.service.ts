/** Takes a form that a visitor filled in. */
import { Clock, Context, Effect, Layer } from "effect"
import { AcceptedUploads } from "../fields/uploads.port.ts"
import { contentTypeOf } from "../fields/uploads.ts"
import { melbourneDate } from "../melbourne.ts"
import { RateLimits } from "../rate-limit/rate-limit.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { formFieldWords } from "../words/form-field.ts"
import { Content } from "./content.port.ts"
import { BotCheck } from "./forms/bot-check.port.ts"
import { type FormEntries, formEntryProblems, shownFields, submittedFields } from "./forms/form-submission.ts"
import { FormMessages, FormSubmissions } from "./forms/form-submissions.port.ts"
import { FormTickets } from "./forms/form-ticket.port.ts"
import { FormNotFound, FormRefused } from "./forms/submission.schema.ts"
import { ticketFault } from "./forms/ticket-age.ts"

type SubmitError = FormNotFound | FormRefused | Unavailable

/** [T33] Forms that one visitor hands in, a member wherever they are and a guest by the address; each becomes an e-mail. */
export const formLimit = (visitor: string) => ({ key: `form ${visitor}`, most: 5, minutes: 60 })

/** [T33] Without scripts nothing proves that a browser sent them: fewer are taken of one visitor, and few of all together. */
export const unprovedFormLimits = (visitor: string) => [
  { key: `form without proof ${visitor}`, most: 3, minutes: 60 },
  { key: "forms without proof", most: 60, minutes: 60 }
]

/** A form as it comes in. */
export type IncomingForm = {
  readonly formId: string
  readonly entries: FormEntries
  readonly ticket: string | undefined
  /** What a browser's script made for the ticket, see `BotCheck`. */
  readonly proof: string | undefined
  /** By what a visitor is counted, see `visitorKey`. */
  readonly visitor: string
}

const refusalWords = {
  "too-many": formFieldWords.tooMany,
  "bot-check": formFieldWords.sendAgain,
  "too-soon": formFieldWords.tooSoon
} as const

/**
 * [CMS-03] Service that takes forms. Fails with `FormNotFound`, `FormRefused` (what is wrong by field, or handed in too
 * often), `Unavailable` (what it needs is out of reach).
 */
export class SubmitForm extends Context.Service<
  SubmitForm,
  {
    /** Checks the form, keeps it and tells its mailbox, each once however often it comes; answers what is said to who handed it in. */
    readonly submit: (incoming: IncomingForm) => Effect.Effect<string, SubmitError>
  }
>()("core/content/forms/SubmitForm") {
  static readonly layer = Layer.effect(
    SubmitForm,
    Effect.gen(function* () {
      const content = yield* Content
      const limits = yield* RateLimits
      const submissions = yield* FormSubmissions
      const messages = yield* FormMessages
      const tickets = yield* FormTickets
      const bots = yield* BotCheck
      const uploads = yield* AcceptedUploads

      const refused = (kind: "too-many" | "bot-check" | "too-soon") =>
        new FormRefused({ kind, msg: refusalWords[kind] })

      /** Without the service that knows, nothing is proved: a form is not lost for that. */
      const isProof = (ticket: string, proof: string | undefined) =>
        proof === undefined ? Effect.succeed(false) : Effect.orElseSucceed(bots.isProof(ticket, proof), () => false)

      /** [T33] Refused where it is not the shop's own ticket of that form, or too old, or too young for a person. */
      const checkSender = Effect.fnUntraced(function* ({ formId, ticket, proof, visitor }: IncomingForm) {
        const issuedAt = ticket === undefined ? undefined : yield* tickets.issuedAt(formId, ticket)
        if (ticket === undefined || issuedAt === undefined) return yield* refused("bot-check")
        const isProved = yield* isProof(ticket, proof)
        const fault = ticketFault({ issuedAt, isProved }, yield* Clock.currentTimeMillis)
        if (fault) return yield* refused(fault === "stale" ? "bot-check" : "too-soon")
        // What is wrong costs nobody a try, and neither does a second press: only what would be sent is counted.
        const most = isProved ? [] : unprovedFormLimits(visitor)
        if (!(yield* limits.tryConsume(formLimit(visitor), ...most))) return yield* refused("too-many")
      })

      const submit: SubmitForm["Service"]["submit"] = Effect.fn("SubmitForm.submit")(function* (incoming) {
        const { formId, entries, ticket = "" } = incoming
        const form = (yield* content.site).forms.get(formId)
        if (!form) return yield* new FormNotFound()
        const today = melbourneDate(yield* Clock.currentTimeMillis)
        const problems = formEntryProblems(form.fields, entries, { today, uploads })
        if (Object.keys(problems).length > 0)
          return yield* new FormRefused({ kind: "malformed", msg: formFieldWords.wrong, fields: problems })
        const files = shownFields(form.fields, entries.values).flatMap(({ key, type }) =>
          (type === "file" ? (entries.files.get(key) ?? []) : []).map((bytes) => ({
            field: key,
            contentType: contentTypeOf(bytes) ?? "",
            bytes
          }))
        )
        const submission = { formId, ticket, title: form.title, fields: submittedFields(form.fields, entries), files }
        const thankOrRefuse = (kept: "same" | "other" | undefined) =>
          kept === "same" ? Effect.succeed(form.thanks) : Effect.fail(refused("bot-check"))
        const kept = yield* submissions.keptUnderTicket(submission)
        if (kept) return yield* thankOrRefuse(kept)
        yield* checkSender(incoming)
        if (yield* submissions.save(submission, (id) => messages.notification(form, submission, id))) return form.thanks
        return yield* thankOrRefuse(yield* submissions.keptUnderTicket(submission))
      })
      return SubmitForm.of({ submit })
    })
  )
}
