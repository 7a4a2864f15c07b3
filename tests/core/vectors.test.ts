/** The package's test vectors, JSON for any language, and the rules are of one mind; and the vectors tell a wrong reading of each rule. */
import { globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { bpayReference, customerOfReference } from "../../core/bpay.ts"
import { isAbn, isAcn } from "../../core/contact/business-numbers.ts"
import { dollars, toCents } from "../../core/money.ts"
import { gstIn, withoutGst } from "../../core/pricing/gst.ts"
import { lineAmounts } from "../../core/pricing/price-line.ts"
import { createShop, type ShopDelivery } from "../../core/shop/shop.ts"
import { publicHolidays } from "../../core/stores/holidays.ts"
import { cutList } from "../../core/units/cut-list.ts"
import type { CutJob } from "../../core/units/cutting-model.ts"
import { packsFor, packTally, tallyTotal } from "../../core/units/tally.ts"

type Group = {
  readonly name: string
  readonly rule: string
  readonly input: string
  readonly output: string
  readonly cases: ReadonlyArray<{ readonly edge: string; readonly input: unknown; readonly output: unknown }>
}
const files: ReadonlyArray<{ readonly about: string; readonly groups: ReadonlyArray<Group> }> = globSync(
  "setup/package/vectors/*.json"
).map((file) => JSON.parse(readFileSync(file, "utf8")))
const groups = files.flatMap((file) => file.groups)

type Line = { readonly unitPrice: number; readonly quantity: number }
type Packs = { readonly tallies: ReadonlyArray<string>; readonly metres: number }
type Delivery = ShopDelivery & {
  readonly ordered: string
  readonly holidays: ReadonlyArray<string>
  readonly day: string
}
/** What a rule makes of the input of its group's cases. */
type Reading = (input: never) => unknown

const orNull = (answer: () => unknown) => {
  try {
    return answer() ?? null
  } catch {
    return null
  }
}
const packTotal = (texts: ReadonlyArray<string>) => {
  const pack = packTally(texts)
  if (!pack.ok) return null
  const { pieces, metres } = tallyTotal(pack.value)
  return { pieces, hundredths: Math.round(metres * 100) }
}
const packs = ({ tallies, metres }: Packs) => {
  const pack = packTally(tallies)
  const count = pack.ok ? packsFor(pack.value, metres) : pack
  return count.ok ? count.value : null
}
const cheapest = (job: CutJob) => {
  const list = cutList(job)
  if (!list.ok) return null
  const { price, sticks } = list.value
  return { price, sticks: sticks.length, left: sticks.reduce((sum, { left }) => sum + left, 0) }
}
const shopOf = ({ ordered, holidays }: Delivery) => createShop({ holidays, now: () => Date.parse(ordered) })
const earliest = ({ to, ...order }: Delivery) => shopOf({ ...order }).earliestDeliveryDay(to ? { ...order, to } : order)
const shifted = (hours: number) => (order: Delivery) =>
  earliest({ ...order, ordered: new Date(Date.parse(order.ordered) + hours * 3_600_000).toISOString() }) ?? null

/** Each group's rule, and wrong readings of it that people come up with. */
const rules: Readonly<Record<string, { readonly rule: Reading; readonly wrong: ReadonlyArray<Reading> }>> = {
  "cents of dollars": {
    rule: (text: string) => orNull(() => toCents(text)),
    wrong: [
      (text: string) => Math.round(Number(text) * 100),
      (text: string) => (text === "" ? null : Math.round(Number(text) * 100)),
      (text: string) => orNull(() => toCents(text.replace(/(\.\d\d)\d*/, "$1"))),
      (text: string) => orNull(() => toCents(text.replaceAll(",", "")))
    ]
  },
  "cents as shown": {
    rule: (cents: number) => dollars(cents),
    wrong: [
      (cents: number) => `$${(cents / 100).toFixed(2)}`,
      (cents: number) => dollars(cents).replace("−", "-"),
      (cents: number) => dollars(cents).replace(",", ""),
      (cents: number) => `$${Math.floor(cents / 100).toLocaleString("en-AU")}.${cents % 100}`
    ]
  },
  "line amount": {
    rule: ({ unitPrice, quantity }: Line) => lineAmounts(unitPrice, quantity),
    wrong: [
      ({ unitPrice, quantity }: Line) => Math.floor((unitPrice * quantity) / 100),
      ({ unitPrice, quantity }: Line) => Math.ceil((unitPrice * quantity) / 100),
      ({ unitPrice, quantity }: Line) => unitPrice * Math.round(quantity / 100)
    ]
  },
  "GST inside": {
    rule: (cents: number) => gstIn(cents),
    wrong: [
      (cents: number) => Math.round(cents / 10),
      (cents: number) => Math.floor(cents / 11),
      (cents: number) => Math.trunc(cents / 11),
      (cents: number) => Math.ceil(cents / 11)
    ]
  },
  "without GST": {
    rule: (cents: number) => withoutGst(cents),
    wrong: [
      (cents: number) => Math.floor((cents * 10) / 11),
      (cents: number) => Math.trunc((cents * 10) / 11),
      (cents: number) => Math.round(cents * 0.9)
    ]
  },
  "pack total": {
    rule: packTotal,
    wrong: [
      (texts: ReadonlyArray<string>) => packTotal(texts.map((text) => text.replaceAll(" ", ""))),
      (texts: ReadonlyArray<string>) => packTotal(texts.filter((text) => packTally([text]).ok)),
      (texts: ReadonlyArray<string>) => packTotal(texts.map((text) => text.replace(/^0+(?=\d)/, ""))),
      (texts: ReadonlyArray<string>) =>
        packTotal([...new Map(texts.map((text) => [Number(text.split("/")[1]), text])).values()])
    ]
  },
  "packs for metres": {
    rule: packs,
    wrong: [
      (asked: Packs) =>
        packs(asked) === null ? null : Math.ceil(asked.metres / (packTotal(asked.tallies)!.hundredths / 100)),
      (asked: Packs) =>
        packs(asked) === null ? null : Math.round(asked.metres / (packTotal(asked.tallies)!.hundredths / 100)),
      (asked: Packs) => packs({ ...asked, metres: Math.round(asked.metres * 100) / 100 }),
      (asked: Packs) => packs(asked) ?? 0
    ]
  },
  "cheapest sticks": {
    rule: cheapest,
    wrong: [
      (job: CutJob) => cheapest({ ...job, kerf: 0 }),
      // A cut after each piece, the last of its stick too.
      (job: CutJob) =>
        cheapest({
          ...job,
          kerf: 0,
          pieces: job.pieces.map(({ length, count }) => ({ length: length + job.kerf, count }))
        }),
      (job: CutJob) =>
        cheapest({
          ...job,
          sticks: job.sticks.filter(({ length }) => length === Math.max(...job.sticks.map((one) => one.length)))
        }),
      (job: CutJob) =>
        cheapest({ ...job, pieces: job.pieces.map(({ length, count }) => ({ length: Math.round(length), count })) })
    ]
  },
  "earliest day": {
    rule: (order: Delivery) => earliest(order) ?? null,
    wrong: [
      // By the clock of another state, of UTC, and with the cut-off a second or an hour off.
      shifted(-0.5),
      shifted(-11),
      shifted(1 / 3600),
      (order: Delivery) => earliest({ ...order, holidays: [] }) ?? null,
      (order: Delivery) => earliest({ ...order, vehicles: ["truck"] }) ?? null,
      ({ to: _, ...order }: Delivery) => earliest(order) ?? null,
      (order: Delivery) => earliest({ ...order, level: "in stock" }) ?? null,
      (order: Delivery) =>
        earliest({ ...order, ...(order.to ? { to: { ...order.to, roadMetres: order.to.roadMetres + 1 } } : {}) }) ??
        null
    ]
  },
  "day can be chosen": {
    rule: ({ day, ...order }: Delivery) => shopOf({ day, ...order }).deliveryDayProblem(day, order) === undefined,
    wrong: [
      ({ ordered, day }: Delivery) => Date.parse(day) > Date.parse(ordered),
      ({ ordered, day }: Delivery) =>
        new Date(day).getUTCDay() !== 0 && Date.parse(day) - Date.parse(ordered) < 60 * 86_400_000,
      ({ day }: Delivery) => !publicHolidays(2026).includes(day)
    ]
  },
  "public holidays": {
    rule: (year: number) => [...new Set(publicHolidays(year))].sort(),
    wrong: [
      (year: number) => [...publicHolidays(year)].sort(),
      (year: number) => [...new Set(publicHolidays(year))],
      (year: number) => [...new Set(publicHolidays(year))].sort().filter((day) => !/-12-2[78]|-01-0[23]/.test(day)),
      (year: number) => [...new Set(publicHolidays(year))].sort().map((day) => day.replace(/-01-2[78]/, "-01-26"))
    ]
  },
  "reference of customer": {
    rule: (id: string) => bpayReference(id) ?? null,
    wrong: [
      (id: string) => bpayReference(String(Number(id))) ?? null,
      (id: string) => bpayReference(id.replace(/\s/g, "")) ?? null,
      (id: string) => `${id}${[...id].reduce((sum, digit) => sum + Number(digit), 0) % 10}`,
      // Doubled from the wrong end.
      (id: string) => {
        const sums = [...id].map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
        const sum = sums.reduce((total, one) => total + (one > 9 ? one - 9 : one), 0)
        return /^\d{1,19}$/.test(id) ? `${id}${(10 - (sum % 10)) % 10}` : null
      }
    ]
  },
  "customer of reference": {
    rule: (reference: string) => customerOfReference(reference) ?? null,
    wrong: [
      (reference: string) => reference.replace(/\s/g, "").slice(0, -1) || null,
      (reference: string) => (/\s/.test(reference) ? null : (customerOfReference(reference) ?? null))
    ]
  },
  ABN: {
    rule: (text: string) => isAbn(text),
    wrong: [
      (text: string) => /^\d{11}$/.test(text.replace(/\s/g, "")),
      (text: string) => !/\s/.test(text) && isAbn(text),
      (text: string) => isAbn(text.replaceAll("-", "")),
      (text: string) => isAbn(text) || text === "10000000000"
    ]
  },
  ACN: {
    rule: (text: string) => isAcn(text),
    wrong: [
      (text: string) => /^\d{9}$/.test(text.replace(/\s/g, "")),
      (text: string) => isAcn(text) || /^0{9}$/.test(text),
      (text: string) => isAcn(text.padStart(9, "0"))
    ]
  }
}

const answerTo = (reading: Reading, input: unknown) => (reading as (input: unknown) => unknown)(input)
const cases = groups.flatMap(({ name, rule, cases: all }) => all.map((one) => ({ name, rule, ...one })))

describe("A test vector", () => {
  it("of each kind is known to the tests, and says what goes in and comes out", () => {
    assert.deepStrictEqual(groups.map(({ name }) => name).toSorted(), Object.keys(rules).toSorted())
    for (const { input, output, rule } of groups) for (const text of [input, output, rule]) assert.isNotEmpty(text)
    for (const { about } of files) assert.isNotEmpty(about)
  })

  it.each(cases)(
    "[GST-01] [GST-02] [PRC-11] [TAL-01] [CUT-01] [DAY-01] [BPAY-01] [VAL-02] $name ($rule), $edge: the rule agrees",
    ({ name, input, output }) => assert.deepStrictEqual(answerTo(rules[name]!.rule, input), output)
  )

  const wrong = Object.entries(rules).flatMap(([name, { wrong: all }]) =>
    all.map((reading, place) => ({ name, place, reading }))
  )
  it.each(wrong)(
    "[GST-01] [GST-02] [PRC-11] [TAL-01] [CUT-01] [DAY-01] [BPAY-01] [VAL-02] $name: wrong reading $place is told by one of them",
    ({ name, reading }) => {
      const agrees = (one: (typeof cases)[number]) => {
        try {
          assert.deepStrictEqual(answerTo(reading, one.input), one.output)
          return true
        } catch {
          return false
        }
      }
      assert.isFalse(cases.filter((one) => one.name === name).every(agrees))
    }
  )
})
