/** Monitoring over the shop's log: each of its errors is told to the service that is set. */
import { Effect, Layer, Logger } from "effect"
import { ErrorMonitor } from "../../core/monitoring/error-monitor.port.ts"
import { isRecord } from "../../core/record.ts"
import type { SendError, SentError } from "./error-sender.ts"

const REPORTED = "An error was reported"

export const monitoringLayer = Layer.succeed(ErrorMonitor, {
  report: (report) => Effect.logError(REPORTED, report)
})

const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

/** What a line of the log says, where it is an error. */
const errorOf = (line: string): SentError | undefined => {
  const entry: unknown = JSON.parse(line)
  if (!isRecord(entry) || (entry.level !== "ERROR" && entry.level !== "FATAL")) return undefined
  const [first, second] = Array.isArray(entry.message) ? entry.message : [entry.message]
  if (first === REPORTED && isRecord(second)) return second as SentError
  const detail = entry.cause ?? second
  return { source: "server", message: text(first), ...(detail === undefined ? {} : { detail: text(detail) }) }
}

/** Tells of every error that the log is told; `redact` takes from a line what is somebody's. */
export const monitoringLogger = (sendError: SendError, redact: (line: string) => string) =>
  Logger.map(Logger.formatJson, (line) => {
    const error = errorOf(redact(line))
    if (error) sendError(error)
  })
