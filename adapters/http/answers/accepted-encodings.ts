/** Which encodings of an answer a browser takes (RFC 9110, 12.5.3). */

/** In small letters; one that it says no to by a quality of 0 is none of them. */
export const acceptedEncodings = (request: Request): ReadonlySet<string> =>
  new Set(
    (request.headers.get("accept-encoding") ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim() ?? "")
  )
