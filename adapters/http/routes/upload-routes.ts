/** What comes with files: forms, and claims with their photographs. */
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { MAX_CLAIM_BYTES, MAX_FORM_BYTES } from "../../api/max-body-bytes.ts"
import type { DeclaredRoute } from "./declared-route.ts"

/** [CMS-03] A browser sends it by itself where there are no scripts, and files as they are. */
const formSubmission: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/api/cms/gf/v2/forms/:id/submissions",
  access: "public",
  csrf: "same origin",
  limit: callLimits.formCheck,
  maxBodyBytes: MAX_FORM_BYTES,
  readsBody: true,
  cache: "no-store"
}

/** [CLM-01] Its photographs come as they are, and nothing of it is read for who may not claim. */
const claim: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/api/users/invoice/claims",
  access: "viewAndPayInvoices",
  portal: true,
  csrf: "same origin",
  limit: callLimits.claim,
  maxBodyBytes: MAX_CLAIM_BYTES,
  readsBody: true,
  cache: "no-store"
}

export const uploadRoutes: ReadonlyArray<DeclaredRoute> = [formSubmission, claim]
