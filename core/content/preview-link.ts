/** The link to something that is not published yet. */

/** What its parameter is called. */
export const PREVIEW_PARAMETER = "preview"

/** For how long it is good where nothing else is said, and at most; hours. */
export const PREVIEW_HOURS = 72
export const MAX_PREVIEW_HOURS = 720
