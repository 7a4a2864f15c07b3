/** How pages of content lie above and below each other: by their addresses alone. */
import type { ContentPage } from "./page.schema.ts"

type Pages = ReadonlyMap<string, ContentPage>

/** What a link to a page shows of it. */
export type PageLink = Pick<ContentPage, "path" | "title" | "description" | "picture">

const linkTo = ({ path, title, description, picture }: ContentPage): PageLink => ({
  path,
  title,
  description,
  ...(picture ? { picture } : {})
})

/** The published pages one segment below an address, by title. */
export const pagesBelow = (pages: Pages, above: string): ReadonlyArray<PageLink> =>
  [...pages.values()]
    .filter(({ path, isPublished }) => isPublished && path.startsWith(`${above}/`))
    .filter(({ path }) => !path.slice(above.length + 1).includes("/"))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(linkTo)

/** The published pages that lie above an address, from the first segment on; the home page is not told. */
export const pagesAbove = (pages: Pages, path: string): ReadonlyArray<PageLink> => {
  const segments = path.split("/").slice(1, -1)
  return segments.flatMap((_, place) => {
    const page = pages.get(`/${segments.slice(0, place + 1).join("/")}`)
    return page?.isPublished ? [linkTo(page)] : []
  })
}
