/** What the tests need to know of packing the core. */

/** Packs the core into a folder, which is emptied first; `dist/core` as usual. */
export const packCore: (into?: string) => Promise<void>
