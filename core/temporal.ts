/** The calendar that days and hours are worked out with: the language's own. */

/** Throws where the language has none, in words that say what to do. */
export const needTemporal = (): void => {
  if (typeof Temporal === "undefined")
    throw new Error('Days need Temporal, which Node has from 26. Load it first: import "temporal-polyfill/global"')
}
