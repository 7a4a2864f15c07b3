/** [APV-02] Answers the calls about orders that wait for approval. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import type { Member } from "../../../core/identity/visitor.ts"
import { ApprovalNotFound } from "../../../core/ordering/approval/approval.schema.ts"
import type { ApprovalRequest } from "../../../core/ordering/approval/approval-request.ts"
import {
  approvalDetail,
  approvalReaderOf,
  approvalView,
  mayViewApproval
} from "../../../core/ordering/approval/approval-view.ts"
import { Approvals } from "../../../core/ordering/approval/approvals.port.ts"
import { DecideApproval } from "../../../core/ordering/placing/decide-approval.service.ts"
import { SendForApproval } from "../../../core/ordering/placing/send-for-approval.service.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { ApprovalsGroup } from "./approvals.contract.ts"
import { orderBrowserCookies } from "./order-browser-cookies.ts"

/** Decided longer ago, a request is shown no more. */
const SHOWN_MS = 30 * 24 * 60 * 60_000

export const ApprovalsHandlers = HttpApiBuilder.group(
  groupApi(ApprovalsGroup),
  "approvals",
  Effect.fn(function* (handlers) {
    const approvals = yield* Approvals
    const sending = yield* SendForApproval
    const decisions = yield* DecideApproval
    const browsers = yield* orderBrowserCookies
    const branches = yield* Branches

    const detailFor = Effect.fnUntraced(function* (request: ApprovalRequest, member: Member) {
      const known = { branches: yield* branches.all, now: yield* Clock.currentTimeMillis }
      return { data: approvalDetail(request, member, known) }
    })

    return handlers.handleAll({
      send: ({ payload }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          const request = yield* sending.send(member, { ...payload, browser: yield* browsers.ensureBrowserId })
          return { data: approvalView(request, member, yield* Clock.currentTimeMillis) }
        }).pipe(toWire),
      list: () =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          const now = yield* Clock.currentTimeMillis
          const requests = yield* approvals.list(approvalReaderOf(member), now - SHOWN_MS)
          return {
            data: requests.filter((one) => mayViewApproval(one, member)).map((one) => approvalView(one, member, now))
          }
        }).pipe(toWire),
      one: ({ query }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          const request = yield* approvals.find(approvalReaderOf(member), query.id)
          if (!request || !mayViewApproval(request, member)) return yield* new ApprovalNotFound()
          return yield* detailFor(request, member)
        }).pipe(toWire),
      decide: ({ payload }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          const request = yield* decisions.decide(member, payload)
          return yield* detailFor(request, member)
        }).pipe(toWire)
    })
  })
)
