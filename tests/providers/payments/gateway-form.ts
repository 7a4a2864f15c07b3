/** Posts the bank's card form as a browser does, for tests in which the shop's clock stands still and the bank's does not. */
import { fingerprintOf } from "../../../adapters/payments/hosted-card/gateway-responses.ts"
import { timestampText } from "../../../core/payments/hosted-card.ts"

/** As if the form had just been made; `password` is the merchant's at the gateway. */
export const postGatewayForm = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  password: string
): Promise<Response> => {
  const { headers } = await fetch(new URL("/__health", url))
  const timestamp = timestampText(Date.parse(headers.get("date") ?? ""))
  const field = (name: string) => fields[name] ?? ""
  const fingerprint = fingerprintOf(
    {
      merchant: field("EPS_MERCHANT"),
      txnType: field("EPS_TXNTYPE"),
      referenceId: field("EPS_REFERENCEID"),
      amount: field("EPS_AMOUNT"),
      timestamp
    },
    password
  )
  const body = new URLSearchParams({ ...fields, EPS_TIMESTAMP: timestamp, EPS_FINGERPRINT: fingerprint })
  return fetch(url, { method: "POST", body, redirect: "manual" })
}
