/** The short code of a shared cart. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { cartCode, cartCodeText, parseCartCode } from "../../../../core/ordering/saved-cart/cart-code.ts"

describe("A cart's code", () => {
  it("[CART-09] of any bytes has six signs and is read back as it is shown", () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
        const code = cartCode(bytes)
        assert.match(code, /^[2-9A-HJ-NP-Z]{6}$/)
        assert.strictEqual(parseCartCode(cartCodeText(code).toLowerCase()), code)
      })
    ))

  it.each(["", "KX7P2", "KX7P2MM", "KX7P20", "KX7P2O", "KX7P21", "KX7P2I", "ÄÄÄÄÄÄ"])("[CART-09] %s is none", (typed) =>
    assert.isUndefined(parseCartCode(typed))
  )
})
