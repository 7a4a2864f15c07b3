/** The settings as the shop reads them: each variable by its name, and what follows from several. */
import { paymentVariables } from "./payment-variables.ts"
import { serverVariables } from "./server-variables.ts"
import { serviceVariables } from "./service-variables.ts"
import type { Kind } from "./setting-kinds.ts"
import { shopVariables } from "./shop-variables.ts"

/** Everything about the shop that can be set from outside: each variable with what it may be, its default, and why. */
export const variables = { ...serverVariables, ...shopVariables, ...paymentVariables, ...serviceVariables }

type Variables = typeof variables
export type SettingName = keyof Variables
type Value<N extends SettingName> = Variables[N] extends { readonly kind: Kind<infer A> } ? A : never
type Defaulted = { [N in SettingName]: Variables[N] extends { readonly default: string } ? N : never }[SettingName]

/** The settings by variable name. Those without a default are absent when unset, but for the two that follow others. */
export type SettingValues = { readonly [N in Defaulted | "PUBLIC_URL" | "EXAMPLE_SHOP"]: Value<N> } & {
  readonly [N in Exclude<SettingName, Defaulted | "PUBLIC_URL" | "EXAMPLE_SHOP">]?: Value<N>
}

const thisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/**
 * A shop that only this machine can reach: there stand-ins, example log-ins and tests' switches are allowed. A proxy that
 * the shop trusts stands there to let others in.
 */
export const isLocal = (settings: Pick<SettingValues, "HOST" | "PUBLIC_URL" | "TRUST_PROXY">): boolean =>
  thisMachine(settings.HOST) && thisMachine(new URL(settings.PUBLIC_URL).hostname) && settings.TRUST_PROXY === 0

/** Whether pages come from a WordPress. */
export const hasWordPress = (settings: SettingValues): settings is SettingValues & { readonly WORDPRESS_URL: string } =>
  settings.WORDPRESS_URL !== undefined
