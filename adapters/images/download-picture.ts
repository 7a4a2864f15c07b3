/** Fetches a picture from an address that a list from elsewhere names: from the public internet alone, and no more than a picture has. */
import { lookup } from "node:dns"
import http, { type IncomingMessage } from "node:http"
import https from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { MAX_PHOTO_BYTES } from "./photo.ts"
import { isPublicAddress } from "./public-address.ts"

/** A picture that has not come whole by then is left out, and told. */
const TIMEOUT_MS = 20_000
/** From one host's address to that of where it keeps its files, and to `https` on the way. */
const MAX_REDIRECTS = 3

const megabytes = MAX_PHOTO_BYTES / 1024 / 1024
const notPublic = "its address is in a private network: put the picture into the folder pictures"

class NotPublic extends Error {}

/** Which addresses of hosts may be connected to. */
type AddressRule = (address: string) => boolean

/** What a name leads to is looked at in the moment of connecting: what it leads to a moment later is no way around. */
const lookupWithin =
  (isAllowed: AddressRule): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (problem, found) => {
      const allowed = (found ?? []).filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return callback(problem ?? new NotPublic(), "", 4)
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family)
    })

const open = (url: URL, isAllowed: AddressRule, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, "")
    // An address that is written as one is connected to without being looked up.
    if (isIP(host) !== 0 && !isAllowed(host)) return reject(new NotPublic())
    const { get } = url.protocol === "https:" ? https : http
    get(
      url,
      { agent: false, signal, lookup: lookupWithin(isAllowed), headers: { "user-agent": "lineal" } },
      resolve
    ).on("error", reject)
    return undefined
  })

/** The body, or why it is none; not a byte more is read than a picture may have. */
const bodyOf = async (response: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | string> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    if (size > MAX_PHOTO_BYTES) return `it is larger than ${megabytes} MiB`
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

const follow = async (
  address: string,
  isAllowed: AddressRule,
  signal: AbortSignal,
  redirectsLeft = MAX_REDIRECTS
): Promise<Uint8Array<ArrayBuffer> | string> => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return "its address must begin with https:// or http://"
  const response = await open(url, isAllowed, signal)
  const { statusCode = 0 } = response
  if (statusCode === 200) return await bodyOf(response)
  response.destroy()
  const { location } = response.headers
  return statusCode >= 300 && statusCode < 400 && location && URL.canParse(location, url) && redirectsLeft > 0
    ? follow(new URL(location, url).href, isAllowed, signal, redirectsLeft - 1)
    : `its address answered ${statusCode}`
}

/**
 * [T43] The bytes at an address, or why there are none; of at most MAX_PHOTO_BYTES, within 20 s. Each redirect is held to the
 * same rule; `isAllowed` is another one for hosts that are known.
 */
export const downloadPicture = async (
  address: string,
  isAllowed: AddressRule = isPublicAddress
): Promise<Uint8Array<ArrayBuffer> | string> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await follow(address, isAllowed, signal)
  } catch (problem) {
    if (problem instanceof NotPublic) return notPublic
    return signal.aborted ? `it did not come within ${TIMEOUT_MS / 1000} seconds` : "its address can't be reached"
  }
}
