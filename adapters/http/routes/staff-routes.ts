/** What staff and the machines of the merchant ask, with the token of staff. */
import { MAX_BODY_BYTES, MAX_PROOF_BYTES } from "../../api/max-body-bytes.ts"
import { type DeclaredRoute, publicRead } from "./declared-route.ts"

const staff: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/api/staff/orders/:orderNo",
  access: { provedBy: "staff token" },
  csrf: "proved by itself",
  limit: {
    countedBy: "adapters/http/routes/staff-token.ts, wrong tokens by address; right ones move a day's orders at once"
  },
  maxBodyBytes: MAX_PROOF_BYTES,
  cache: "no-store"
}

/** [BANK-02] */
const staffPayment: DeclaredRoute = {
  ...staff,
  path: "/api/staff/orders/:orderNo/payment",
  maxBodyBytes: MAX_BODY_BYTES
}

/** [RUN-01] */
const runs: DeclaredRoute = {
  ...publicRead,
  kind: "route",
  path: "/api/staff/runs/:branchId/:day",
  access: { provedBy: "staff token" },
  limit: { countedBy: "adapters/http/routes/staff-token.ts, wrong tokens by address" },
  cache: "no-store"
}

/** [CART-09] */
const carts: DeclaredRoute = { ...runs, path: "/api/staff/carts/:code" }

/** [CLM-03] */
const staffClaims: ReadonlyArray<DeclaredRoute> = [
  { ...runs, path: "/api/staff/claims/:claimNo" },
  { ...runs, path: "/api/staff/claims/:claimNo/photos/:place" },
  { ...staff, path: "/api/staff/claims/:claimNo", maxBodyBytes: MAX_BODY_BYTES }
]

export const staffRoutes: ReadonlyArray<DeclaredRoute> = [staff, staffPayment, runs, carts, ...staffClaims]
