/** The calls of the API as the registry of routes has them, by method and path. */
import { type Route, routes } from "../../adapters/http/routes/route-registry.ts"
import type { Access } from "../../core/identity/access.ts"

type Call = Route & { readonly access: Access }

const isCall = (route: Route): route is Call => route.kind === "call"

export const apiCalls: ReadonlyMap<string, Call> = new Map(
  routes.filter(isCall).map((route) => [`${route.method} ${route.path}`, route])
)

/** @throws where there is no such call. */
export const accessOf = (call: string): Access => {
  const found = apiCalls.get(call)
  if (!found) throw new Error(`There is no call ${call}`)
  return found.access
}
