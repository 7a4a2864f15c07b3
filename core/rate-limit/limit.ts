/** A limit on how often something may be asked for. */

/** So many times in so many minutes (one, where nothing is said), counted under one key. */
export type RateLimit = { readonly key: string; readonly most: number; readonly minutes?: number }
