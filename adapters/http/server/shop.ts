/** Opens the shop: reads its settings, puts it together, and answers every request. */
import { Layer, Logger, References } from "effect"
import { HttpServer } from "effect/http"
import { shopLayer } from "../../composition/shop-layer.ts"
import { monitoringLogger } from "../../monitoring/error-monitor.ts"
import { createErrorSender } from "../../monitoring/error-sender.ts"
import type { CatalogueReading } from "../../search/index/catalogue-reader.ts"
import { readSettings } from "../../settings/settings.ts"
import { errorResponse } from "../answers/error-responses.ts"
import { handleApiRequest } from "../routes/api-request-handler.ts"
import { atOwnAddress } from "../routes/user-calls-base.ts"
import { createHostCheck } from "../security/known-host.ts"
import { withoutPersonalData } from "../security/log-privacy.ts"
import { securityHeaders, type TrustedOrigins } from "../security/security.ts"
import { trustedOriginsOf } from "../security/trusted-origins.ts"
import { rebuildAfterFailure } from "./rebuilt-handler.ts"
import { createJsonLog, type WriteLog } from "./request-log.ts"
import { routeLayer } from "./route-layer.ts"
import { createWebHandler } from "./web-handler.ts"

export type Shop = {
  /** The public address, without a slash at its end. */
  readonly origin: string
  /** Whether the shop goes by that host, as `URL.host` has it. */
  readonly isOwnHost: (host: string) => boolean
  readonly headers: Readonly<Record<string, string>>
  readonly trustedOrigins: TrustedOrigins
  readonly writeLog: WriteLog
  readonly report: (id: string, problem: unknown) => void
  /** [CALL-01] The request as it reaches the shop's own routes, wherever pages make the calls about who is logged in. */
  readonly atOwnAddress: (request: Request) => Request
  /** Answers a call, a picture or another of the shop's own addresses. */
  readonly call: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** One JSON line for each thing that the shop tells of, without anybody's data. */
const redactedLogger = Logger.withConsoleLog(Logger.map(Logger.formatJson, withoutPersonalData))

/** Nobody collects traces; keeping them for every statement and call would be for nothing. */
const tracingDisabled = Layer.succeed(References.TracerEnabled, false)

/**
 * The catalogue is read at once, on a thread of its own, unless `reading` says otherwise.
 * @throws SettingsProblem where the environment is not fit to open with.
 */
export const openShop = async (
  env: { readonly [name: string]: string | undefined },
  reading?: CatalogueReading
): Promise<Shop> => {
  const settings = readSettings(env)
  if (!settings.DATABASE_URL) throw new Error("The shop is opened with a database; see adapters/main.ts.")
  const writeLog = createJsonLog(settings.LOG_LEVEL)
  const sendError = createErrorSender(settings, (problem) =>
    writeLog("error", { problem: `Monitoring could not be told of an error: ${String(problem)}` })
  )
  const appLayer = shopLayer(settings, settings.DATABASE_URL, reading)
  const { handler, dispose } = rebuildAfterFailure(
    () =>
      createWebHandler(
        routeLayer.pipe(
          Layer.provide(appLayer),
          Layer.provide(HttpServer.layerServices),
          Layer.provideMerge(Logger.layer([redactedLogger, monitoringLogger(sendError, withoutPersonalData)])),
          Layer.merge(tracingDisabled)
        )
      ),
    (problem) => {
      writeLog("error", { problem: `The shop's parts could not be put together: ${String(problem)}` })
      return errorResponse(503)
    }
  )
  return {
    origin: settings.PUBLIC_URL,
    isOwnHost: createHostCheck(settings),
    headers: securityHeaders(settings.PUBLIC_URL.startsWith("https:")),
    trustedOrigins: trustedOriginsOf(settings),
    writeLog,
    report: (request, problem) => {
      const detail = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
      writeLog("error", { request, problem: detail })
      sendError({ source: "server", request, ...errorFacts(problem) })
    },
    atOwnAddress: (request) => atOwnAddress(request, settings.USER_CALLS_BASE),
    call: (request) => handleApiRequest(request, handler),
    close: dispose
  }
}

/** What monitoring is told of a failure that nothing has caught. */
const errorFacts = (problem: unknown) =>
  problem instanceof Error
    ? { message: withoutPersonalData(problem.message), detail: withoutPersonalData(problem.stack ?? "") }
    : { message: withoutPersonalData(String(problem)) }
