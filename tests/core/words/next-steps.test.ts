/** An error says what happened and what to do next, and only ever in the shop's own words. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { cardFieldRefusal } from "../../../core/payments/card-field-refusal.ts"
import { declineMessage } from "../../../core/payments/payment.ts"
import { nextZipReturn, type ZipEvent, zipError } from "../../../core/payments/zip-return.ts"
import { errors, texts } from "./catalogue.ts"

/** Texts that the specification gives to the letter; the page that shows them says what to do. */
const asSpecified: ReadonlyArray<string> = [
  "Paypal payload not valid",
  "Paypal payment is not valid",
  "Product expired",
  "Product invalid",
  "Unit of measure missing",
  "Still loading"
]

/** How a next step begins: what the shopper does, or what is done for them. */
const step =
  /^(?:(?:Please )?(?:try|pay|check|choose|enter|remove|go|fill|call|contact|use|add|correct|switch|start|open|collect|look|join|they'll be|its order is|you'll find|or) )/i

/** The last sentence, or what follows its first comma or semicolon, that names a step. */
const nextStep = (text: string): string | undefined =>
  text
    .split(/(?<=[.;,?!])\s+|\band (?=we )/)
    .slice(1)
    .find((part) => step.test(part))

const worded = errors.filter(([, , , text]) => !asSpecified.includes(text))

describe("An error of the catalogue", () => {
  it.each(worded)("[MSG-05] (%s, %s: %s) says what happened, then the next step: %s", (_, __, ___, text) => {
    const next = nextStep(text)
    assert.isDefined(next, `no next step in: ${text}`)
    assert.isAtLeast(
      text
        .slice(0, text.indexOf(next ?? ""))
        .trim()
        .split(" ").length,
      3,
      "what happened"
    )
  })

  it("[MSG-05] is in the specification's own words where those say less", () => {
    const said = errors.map(([, , , text]) => text)
    for (const text of asSpecified) assert.include(said, text)
  })
})

describe("What others say", () => {
  const own = new Set(texts.map(({ text }) => text))
  const isOwn = (msg: string | undefined) => assert.isTrue(msg === undefined || own.has(msg), msg)
  /** Codes, stacks and sentences as providers write them, and anything else. */
  const foreign = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "lost_card",
      "card_declined",
      "toString",
      "__proto__",
      "Your card was declined.",
      "TypeError: x is undefined\n    at pay (/srv/pay.js:3:1)"
    )
  )
  const answer = fc.oneof(
    foreign,
    fc.record({ error: foreign, message: foreign }),
    fc.record({ paypal: fc.record({ id: foreign, status: foreign }) }),
    fc.record({ zip: fc.record({ checkoutUri: foreign, checkoutId: foreign }), error: foreign })
  )

  // Wrong: passing on the provider's message where its code is not known.
  it("[MSG-05] a refused card is told in the shop's own words, whatever the provider calls it", () =>
    fc.assert(
      fc.property(foreign, foreign, (code, declineCode) => {
        isOwn(declineMessage({ code, declineCode }))
        isOwn(declineMessage({ code }))
        isOwn(cardFieldRefusal(code))
      })
    ))

  it("[MSG-05] and so is every end of the way back from Zip", () =>
    fc.assert(
      fc.property(foreign, foreign, answer, (code, status, given) => {
        isOwn(zipError(code).msg)
        const events: ReadonlyArray<ZipEvent> = [
          { type: "returned", orderId: "1", checkoutId: "2", status },
          { type: "confirmed", answer: given },
          { type: "refused", errorCode: code }
        ]
        for (const is of ["validating", "validated", "finishing"] as const)
          for (const event of events) isOwn(nextZipReturn({ is, msg: "" }, event).msg || undefined)
      })
    ))
})
