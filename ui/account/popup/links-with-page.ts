/** Which links of the account's menus are offered: those whose page is there. */

/**
 * [SIDE-01] The links whose path is a page of its own, in their order. `pages` has each page's path as a key, as the
 * router's `routesByPath`: a link appears with its page, and leads nobody to one that only says that it is not there yet.
 */
export const linksWithPage = <Link extends { readonly path: string }>(
  links: ReadonlyArray<Link>,
  pages: object
): ReadonlyArray<Link> => links.filter(({ path }) => Object.hasOwn(pages, path))
