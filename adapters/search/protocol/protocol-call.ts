/** A call of Algolia's protocol: what it carries, and why it is refused. */
import type { SearchCall } from "../../../core/catalogue/search/search.port.ts"
import { isRecord } from "../../../core/record.ts"
import { flatQuery, type Given } from "../query/asking.ts"

const MOST_REQUESTS = 50
const MOST_HITS = 1000
const LONGEST_BODY = 100_000

/** A call that is refused, with the status that says so. */
export class Refused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Empty where nothing was sent. @throws Refused where it is no object, or too long. */
export const bodyOf = (call: SearchCall): Given => {
  const text = call.body ?? ""
  if (text.length > LONGEST_BODY) throw new Refused("Request body is too large", 413)
  if (text.trim() === "") return {}
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    throw new Refused("Invalid JSON in the request's body", 400)
  }
  throw new Refused("The request's body must be an object", 400)
}

const hitsOf = ({ hitsPerPage, length }: Given): number => Math.max(Number(hitsPerPage) || 0, Number(length) || 0)

/** The requests that one call carries. @throws Refused where there are too many, or of too many hits together. */
export const requestsIn = (body: Given): ReadonlyArray<Given> => {
  const { requests } = body
  if (!Array.isArray(requests) || !requests.every((one) => typeof one === "object" && one !== null))
    throw new Refused("requests must be an array of objects", 400)
  if (requests.length > MOST_REQUESTS) throw new Refused(`Too many requests: at most ${MOST_REQUESTS}`, 400)
  const hits = requests.map(flatQuery).reduce((sum, asked) => sum + hitsOf(asked), 0)
  if (hits > MOST_HITS) throw new Refused(`Too many hits: at most ${MOST_HITS} for all requests together`, 400)
  return requests
}
