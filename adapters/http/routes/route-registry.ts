/** The registry of routes: everything that answers HTTP, with what was declared beside its path. */
import { FindMyWay } from "effect/http"
import { HttpApi, type HttpApiEndpoint } from "effect/http-api"
import { policyOf, type RoutePolicy } from "../../api/route-policy.ts"
import { ShopApi } from "../../api/shop/shop.contract.ts"
import { pageRoutes } from "./page-routes.ts"
import { protocolRoutes } from "./protocol-routes.ts"
import { staffRoutes } from "./staff-routes.ts"
import { uploadRoutes } from "./upload-routes.ts"

/** The longest part of a path that names one thing: a category by its whole slug. */
export const MAX_PARAM_LENGTH = 300

export type Route = RoutePolicy & {
  readonly method: HttpApiEndpoint.Top["method"]
  readonly path: FindMyWay.PathInput
  readonly kind: "call" | "route" | "file" | "page"
}

const isPath = (path: string): path is FindMyWay.PathInput => path.startsWith("/")

const calls = (): ReadonlyArray<Route> => {
  const all: Array<Route> = []
  HttpApi.reflect(ShopApi, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint }) => {
      const { method, path } = endpoint
      if (isPath(path)) all.push({ ...policyOf(endpoint), method, path, kind: "call" })
    }
  })
  return all
}

export const routes: ReadonlyArray<Route> = [
  ...calls(),
  ...protocolRoutes,
  ...uploadRoutes,
  ...staffRoutes,
  ...pageRoutes
]

/** What answers at one path, by its method. */
type RoutesOfPath = ReadonlyMap<string, Route>

const router = FindMyWay.make<RoutesOfPath>({ maxParamLength: MAX_PARAM_LENGTH })
for (const [path, all] of Map.groupBy(routes, (route) => route.path))
  router.on("GET", path, new Map(all.map((route) => [route.method, route])))

/** The shop's own addresses are told from pages by how they begin: what is unknown there is no page either. */
const own = routes.filter(({ kind }) => kind === "call" || kind === "route")
const firstPart = (path: string): string => path.split("/")[1] ?? ""
const ownFolders = new Set(own.filter(({ path }) => path.split("/").length > 2).map(({ path }) => firstPart(path)))
const ownPaths = new Set(own.map(({ path }) => path.slice(1)))

/** Whether the shop answers there itself; everything else is a page. */
export const isOwnPath = (pathname: string): boolean =>
  ownFolders.has(firstPart(pathname)) || ownPaths.has(pathname.slice(1))

const pages: RoutesOfPath = router.find("GET", "/")?.handler ?? new Map()

/** What answers at a path; nothing where the shop's own addresses begin so and there is none. */
const routesAt = (pathname: string): RoutesOfPath | undefined => {
  const found = router.find("GET", pathname)?.handler
  const [first] = found?.values() ?? []
  if (isOwnPath(pathname)) return first?.kind === "call" || first?.kind === "route" ? found : undefined
  // A file that was built was answered before: what is not there has a page that says so.
  return first?.kind === "page" ? found : pages
}

/** What may be read may be asked for its headers alone. */
const methodOf = ({ method }: Request): string => (method === "HEAD" ? "GET" : method)

/** What a request reaches, if anything, and the methods that its address answers: none where there is no such address. */
export type FoundRoute = { readonly route: Route | undefined; readonly methods: ReadonlyArray<string> }

export const findRoute = (request: Request): FoundRoute => {
  const found = routesAt(new URL(request.url).pathname)
  return { route: found?.get(methodOf(request)), methods: [...(found?.keys() ?? [])] }
}
