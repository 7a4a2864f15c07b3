/** Who is at the other end of a request, as far as that can be trusted. */
import { isIPv4, isIPv6 } from "node:net"

/** All who come without an address count as one visitor, whatever a proxy writes in its place. */
const noAddress = "unknown"

/** Some proxies write a port after the address, and brackets around one of IPv6; a port changes with every connection. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]*)\](?::\d*)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d*$/.exec(hop)?.[1] ?? hop

/** In hexadecimal groups without leading zeros, as URLs write it; a zone is of the other machine alone. */
const plainIPv6 = (address: string): string => new URL(`http://[${address.split("%")[0]}]/`).hostname.slice(1, -1)

const dotted = (high: string, low: string): string =>
  [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".")

/** An IPv6 visitor owns a whole /64, so that is what is counted; IPv4 written as IPv6 is IPv4. */
export const visitorAddress = (remote: string, forwarded: string | undefined, trustedProxies: number): string => {
  const hops = [
    ...(forwarded ?? "")
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean),
    remote
  ]
  const hop = trustedProxies > 0 ? (hops.at(-1 - trustedProxies) ?? hops[0] ?? remote) : remote
  const address = withoutPort(hop)
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return noAddress
  const plain = plainIPv6(address)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain) ?? []
  if (high && low) return dotted(high, low)
  const [head = "", tail] = plain.split("::")
  const left = head.split(":").filter(Boolean)
  const right = (tail ?? "").split(":").filter(Boolean)
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right]
  return `${groups.slice(0, 4).join(":")}::/64`
}
