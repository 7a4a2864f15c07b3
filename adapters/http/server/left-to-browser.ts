/** What a page leaves to its browser while many pages are made at once. */

/** More pages than these at one time are a crowd. */
export const MAX_WHOLE_PAGES = 4

/**
 * [REC-03] Whether a page can do without the answer to a call: recommendations stand below everything else, are a third of
 * what a product's page costs the server, and the browser asks for those that are missing once it is near them.
 */
export const isLeftToBrowser = (address: string): boolean => /^\/api\/products\/recommendations(\?|$)/.test(address)
