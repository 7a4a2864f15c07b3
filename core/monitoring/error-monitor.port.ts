/** The port to whatever watches over the shop: errors that nobody sees who could mend them are told there. */
import { Context, type Effect } from "effect"

/** [MED-01] An error of the shop itself, or of one of its pages in a visitor's browser; nothing in it is anybody's. */
export type ErrorReport = {
  readonly source: "server" | "browser"
  readonly message: string
  /** Where in the code, as a stack says it. */
  readonly detail?: string
  /** The path of the page, without its query. */
  readonly page?: string
}

/** Port that takes reports of errors. Has no failure of its own: what can't be told is logged. */
export class ErrorMonitor extends Context.Service<
  ErrorMonitor,
  { readonly report: (report: ErrorReport) => Effect.Effect<void> }
>()("core/monitoring/ErrorMonitor") {}
