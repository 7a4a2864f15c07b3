/** Addresses that can't be decoded name no page of the shop. */

const isDecodable = (pathname: string): boolean => {
  try {
    // The result is looked at: a call for nothing is left out of the built shop.
    return decodeURI(pathname).length > 0
  } catch {
    return false
  }
}

/** The request as it is; one whose path can't be decoded has its signs taken as they stand, so that the shop's own page says that there is no such page. */
export const withDecodablePath = (request: Request): Request => {
  const url = new URL(request.url)
  if (isDecodable(url.pathname)) return request
  url.pathname = url.pathname.replaceAll("%", "%25")
  return new Request(url, { method: request.method, headers: request.headers })
}
