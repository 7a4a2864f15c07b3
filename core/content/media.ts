/** What is known of the pictures that a page asks for together. */

/** MED-01: at most this many at once. */
const MOST = 40

const sizes = [200, 400, 600, 1200]

/** One picture's facts; every product picture of the shop is made in the same four widths. */
const detail = (source: string, id: string, format: string) => ({
  source,
  id,
  format,
  mimeType: "image/webp",
  type: "image" as const,
  meta: { title: id, alt: "" },
  placeholder: `/media/${source}/${id}/200.webp`,
  default: `/media/${source}/${id}/600.webp`,
  width: 600,
  height: 450,
  formats: [{ ext: "webp", sizes }]
})

/**
 * [CALL-26] Reads a JSON list of `source:id:format` and answers each picture's facts. The only source is the shop
 * itself; others are left out. Nothing where the list can't be read or is too long.
 */
export const mediaDetails = (list: string): ReadonlyArray<ReturnType<typeof detail>> | undefined => {
  try {
    const asked: unknown = JSON.parse(list)
    if (!Array.isArray(asked) || asked.length > MOST) return undefined
    return asked.flatMap((one) => {
      const named = /^(internal):([A-Za-z0-9-]{1,120}):([a-z]{1,20})$/.exec(String(one))
      return named?.[1] && named[2] && named[3] ? [detail(named[1], named[2], named[3])] : []
    })
  } catch {
    return undefined
  }
}
