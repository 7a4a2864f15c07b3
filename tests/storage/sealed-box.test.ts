/** What is sealed opens under its own key and for its own purpose alone, and as it was. */
import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { newToken, sealTokens, unsealTokens } from "../../adapters/storage/account/tokens.ts"
import { type Keyring, SEAL_BYTES, seal, unseal } from "../../adapters/storage/secrets/sealed-box.ts"

const [first, second] = [randomBytes(32), randomBytes(32)]
const keyring: Keyring = { current: 1, keys: new Map([[1, first]]) }
const plain = Buffer.from("a secret of the shop")

describe("A sealed value", () => {
  it("opens as it was, and is another one each time", () => {
    const [one, other] = [seal(keyring, "a purpose", plain), seal(keyring, "a purpose", plain)]
    expect(unseal(keyring, "a purpose", one)).toEqual(plain)
    expect(unseal(keyring, "a purpose", other)).toEqual(plain)
    expect(one.subarray(1, 13)).not.toEqual(other.subarray(1, 13))
    expect(one.length).toBe(plain.length + SEAL_BYTES)
  })

  it("opens for no other purpose and by no other key", () => {
    const sealed = seal(keyring, "a purpose", plain)
    expect(unseal(keyring, "another purpose", sealed)).toBeUndefined()
    expect(unseal({ current: 1, keys: new Map([[1, second]]) }, "a purpose", sealed)).toBeUndefined()
    expect(unseal({ current: 2, keys: new Map([[2, first]]) }, "a purpose", sealed)).toBeUndefined()
  })

  it("opens after the key was changed, as long as the old one is kept", () => {
    const sealed = seal(keyring, "a purpose", plain)
    const rotated: Keyring = { current: 2, keys: new Map([...keyring.keys, [2, second]]) }
    expect(unseal(rotated, "a purpose", sealed)).toEqual(plain)
    expect(seal(rotated, "a purpose", plain)[0]).toBe(2)
  })

  it("opens no more with any bit of it changed, or any byte of it lost", () => {
    const sealed = seal(keyring, "a purpose", plain)
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(unseal(keyring, "a purpose", changed), `byte ${at}`).toBeUndefined()
      expect(unseal(keyring, "a purpose", sealed.subarray(0, at)), `${at} bytes`).toBeUndefined()
    }
  })

  it("is not made without a key of 32 bytes", () => {
    expect(() => seal({ current: 3, keys: new Map() }, "a purpose", plain)).toThrow("key 3")
    expect(() => seal({ current: 3, keys: new Map([[3, first.subarray(1)]]) }, "a purpose", plain)).toThrow("key 3")
  })
})

describe("[T16] The tokens that follow a spent one", () => {
  it("can be read with it alone, and not where anybody changed them", () => {
    const [access, refresh, spent] = [newToken(), newToken(), newToken()]
    const sealed = sealTokens(access, refresh, spent)
    expect(sealed.length).toBe(93)
    expect(unsealTokens(sealed, spent)).toEqual([access, refresh])
    expect(unsealTokens(sealed, newToken())).toBeUndefined()
    sealed[92] = (sealed[92] ?? 0) ^ 1
    expect(unsealTokens(sealed, spent)).toBeUndefined()
  })
})
