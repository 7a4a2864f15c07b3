/** The page that a plain form was sent from. */

/** [T35] Only a path of this shop is gone back to. */
export const refererPath = (referer: string | undefined): string => {
  if (!referer || !URL.canParse(referer)) return "/"
  const { pathname, search } = new URL(referer)
  return `/${pathname.replace(/^[/\\]+/, "")}${search}`
}
