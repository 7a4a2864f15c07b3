/** Which methods each of the shop's own addresses answers, so that another is refused before anything of it is read. */
import { FindMyWay } from "effect/http"
import { HttpApi } from "effect/http-api"
import { ShopApi } from "../../api/api.ts"
import { paymentWebhooks } from "../../composition/providers.ts"

/** The longest part of a path that names one thing: a category by its whole slug. */
export const MAX_PARAM_LENGTH = 300

type Methods = ReadonlyArray<string>

/** What is answered besides the calls of the API. The search's client reads with POST too. */
const otherRoutes: ReadonlyArray<readonly [path: FindMyWay.PathInput, methods: Methods]> = [
  ["/api/openapi.json", ["GET"]],
  ["/api/healthz/meta", ["GET"]],
  ...paymentWebhooks.map(({ path }) => [path, ["POST"]] as const),
  ["/api/staff/orders/:orderNo", ["POST"]],
  ["/api/search/1/events", ["POST"]],
  ["/api/search/1/indexes/:index/:object", ["GET"]],
  ["/api/search/1/indexes/:index/query", ["POST"]],
  ["/api/search/1/indexes/:index/queries", ["POST"]],
  ["/api/search/1/indexes/:index/objects", ["POST"]],
  ["/api/search/1/indexes/:index/recommendations", ["POST"]],
  ["/api/search/1/indexes/:index/facets/:facet/query", ["POST"]],
  ["/api/search/*", ["GET", "POST"]],
  ["/healthz", ["GET"]],
  ["/healthz/meta", ["GET"]],
  ["/robots.txt", ["GET"]],
  ["/sitemap.xml", ["GET"]],
  ["/auth-sw.js", ["GET"]],
  ["/choose-branch", ["POST"]],
  ["/media/internal/*", ["GET"]],
  ["/media/documents/*", ["GET"]],
  ["/dev/outbox", ["GET"]],
  ["/dev/outbox/*", ["GET"]]
]

const methodsByPath = (): ReadonlyMap<FindMyWay.PathInput, Methods> => {
  const methods = new Map(otherRoutes)
  HttpApi.reflect(ShopApi, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint: { method, path } }) => {
      const at = path as FindMyWay.PathInput
      methods.set(at, [...(methods.get(at) ?? []), method])
    }
  })
  return methods
}

const methodRouter = FindMyWay.make<Methods>({ maxParamLength: MAX_PARAM_LENGTH })
for (const [path, methods] of methodsByPath()) methodRouter.on("GET", path, methods)

/** The methods that an address of the shop's own answers; undefined where there is no such address. */
export const allowedMethods = (pathname: string): Methods | undefined => methodRouter.find("GET", pathname)?.handler

/** A page is looked at and nothing else. */
export const pageMethods: Methods = ["GET", "HEAD"]

/** Whether one of the methods is the request's; what may be read may be asked for its headers alone. */
export const isMethodAllowed = (methods: Methods, { method }: Request): boolean =>
  methods.includes(method === "HEAD" ? "GET" : method)
