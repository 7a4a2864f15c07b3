/** Which network addresses lie in the public internet: what a list from elsewhere names may be fetched from those alone. */
import { BlockList, isIP } from "node:net"

/** Of this machine, of private networks, of a provider's own services, and of nobody (IANA, special-purpose registries). */
const special = new BlockList()
const ranges: ReadonlyArray<readonly [network: string, prefix: number]> = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
]
for (const [network, prefix] of ranges) special.addSubnet(network, prefix, "ipv4")

/** Of IPv6 only what is given out as public; what stands for an IPv4 address there, or for a tunnel's end, is not. */
const publicV6 = new BlockList()
publicV6.addSubnet("2000::", 3, "ipv6")
const notPublicV6 = new BlockList()
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
] as const)
  notPublicV6.addSubnet(network, prefix, "ipv6")

/** `address` as `node:net` writes it, without brackets; false for what is none. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !special.check(address, "ipv4")
  return version === 6 && publicV6.check(address, "ipv6") && !notPublicV6.check(address, "ipv6")
}
