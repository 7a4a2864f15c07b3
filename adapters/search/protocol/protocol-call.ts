/** A call of Algolia's protocol: what it carries, and why it is refused. */
import type { SearchCall } from "../../../core/catalogue/search/search.port.ts"
import { isRecord } from "../../../core/record.ts"
import { flattenParameters, type RawParameters } from "../query/parse-query.ts"
import { SearchRequestError } from "../query/search-request-error.ts"

const MOST_REQUESTS = 50
const MOST_HITS = 1000
const LONGEST_BODY = 100_000

/** Empty where nothing was sent. @throws SearchRequestError where it is no object, or too long. */
export const parseBody = (call: SearchCall): RawParameters => {
  const text = call.body ?? ""
  if (text.length > LONGEST_BODY) throw new SearchRequestError("Request body is too large", 413)
  if (text.trim() === "") return {}
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    throw new SearchRequestError("Invalid JSON in the request's body")
  }
  throw new SearchRequestError("The request's body must be an object")
}

const hitsOf = ({ hitsPerPage, length }: RawParameters): number =>
  Math.max(Number(hitsPerPage) || 0, Number(length) || 0)

/** The requests that one call carries. @throws SearchRequestError where there are too many, or of too many hits together. */
export const parseRequests = (body: RawParameters): ReadonlyArray<RawParameters> => {
  const { requests } = body
  if (!Array.isArray(requests) || !requests.every((one) => typeof one === "object" && one !== null))
    throw new SearchRequestError("requests must be an array of objects")
  if (requests.length > MOST_REQUESTS) throw new SearchRequestError(`Too many requests: at most ${MOST_REQUESTS}`)
  const hits = requests.map(flattenParameters).reduce((sum, asked) => sum + hitsOf(asked), 0)
  if (hits > MOST_HITS) throw new SearchRequestError(`Too many hits: at most ${MOST_HITS} for all requests together`)
  return requests
}
