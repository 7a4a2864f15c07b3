/** The short code of a shared cart, which is read out or typed at a branch. */

/** Without 0 and O, 1 and I, which are taken for each other. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

const CODE_LENGTH = 6

/** [CART-09] For so long a branch opens the cart by it, milliseconds. */
export const CART_CODE_MS = 7 * 24 * 60 * 60_000

/** Six signs out of as many random bytes. */
export const cartCode = (random: Uint8Array): string =>
  Array.from(random.slice(0, CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("")

/** [CART-09] `kx7-p2m` as `KX7P2M`; undefined for what is no code. */
export const parseCartCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, "")
  return code.length === CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : undefined
}

/** As it is shown: `KX7-P2M`. */
export const cartCodeText = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`
