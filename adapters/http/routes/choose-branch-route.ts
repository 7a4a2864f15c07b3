/** Chooses my branch, or where deliveries go, from a plain form, for browsers without scripts: sets the cookie and goes back to the page. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { isPostcode } from "../../../core/contact/postcode.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { withBranch, withPostcode } from "../../api/account/choice-cookies.ts"
import { refererPath } from "./referer-path.ts"

export const ChooseBranchRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const branches = yield* Branches
    const choose = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const form = new URLSearchParams(yield* request.text)
      const postcode = form.get("postcode")
      const branch = (yield* branches.all).find(({ id }) => String(id) === form.get("branchId"))
      const back = HttpServerResponse.redirect(refererPath(request.headers.referer), { status: 303 })
      if (branch) return yield* withBranch(back, branch.id)
      return postcode === "" || (postcode && isPostcode(postcode)) ? yield* withPostcode(back, postcode) : back
    }).pipe(Effect.catch(() => Effect.succeed(HttpServerResponse.redirect("/stores", { status: 303 }))))
    yield* router.add("POST", "/choose-branch", choose)
  })
)
