/** [CRR-01] The courier that the settings name, behind its port; without one the shop goes by its own fees. */
import { Layer } from "effect"
import { CurrentCourier } from "../../core/delivery/courier/courier.port.ts"
import { makeUberDirect } from "../couriers/uber-direct/uber-direct.ts"
import type { SettingValues } from "../settings/setting-values.ts"

export const courierLayer = (settings: SettingValues): Layer.Layer<never> => {
  const { UBER_DIRECT_CUSTOMER: customer, UBER_DIRECT_CLIENT_ID: clientId, UBER_DIRECT_SECRET: secret } = settings
  if (!customer || !clientId || !secret) return Layer.empty
  const { UBER_DIRECT_URL: url, UBER_DIRECT_AUTH_URL: authUrl } = settings
  return Layer.effect(CurrentCourier, makeUberDirect({ url, authUrl, customer, clientId, secret }))
}
