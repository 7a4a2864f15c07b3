/** Hands a form in, with its files; like a call it never throws. */
import { offlineWords } from "../../core/words/failure.ts"
import type { CallResult, FetchApi } from "./api-client.ts"

/** `entries` by the keys of the form's fields; `data.thanks` is what is said to who handed it in. */
export const submitForm = async (
  fetch: FetchApi,
  formId: string,
  entries: FormData
): Promise<CallResult<{ readonly thanks: string }>> => {
  try {
    const response = await fetch(`/api/cms/gf/v2/forms/${encodeURIComponent(formId)}/submissions`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: entries
    })
    const answer = await response.json()
    return response.ok
      ? { ok: true, data: answer.data }
      : { ...answer, ok: false, error: true, status: response.status }
  } catch {
    return { ok: false, error: true, status: 0, code: "offline", msg: offlineWords.unreachable }
  }
}
