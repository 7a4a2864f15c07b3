/** How old a version of a package must be before it is taken in. */

const DAYS = 7

/** npm's own option: what was published within the last week is not there; most of what is spoilt on purpose is found by then. */
export const beforeCoolDown = (now) => `--before=${new Date(now - DAYS * 24 * 60 * 60_000).toISOString()}`
