/** Takes the forms that visitors fill in, with their files: from a script as a call, from a plain form as a page. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Content } from "../../../core/content/content.port.ts"
import type { FormEntries } from "../../../core/content/forms/form-submission.ts"
import { SubmitForm } from "../../../core/content/submit-form.service.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { formFieldWords, formPageWords } from "../../../core/words/form-field.ts"
import { requestAddress } from "../../api/account/visitor-middleware.ts"
import { callLimiter } from "../../api/call-limiter.ts"
import { busy, type Failure } from "../../api/failure.ts"
import { MAX_FORM_BYTES } from "../../api/max-body-bytes.ts"
import { routeResponse } from "../../api/wire-errors.ts"
import { failurePageHtml, pagePolicy } from "../answers/failure-page.ts"
import { readBody } from "../limits/body-limit.ts"
import { concurrencyLimit } from "../limits/concurrency-limit.ts"
import { refererPath } from "./referer-path.ts"

/** As many forms are read at once; one holds up to 50 MB. */
const MAX_FORMS = 4

/** More fields than any form has. */
const MAX_ENTRIES = 200

type Entries = { readonly values: Map<string, Array<string>>; readonly files: Map<string, Array<Uint8Array>> }

/** A file field that was left empty comes as a file without a name or a byte. */
const isLeftEmpty = (file: File): boolean => file.size === 0 && file.name === ""

const addEntry = async ({ values, files }: Entries, name: string, value: string | File): Promise<void> => {
  if (typeof value === "string") values.set(name, [...(values.get(name) ?? []), value])
  else if (!isLeftEmpty(value)) files.set(name, [...(files.get(name) ?? []), new Uint8Array(await value.arrayBuffer())])
}

/** What a body in `multipart/form-data` holds, or the status that it is refused with. */
const readEntries = async (request: Request): Promise<FormEntries | 400 | 413> => {
  const contentType = request.headers.get("content-type") ?? ""
  if (!request.body || !/^multipart\/form-data\b/i.test(contentType)) return 400
  const bytes = await readBody(request.body, MAX_FORM_BYTES)
  if (typeof bytes === "number") return bytes
  const entries: Entries = { values: new Map(), files: new Map() }
  try {
    const form = [...(await new Response(bytes, { headers: { "content-type": contentType } }).formData())]
    if (form.length > MAX_ENTRIES) return 400
    for (const [name, value] of form) await addEntry(entries, name, value)
    return entries
  } catch {
    // Not what it says it is.
    return 400
  }
}

const refusal = (status: 400 | 413) => {
  const msg = status === 413 ? formFieldWords.tooLarge : formFieldWords.unreadable
  const code = status === 413 ? "TOO_LARGE" : "MALFORMED"
  return HttpServerResponse.jsonUnsafe({ error: true, code, msg }, { status })
}

const wantsPage = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  headers.accept?.includes("text/html") === true

/** Without scripts: what is wrong, field by field, and how to come back to what was typed. */
const refusalPage = (
  { msg, fields = {} }: Pick<Failure, "msg" | "fields">,
  labels: ReadonlyMap<string, string>,
  status: number,
  to: string
) =>
  HttpServerResponse.text(
    failurePageHtml({
      title: msg,
      says: [
        ...Object.entries(fields).map(([key, problem]) => `${labels.get(key) ?? key}: ${problem}.`),
        formPageWords.goBack
      ].join(" "),
      link: { to, text: formPageWords.again }
    }),
    {
      status,
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": pagePolicy, "cache-control": "no-store" }
    }
  )

export const FormRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const forms = yield* SubmitForm
    const content = yield* Content
    const count = yield* callLimiter
    const withinLimit = concurrencyLimit<FormEntries | 400 | 413 | "busy">(MAX_FORMS)

    const submit = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const address = requestAddress(request)
      const { id = "" } = yield* HttpRouter.params
      yield* count(callLimits.formCheck, { kind: "guest", address })
      const web = yield* Effect.orElseSucceed(HttpServerRequest.toWeb(request), () => undefined)
      if (!web) return refusal(400)
      const entries = yield* Effect.promise(() =>
        withinLimit(
          () => readEntries(web),
          () => "busy"
        )
      )
      if (entries === "busy") return yield* Effect.fail(busy())
      if (typeof entries === "number") return refusal(entries)
      const thanks = yield* forms.submit(id, entries, address)
      return wantsPage(request)
        ? HttpServerResponse.redirect(`${refererPath(request.headers.referer).split("?")[0]}?sent=${id}`, {
            status: 303
          })
        : HttpServerResponse.jsonUnsafe({ data: { thanks } })
    })

    const answer = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      if (!wantsPage(request)) return yield* routeResponse(submit)
      const { id = "" } = yield* HttpRouter.params
      const form = yield* content.site.pipe(
        Effect.map(({ forms: all }) => all.get(id)),
        Effect.orElseSucceed(() => undefined)
      )
      const labels = new Map(form?.fields.map(({ key, label }) => [key, label]))
      return yield* routeResponse(submit, (failure, status) =>
        refusalPage(failure, labels, status, refererPath(request.headers.referer))
      )
    })

    yield* router.add("POST", "/api/cms/gf/v2/forms/:id/submissions", answer)
  })
)
