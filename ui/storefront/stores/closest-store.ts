/** Asks the shop which store is closest to a suburb or postcode, and which places are spelled like it. */
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"

type Match = ApiCalls["GET /orders/delivery/closest-branch/:value"]["data"]
export type NamedPlace = Match["place"]

/** What the shop says of a place: its closest store, that it knows no such place, or nothing at all. `alike` are spelled so. */
export type ClosestStore =
  | { readonly is: "found"; readonly match: Match; readonly alike: ReadonlyArray<NamedPlace> }
  | { readonly is: "unknown"; readonly alike: ReadonlyArray<NamedPlace> }
  | { readonly is: "failed" }

/** [DEL-08] A place that can't be looked up keeps nobody from the list. */
export const fetchClosestStore = async (call: CallApi, near: string): Promise<ClosestStore> => {
  const [closest, suggested] = await Promise.all([
    call("GET /orders/delivery/closest-branch/:value", { params: { value: near } }),
    call("GET /places/:text", { params: { text: near } })
  ])
  const alike = suggested.ok ? suggested.data : []
  if (closest.ok) return { is: "found", match: closest.data, alike }
  return closest.status === 404 || closest.status === 400 ? { is: "unknown", alike } : { is: "failed" }
}
