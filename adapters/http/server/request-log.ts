/** One line for each request: never a query string, a cookie or anything that a person typed. */
import { withoutPersonalData } from "../security/log-privacy.ts"

export type WriteLog = (level: "info" | "error", line: Readonly<Record<string, unknown>>) => void

type LoggedRequest = { readonly id: string; readonly request: Request; readonly status: number; readonly ms: number }

export const logRequest = (writeLog: WriteLog, { id, request, status, ms }: LoggedRequest): void =>
  writeLog(status >= 500 ? "error" : "info", {
    request: id,
    method: request.method,
    path: new URL(request.url).pathname.slice(0, 200),
    status,
    ms: Math.round(ms * 10) / 10
  })

const levels = ["debug", "info", "warn", "error"]

/** Writes JSON lines to standard output, at least as grave as `least`. */
export const createJsonLog =
  (minimumLevel: string): WriteLog =>
  (level, line) => {
    if (levels.indexOf(level) >= levels.indexOf(minimumLevel))
      process.stdout.write(`${withoutPersonalData(JSON.stringify({ at: new Date().toISOString(), level, ...line }))}\n`)
  }
