/** Takes the forms that visitors fill in, with their files: from a script as a call, from a plain form as a page. */
import { Effect, Option, Semaphore } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Content } from "../../../core/content/content.port.ts"
import { publicForm } from "../../../core/content/forms/form-rules.ts"
import type { FormEntries } from "../../../core/content/forms/form-submission.ts"
import { FormTickets } from "../../../core/content/forms/form-ticket.port.ts"
import { PAGE_FIELD, PROOF_FIELD, TICKET_FIELD } from "../../../core/content/forms/form-ticket.ts"
import { SubmitForm } from "../../../core/content/submit-form.service.ts"
import { isShopLink } from "../../../core/content/text/link.ts"
import { AcceptedUploads } from "../../../core/fields/uploads.port.ts"
import { visitorKey } from "../../../core/identity/visitor.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { formFieldWords, formPageWords } from "../../../core/words/form-field.ts"
import { visitorReader } from "../../api/account/visitor-middleware.ts"
import { callLimiter } from "../../api/call-limiter.ts"
import { busy, type Failure, Malformed, TooLarge } from "../../api/failure.ts"
import { MAX_FORM_BYTES } from "../../api/max-body-bytes.ts"
import { failurePageHtml, pagePolicy } from "../answers/failure-page.ts"
import { formPageHtml } from "../answers/form-page.ts"
import { routeResponse } from "../answers/route-response.ts"
import { readBodyStart } from "../limits/body-limit.ts"
import { isMultipart, noEntries, readBrokenEntries, readFormEntries } from "./form-entries.ts"
import { refererPath } from "./referer-path.ts"

/** As many forms are read, checked and kept at once; one holds up to 50 MB all the while. */
const MAX_FORMS = 4

/** So much is read of a form that is refused before it is looked at, so that what was filled in can be shown again. */
const MAX_ECHO_BYTES = 64 * 1024

const unreadable = () => new Malformed({ error: true, code: "MALFORMED", msg: formFieldWords.unreadable })
const tooLarge = () => new TooLarge({ error: true, code: "TOO_LARGE", msg: formFieldWords.tooLarge })

const wantsPage = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  headers.accept?.includes("text/html") === true

const html = (text: string, status: number) =>
  HttpServerResponse.text(text, {
    status,
    contentType: "text/html; charset=utf-8",
    headers: { "content-security-policy": pagePolicy, "cache-control": "no-store" }
  })

/** One form on its way in, and what has been read of it so far. */
class FormRequest {
  readonly id: string
  readonly body: ReadableStream<Uint8Array> | undefined
  readonly contentType: string
  entries: FormEntries = noEntries
  isRead = false

  constructor(id: string, web: Request | undefined) {
    this.id = id
    this.body = web?.body ?? undefined
    this.contentType = web?.headers.get("content-type") ?? ""
  }

  /** Reads up to `most`; of what breaks off the values that came before are kept. */
  async read(most: number): Promise<400 | 413 | undefined> {
    this.isRead = true
    if (!this.body || !isMultipart(this.contentType)) return 400
    const { bytes, rejection } = await readBodyStart(this.body, most)
    const entries = rejection ? undefined : await readFormEntries(bytes, this.contentType)
    this.entries = entries ?? (await readBrokenEntries(bytes, this.contentType))
    return entries ? undefined : (rejection ?? 400)
  }

  value(name: string): string | undefined {
    return this.entries.values.get(name)?.[0]
  }
}

/** [T35] The page of this shop that the form stands on, in the signs that an address is written in: a line break in it would be no header. */
const pageOf = (form: FormRequest, { headers }: HttpServerRequest.HttpServerRequest): string => {
  const named = form.value(PAGE_FIELD) ?? ""
  const isPage = named.length < 500 && isShopLink(named) && URL.canParse(named, "http://shop")
  return refererPath(isPage ? new URL(named, "http://shop").href : headers.referer)
}

export const FormRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const forms = yield* SubmitForm
    const content = yield* Content
    const tickets = yield* FormTickets
    const uploads = yield* AcceptedUploads
    const visitorOf = yield* visitorReader
    const count = yield* callLimiter
    const places = yield* Semaphore.make(MAX_FORMS)

    const readAndSubmit = Effect.fnUntraced(function* (form: FormRequest, visitor: string) {
      const rejection = yield* Effect.promise(() => form.read(MAX_FORM_BYTES))
      if (rejection) return yield* Effect.fail(rejection === 413 ? tooLarge() : unreadable())
      const { id, entries } = form
      return yield* forms.submit({
        formId: id,
        entries,
        ticket: form.value(TICKET_FIELD),
        proof: form.value(PROOF_FIELD),
        visitor
      })
    })

    const submit = Effect.fnUntraced(function* (form: FormRequest, request: HttpServerRequest.HttpServerRequest) {
      const visitor = yield* visitorOf(request)
      yield* count(callLimits.formCheck, visitor)
      const thanks = yield* Semaphore.withPermitsIfAvailable(places, 1)(readAndSubmit(form, visitorKey(visitor)))
      return Option.isSome(thanks) ? thanks.value : yield* Effect.fail(busy())
    })

    /** Without scripts: the form once more with what was filled in, and what is wrong beside each field. */
    const refusalPage = Effect.fnUntraced(function* (form: FormRequest, page: string, failure: Failure) {
      const found = yield* Effect.option(content.site)
      const written = Option.getOrUndefined(found)?.forms.get(form.id)
      const ticket = yield* Effect.option(tickets.issue(form.id))
      if (!written || Option.isNone(ticket))
        return failurePageHtml({
          title: failure.msg,
          says: formPageWords.lost,
          link: { to: page, text: formPageWords.again }
        })
      return formPageHtml({
        form: publicForm(written),
        action: `/api/cms/gf/v2/forms/${form.id}/submissions`,
        page,
        ticket: (failure.code === "BOT_CHECK" ? undefined : form.value(TICKET_FIELD)) ?? ticket.value,
        uploads,
        entries: form.entries,
        msg: failure.msg,
        problems: failure.fields ?? {}
      })
    })

    const answerPage = (form: FormRequest, request: HttpServerRequest.HttpServerRequest) =>
      routeResponse(
        Effect.map(submit(form, request), () =>
          HttpServerResponse.redirect(`${pageOf(form, request).split("?")[0]}?sent=${form.id}`, { status: 303 })
        ),
        (failure, status) =>
          Effect.gen(function* () {
            if (!form.isRead) yield* Effect.promise(() => form.read(MAX_ECHO_BYTES))
            return html(yield* refusalPage(form, pageOf(form, request), failure), status)
          })
      )

    const answer = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const { id = "" } = yield* HttpRouter.params
      const web = yield* Effect.orElseSucceed(HttpServerRequest.toWeb(request), () => undefined)
      const form = new FormRequest(id, web)
      if (wantsPage(request)) return yield* answerPage(form, request)
      const thanks = submit(form, request)
      return yield* routeResponse(
        Effect.map(thanks, (said) => HttpServerResponse.jsonUnsafe({ data: { thanks: said } }))
      )
    })

    yield* router.add("POST", "/api/cms/gf/v2/forms/:id/submissions", answer)
  })
)
