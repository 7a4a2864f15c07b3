/** Host header check: requests under any host name but the shop's own are refused. */
import type { SettingValues } from "../../settings/setting-values.ts"

/** This machine's own names, which nobody else's name server can give away. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"]

/** The port that a scheme has anyway says nothing: behind a proxy that ends HTTPS the shop itself is asked over HTTP. */
const withoutDefaultPort = (host: string): string => host.replace(/:(80|443)$/, "")

/**
 * [T57] Whether a request's host, as `URL.host` has it, is the shop's: the one of PUBLIC_URL, or this machine under its own
 * names at the shop's port. What a proxy says in X-Forwarded-Host counts for nothing.
 */
export const createHostCheck = ({
  PORT,
  PUBLIC_URL
}: Pick<SettingValues, "PORT" | "PUBLIC_URL">): ((host: string) => boolean) => {
  const knownHosts = new Set(
    [new URL(PUBLIC_URL).host, ...ownNames.map((name) => `${name}:${PORT}`)].map(withoutDefaultPort)
  )
  // A free port is known to nobody before the shop listens.
  const anyPort = PORT === 0 ? new Set(ownNames) : new Set<string>()
  return (host) => knownHosts.has(withoutDefaultPort(host)) || anyPort.has(host.replace(/:\d+$/, ""))
}
