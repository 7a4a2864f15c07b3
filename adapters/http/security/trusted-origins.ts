/** The origins besides the shop's own that its pages deal with, as it is set. */
import { botCheckOrigins } from "../../bot-check/bot-check.ts"
import { paymentOrigins } from "../../composition/providers.ts"
import type { SettingValues } from "../../settings/setting-values.ts"
import type { TrustedOrigins } from "./security.ts"

/** [ANA-01] Where what is measured goes, which a browser asks only once its visitor agrees. */
const measurementOrigins = ({ TAG_MANAGER_ID }: SettingValues): ReadonlyArray<string> =>
  TAG_MANAGER_ID ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : []

/** Whom the shop's pages may ask, show, post to and take pictures from. */
export const trustedOriginsOf = (settings: SettingValues): TrustedOrigins => ({
  frames: paymentOrigins(settings).frames,
  forms: paymentOrigins(settings).forms,
  connect: [...paymentOrigins(settings).connect, ...measurementOrigins(settings)],
  botCheck: botCheckOrigins(settings),
  pictures: settings.STORAGE_BASE ? [settings.STORAGE_BASE] : [],
  dev: process.env.NODE_ENV === "development"
})
