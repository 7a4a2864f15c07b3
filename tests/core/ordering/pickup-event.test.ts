/** When an order is collected on its day, and the calendar file of that. */
import { assert, describe, it } from "@effect/vitest"
import { momentText } from "../../../core/melbourne.ts"
import { calendarFile, pickupPeriod, pickupPeriodOn } from "../../../core/orders/pickup-event.ts"
import { openHoursText } from "../../../core/stores/open-hours.ts"

const day = { from: 7 * 60, to: 17 * 60 }
const week = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: { from: 8 * 60, to: 12 * 60 } }
const at = (text: string) => Date.parse(text)
const periodAt = (text: string) => {
  const period = pickupPeriod(week, at(text))
  return period && [momentText(period.from), momentText(period.to)]
}

describe("The time to collect an order", () => {
  it("runs from when it is ready until the store closes, and from the next opening where it is closed then", () => {
    assert.deepStrictEqual(
      ["2026-11-24T09:30:00+11:00", "2026-11-24T17:00:00+11:00", "2026-11-28T12:00:00+11:00"].map(periodAt),
      [
        ["Tue 24 Nov, 9:30 am", "Tue 24 Nov, 5 pm"],
        ["Wed 25 Nov, 7 am", "Wed 25 Nov, 5 pm"],
        ["Mon 30 Nov, 7 am", "Mon 30 Nov, 5 pm"]
      ]
    )
    assert.isUndefined(pickupPeriod({}, at("2026-11-24T09:30:00+11:00")))
  })

  it("of a day is its opening, no earlier than the order is ready, and none once the store has closed", () => {
    const readyAt = at("2026-11-24T08:30:00+11:00")
    const hoursOn = (day: string, ready = readyAt) => {
      const period = pickupPeriodOn(week, Temporal.PlainDate.from(day), ready)
      return period && [openHoursText(period.hours), momentText(period.from)]
    }
    assert.deepStrictEqual(
      [hoursOn("2026-11-24"), hoursOn("2026-11-25"), hoursOn("2026-11-24", at("2026-11-24T06:00:00+11:00"))],
      [
        ["8:30 am – 5 pm", "Tue 24 Nov, 8:30 am"],
        ["7 am – 5 pm", "Wed 25 Nov, 7 am"],
        ["7 am – 5 pm", "Tue 24 Nov, 7 am"]
      ]
    )
    assert.isUndefined(hoursOn("2026-11-24", at("2026-11-24T17:00:00+11:00")))
    assert.isUndefined(hoursOn("2026-11-29"))
  })

  it("leaves out a public holiday", () =>
    assert.deepStrictEqual(periodAt("2026-12-25T09:00:00+11:00"), ["Tue 29 Dec, 7 am", "Tue 29 Dec, 5 pm"]))
})

describe("A calendar file", () => {
  const event = {
    id: "order-100000017@shop.example",
    from: at("2026-11-24T09:30:00+11:00"),
    to: at("2026-11-24T17:00:00+11:00"),
    madeAt: at("2026-11-23T08:00:00+11:00"),
    title: "Collect order 100 000 017",
    place: "12 Mill Rd, Rowville; gate\\2",
    text: "Bring the order number.\nCall us, if late."
  }

  it("has the event in universal time, with its signs escaped", () =>
    assert.deepStrictEqual(calendarFile(event).split("\r\n"), [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Lineal//Orders//EN",
      "BEGIN:VEVENT",
      "UID:order-100000017@shop.example",
      "DTSTAMP:20261122T210000Z",
      "DTSTART:20261123T223000Z",
      "DTEND:20261124T060000Z",
      "SUMMARY:Collect order 100 000 017",
      "LOCATION:12 Mill Rd\\, Rowville\\; gate\\\\2",
      "DESCRIPTION:Bring the order number.\\nCall us\\, if late.",
      "END:VEVENT",
      "END:VCALENDAR",
      ""
    ]))

  it("folds lines at 75 octets and cuts no sign in two", () => {
    const text = "Fixings – décking × 45 🪵 ".repeat(20)
    const lines = calendarFile({ ...event, text }).split("\r\n")
    for (const line of lines) assert.isAtMost(new TextEncoder().encode(line).length, 75)
    assert.include(lines.join("\n").replaceAll("\n ", ""), `DESCRIPTION:${text}`)
  })
})
