/** The call that answers a company's contract prices as a file. */
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DownloadedFile } from "../downloaded-file.ts"
import { DataEnvelope, ServiceUnavailable } from "../failure.ts"
import { changes, withPolicy } from "../route-policy.ts"

export class ContractPricesGroup extends HttpApiGroup.make("contractPrices").add(
  HttpApiEndpoint.post("stream", "/users/prices/stream", {
    success: DataEnvelope(DownloadedFile),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "showCustomerPrice", limit: callLimits.download, portal: true })))
) {}
