/** [RUN-01] Answers staff the run sheet of a branch and day; guarded by the same token as the moves of orders. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { parseDay } from "../../../core/delivery/schedule/wire-day.ts"
import { PlanRuns } from "../../../core/ordering/runs/plan-runs.service.ts"
import { NotFound } from "../../api/failure.ts"
import { routeResponse } from "../answers/route-response.ts"
import { runSheetHtml } from "../answers/run-sheet-html.ts"
import { staffTokenGuard } from "./staff-token.ts"

const noRun = new NotFound({ error: true, code: "NOT_FOUND", msg: "There is no such branch or day." })

export const RunsRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const plan = yield* PlanRuns
    const requireStaff = yield* staffTokenGuard

    const sheet = Effect.gen(function* () {
      const request = yield* requireStaff
      const { branchId = "", day = "" } = yield* HttpRouter.params
      const run = /^\d{1,6}$/.test(branchId) && parseDay(day) ? yield* plan.sheet(Number(branchId), day) : undefined
      if (!run) return yield* Effect.fail(noRun)
      const wantsPage = (request.headers.accept ?? "").includes("text/html")
      return wantsPage
        ? HttpServerResponse.text(runSheetHtml(run), { contentType: "text/html; charset=utf-8" })
        : HttpServerResponse.jsonUnsafe({ data: run })
    })

    yield* router.add("GET", "/api/staff/runs/:branchId/:day", routeResponse(sheet))
  })
)
