/** [ORD-02] Notes in the log that something could not be listed, besides what the page says of it. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"

/** Who may not look is answered as asked; anything else is worth a line. */
const expected: ReadonlySet<number> = new Set([401, 403, 404])

/** The answer, as it is. */
export const logFailure = <Data>(answer: CallResult<Data>): CallResult<Data> => {
  if (!answer.ok && !expected.has(answer.status)) console.error(`${answer.code}: ${answer.msg}`)
  return answer
}
