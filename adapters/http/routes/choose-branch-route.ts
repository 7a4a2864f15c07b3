/** Chooses my branch from a plain form, for browsers without scripts: sets the cookie and goes back to the page. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Branches } from "../../../core/stores/branches.port.ts"
import { branchCookie } from "../../api/account/visitor.handlers.ts"
import { refererPath } from "./referer-path.ts"

export const ChooseBranchRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const branches = yield* Branches
    const choose = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const form = new URLSearchParams(yield* request.text)
      const branch = (yield* branches.all).find(({ id }) => String(id) === form.get("branchId"))
      const back = HttpServerResponse.redirect(refererPath(request.headers.referer), { status: 303 })
      return branch ? yield* HttpServerResponse.setCookie(back, "branch", String(branch.id), branchCookie) : back
    }).pipe(Effect.catch(() => Effect.succeed(HttpServerResponse.redirect("/stores", { status: 303 }))))
    yield* router.add("POST", "/choose-branch", choose)
  })
)
