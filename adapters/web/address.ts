/** Who is at the other end of a request, as far as that can be trusted. */
import { isIPv6 } from "node:net"

/** An IPv6 visitor owns a whole /64, so that is what is counted; IPv4 written as IPv6 is IPv4. */
export const visitorAddress = (remote: string, forwarded: string | undefined, trustedProxies: number): string => {
  const hops = [
    ...(forwarded ?? "")
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean),
    remote
  ]
  const address = trustedProxies > 0 ? (hops.at(-1 - trustedProxies) ?? hops[0] ?? remote) : remote
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? []
  const left = head.split(":").filter(Boolean)
  const right = (tail ?? "").split(":").filter(Boolean)
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}
