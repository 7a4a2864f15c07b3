/** Requests as the listening server hands them on, with what came over the socket. */

export type SocketOptions = {
  /** As they were sent, name and value in turn. */
  readonly rawHeaders?: ReadonlyArray<string>
  readonly target?: string
  readonly remoteAddress?: string | undefined
  readonly localPort?: number
}

/** What a browser sends to a local shop when an address is typed. */
export const typedAddress = (host: string): ReadonlyArray<string> => [
  ...["Host", host, "Connection", "keep-alive", "sec-ch-ua", '"Chromium";v="140"', "sec-ch-ua-mobile", "?0"],
  ...["sec-ch-ua-platform", '"Linux"', "Upgrade-Insecure-Requests", "1", "User-Agent", "Mozilla/5.0"],
  ...["Accept", "text/html,*/*;q=0.8", "Sec-Fetch-Site", "none", "Sec-Fetch-Mode", "navigate", "Sec-Fetch-User", "?1"],
  ...["Sec-Fetch-Dest", "document", "Accept-Encoding", "gzip, deflate, br, zstd", "Accept-Language", "en-AU"],
  ...["Cookie", "branch=25", "Cache-Control", "max-age=0", "Referer", `http://${host}/dev/outbox`]
]

/** A GET of this address, by a browser on this machine where nothing else is said. */
export const receivedRequest = (address: string, over: SocketOptions = {}): Request => {
  const { host, pathname, search, port } = new URL(address)
  const { rawHeaders = typedAddress(host), target = pathname + search, localPort = Number(port || 80) } = over
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  const { remoteAddress } = { remoteAddress: "127.0.0.1", ...over }
  const socket = { remoteAddress, localPort }
  return Object.assign(new Request(address, { headers }), {
    runtime: { name: "node", node: { req: { url: target, rawHeaders, socket } } }
  })
}
