/** A proof that costs a browser a moment and who sends a million forms a machine's week: a hash that begins with zeros. */

/** Some thirty thousand hashes on average: half a second on a telephone, while the form is being filled in. */
export const WORK_BITS = 15

/** What is hashed: the ticket of one form on one page, and a number that is looked for. */
export const workText = (ticket: string, nonce: number): string => `${ticket} ${nonce}`

/** Whether a hash begins with so many bits of zero, the first byte's highest bit first. */
export const hasWork = (hash: Uint8Array, bits: number): boolean => {
  const whole = Math.floor(bits / 8)
  const rest = bits % 8
  if (hash.length * 8 < bits) return false
  for (let place = 0; place < whole; place += 1) if (hash[place] !== 0) return false
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}

/** The nonce that a proof names; undefined where it is none. */
export const nonceOf = (proof: string): number | undefined => (/^\d{1,12}$/.test(proof) ? Number(proof) : undefined)
