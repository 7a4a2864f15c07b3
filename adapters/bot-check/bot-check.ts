/** The bot check as it is set: by reCAPTCHA where its keys are, else by work. */
import type { SettingValues } from "../settings/setting-values.ts"
import { recaptchaCheckLayer } from "./recaptcha-check.ts"
import { workCheckLayer } from "./work-check.ts"

export const botCheckLayer = ({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: secret,
  RECAPTCHA_URL: url,
  PUBLIC_URL
}: SettingValues) =>
  siteKey && secret ? recaptchaCheckLayer({ siteKey, secret, url, host: new URL(PUBLIC_URL).hostname }) : workCheckLayer

/** Whose frames and connections the pages with forms need. */
export const botCheckOrigins = ({ RECAPTCHA_SITE_KEY, RECAPTCHA_URL }: SettingValues): ReadonlyArray<string> =>
  RECAPTCHA_SITE_KEY ? [RECAPTCHA_URL] : []
