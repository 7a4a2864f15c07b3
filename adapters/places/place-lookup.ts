/** What the services that look up places share: how they are asked, and what of their answers is a place in Victoria. */
import { isVictorian } from "../../core/contact/postcode.ts"
import type { Place, PlaceQuery } from "../../core/stores/closest-branch.ts"

/** A service outside that knows places; rejects where it can't be reached or answers something else. */
export type PlaceLookup = {
  readonly name: string
  readonly find: (query: PlaceQuery) => Promise<ReadonlyArray<Place>>
  /** At most five places that a text may mean, best first. */
  readonly suggest: (text: string) => Promise<ReadonlyArray<Place>>
}

/** What a service is asked for at most, and where it looks first. */
export const LIMIT = 5
export const VICTORIA_MIDDLE = "-37.0,144.5"

/** A shopper waits for the page meanwhile. */
const TIMEOUT_MS = 3_000

/**
 * The JSON at an address of a service, as its schema reads it.
 * @throws Error that names the service and never the address, which holds the key.
 */
export const fetchJson = async <A>(
  service: string,
  address: string,
  read: (value: unknown) => A,
  timeoutMs: number = TIMEOUT_MS
): Promise<A> => {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new Error(`${service} can't be reached`)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${service} answered ${response.status}`)
  }
  const body = await response.json().catch(() => {
    throw new Error(`${service} answered no JSON`)
  })
  try {
    return read(body)
  } catch {
    throw new Error(`${service} answered something else than places`)
  }
}

/** How a query is written for people, as services take it. */
export const queryText = (query: PlaceQuery): string =>
  "suburb" in query ? `${query.suburb} VIC ${query.postcode ?? ""}`.trim() : `${query.postcode} VIC`

/** Places of Victoria alone: what is sold is delivered and collected there. */
export const inVictoria = (places: ReadonlyArray<Place>): ReadonlyArray<Place> =>
  places.filter(({ suburb, postcode }) => suburb !== "" && isVictorian(postcode))
