/** What the package's command answers to a CSV file, line by line. */
import { assert, describe, it } from "@effect/vitest"
import { csvRecords } from "../../../core/sheets/csv-records.ts"
import { answerCsv } from "../../../core/sheets/sheet.ts"
import { sheets } from "../../../core/sheets/sheets.ts"

const sheetNamed = (name: string) => {
  const sheet = sheets.find((one) => one.name === name)
  assert.isDefined(sheet)
  return sheet!
}
const at = "2026-12-24T16:00:00+11:00"
const hours = "Mon-Fri 7:00-17:00, Sat 8:00-15:00"

const run = (name: string, lines: ReadonlyArray<string>, options: Readonly<Record<string, string>> = {}) =>
  sheetNamed(name).run(lines.join("\n"), new Map(Object.entries(options)))

const answered = (...given: Parameters<typeof run>) => {
  const result = run(...given)
  assert.isTrue(result.ok, result.ok ? "" : result.msg)
  return result.ok ? result.value : { rows: [], problems: [] }
}
const problemsOf = (...given: Parameters<typeof run>) =>
  answered(...given).problems.map(({ line, field, msg }) => [line, field, msg] as const)

describe("A CSV file", () => {
  it("[SHEET-01] is read as RFC 4180 has it, each record with the line on which it begins", () => {
    const text = '\uFEFFa,b\r\n"1, ""one""",2\r\n\r\n"two\nlines",\n , \nlast,"" '.trimEnd()
    const records = csvRecords(text)
    assert.deepStrictEqual(records, {
      ok: true,
      value: [
        { line: 1, cells: ["a", "b"] },
        { line: 2, cells: ['1, "one"', "2"] },
        { line: 4, cells: ["two\nlines", ""] },
        { line: 7, cells: ["last", ""] }
      ]
    })
  })

  it.each(['a\n"open', 'a\nb"c"', 'a\n"b"c'])("[SHEET-01] is refused with the line of a wrong quote: %j", (text) => {
    const refused = csvRecords(text)
    assert.isTrue(!refused.ok && refused.msg.startsWith("line 2: "))
  })

  it.each([
    ["", "line 1: the column tally is missing; the columns are pack, tally, metres"],
    ["pack\nA", "line 1: the column tally is missing; the columns are pack, tally, metres"],
    ["tally,length\n1/2,3", 'line 1: there is no column "length"; the columns are pack, tally, metres'],
    ["tally,tally\n1/2,1/3", "line 1: the column tally stands there twice"]
  ])("[SHEET-01] is refused for its header: %j", (text, msg) =>
    assert.deepStrictEqual(run("tally", [text]), { ok: false, code: "badHeader", msg })
  )

  it("[SHEET-01] answers what it can, and says of every other line what is wrong with it", () => {
    const lines = ["pack,tally,metres", "A,24/2.4 12/3.0,500", "B,24/2.4 24,", "C,1/2.4", "D,,", "E,1/2.4,-1"]
    assert.deepStrictEqual(answered("tally", lines).rows, [
      { line: 2, pack: "A", tally: "24/2.4 12/3.0", pieces: 36, metres: 93.6, packs: 6 }
    ])
    assert.deepStrictEqual(problemsOf("tally", lines), [
      [3, "tally", '"24" is no tally. Write pieces and length in metres: 24/2.4'],
      [4, undefined, "there are 2 cells, and 3 columns"],
      [5, "tally", "tally is missing; it must be a text of at most 200 characters"],
      [6, "metres", 'metres must be a number above 0, at most 10000000, with 2 decimals at most, and is "-1"']
    ])
  })
})

describe("lineal price", () => {
  const header = "sku,uom,stick,retail,qty,unit,breaks,promotion,promotion_from,promotion_to,terms,percent_off"
  it("[SHEET-01] prices a list and says why", () => {
    const answer = answered(
      "price",
      [
        header,
        "S,LM,5.4,6.45,7,STICK,54:6.12,,,,,",
        "S,LM,5.4,6.45,10,STICK,54:6.12,,,,,",
        "B,EA,,10.00,3,,,8.00,2026-12-24,2026-12-24,,",
        "B,EA,,10.00,3,,,8.00,2026-12-25,2026-12-26,,",
        "B,EA,,10.00,3,,,,,,trade,12.5"
      ],
      { at }
    )
    assert.deepStrictEqual(answer.problems, [])
    assert.strictEqual(
      answerCsv(sheetNamed("price"), answer.rows),
      [
        '"line","sku","qty","unit_price","line_price","gst","steps"',
        '"2","S","37.8","6.45","243.81","22.16","retail $243.81"',
        '"3","S","54","6.12","330.48","30.04","retail $348.30, volume −$17.82"',
        '"4","B","3","8.00","24.00","2.18","retail $30.00, promotion −$6.00"',
        '"5","B","3","10.00","30.00","2.73","retail $30.00"',
        '"6","B","3","8.75","26.25","2.39","retail $30.00, contract percent −$3.75"',
        ""
      ].join("\r\n")
    )
  })

  it("[SHEET-01] refuses what can't be meant", () => {
    const lines = [
      header,
      "S,LM,,6.45,7,STICK,,,,,,",
      "S,EA,5.4,6.45,7,,,,,,,",
      "S,EA,,6.45,7,,,5.00,,,,",
      "S,EA,,6.45,7,,,,,,guest,10",
      "S,XX,,6.45,7,,,,,,,",
      "S,EA,,6.455,7,,,,,,,",
      "S,EA,,6.45,2.5,,,,,,,",
      "S,EA,,6.45,1,,10:,,,,,",
      "S,EA,,6.45,1,,,5.00,2026-02-30,2026-03-01,,"
    ]
    assert.deepStrictEqual(
      problemsOf("price", lines, { at }).map(([line, field]) => [line, field]),
      [
        [2, "stick"],
        [3, "stick"],
        [4, "promotion"],
        [5, "terms"],
        [6, "uom"],
        [7, "retail"],
        [8, undefined],
        [9, "breaks"],
        [10, "promotion_from"]
      ]
    )
  })
})

describe("lineal cut", () => {
  const header = "job,kind,length,count,price"
  it("[SHEET-01] works each job out by itself, and none of which a line is refused", () => {
    const lines = [
      header,
      "a,piece,2400,2,",
      "a,stick,4800,,30.96",
      "b,piece,900,,",
      "b,stick,900,,5",
      "c,piece,9000,1,"
    ]
    const answer = answered("cut", lines, { kerf: "0" })
    assert.deepStrictEqual(answer.rows, [
      {
        line: 2,
        job: "a",
        length: 4800,
        cuts: "2400 + 2400",
        left: 0,
        price: 3096,
        job_price: 3096,
        at_least: 3096,
        is_cheapest: true
      }
    ])
    assert.deepStrictEqual(problemsOf("cut", lines, { kerf: "0" }), [
      [4, "count", "count is missing; a piece needs how many of it"],
      [4, undefined, "the job b is not worked out, for line 4"],
      [6, undefined, "the job c: There are no sticks to cut from. Enter at least one stick length with its price."]
    ])
    const unread = problemsOf("cut", [header, "a,piece,2400,2,", "a,stick,long,,1"], { kerf: "4" })
    assert.deepStrictEqual(
      unread.map(([line]) => line),
      [2, 3]
    )
  })

  it.each([
    [{}, "--kerf is missing; it must be millimetres from 0 to 20, with 1 decimal at most"],
    [{ kerf: "21" }, '--kerf must be millimetres from 0 to 20, with 1 decimal at most, and is "21"']
  ])("[SHEET-01] is refused without the saw's cut: %j", (options, msg) =>
    assert.deepStrictEqual(run("cut", [header], options), { ok: false, code: "badOption", field: "kerf", msg })
  )
})

describe("lineal deliver", () => {
  const header = "order,vehicles,stock,postcode,road_km,day"
  it("[SHEET-01] says the earliest day, what is against another, and the fee", () => {
    const lines = [
      header,
      "1,truck,in stock,3178,12.5,2027-01-01",
      "2,ute truck,special order,,,",
      "3,truck,in stock,3500,542,"
    ]
    assert.deepStrictEqual(answered("deliver", lines, { holidays: "none", hours, at }).rows, [
      {
        line: 2,
        order: "1",
        earliest: "2026-12-29",
        day: "2027-01-01",
        problem: "Our trucks don't run on public holidays",
        fee: 10_250
      },
      { line: 3, order: "2", earliest: "2027-01-08", day: undefined, problem: undefined, fee: undefined },
      { line: 4, order: "3", earliest: "2027-01-05", day: undefined, problem: undefined, fee: 126_740 }
    ])
    const gazetted = answered("deliver", lines, { holidays: "2026-12-29, 2026-12-30", hours, at })
    assert.strictEqual(gazetted.rows[0]?.earliest, "2026-12-31")
  })

  it("[SHEET-01] refuses an unknown truck, half an address, and hours on which it could never come", () => {
    const lines = [header, "1,van,in stock,,,", "2,truck,in stock,3500,,", "3,truck,soon,,,"]
    assert.deepStrictEqual(
      problemsOf("deliver", lines, { holidays: "none", hours, at }).map(([line, field]) => [line, field]),
      [
        [2, "vehicles"],
        [3, "postcode"],
        [4, "stock"]
      ]
    )
    const sundays = problemsOf("deliver", [header, "1,truck,in stock,,,"], {
      holidays: "none",
      hours: "Sun 8:00-9:00",
      at
    })
    assert.deepStrictEqual(sundays, [[2, undefined, "no day of the next 60 will do"]])
  })

  it.each([
    ["holidays", { hours }],
    ["holidays", { hours, holidays: "25/09/2026" }],
    ["hours", { holidays: "none" }],
    ["hours", { holidays: "none", hours: "Mon-Fri 17:00-7:00" }],
    ["hours", { holidays: "none", hours: "Fri-Mon 7:00-17:00" }],
    ["hours", { holidays: "none", hours: "always" }],
    ["at", { holidays: "none", hours, at: "2026-12-24" }]
  ])("[SHEET-01] is refused without a right --%s: %j", (field, options) => {
    const result = run("deliver", [header], options)
    assert.isTrue(!result.ok && result.code === "badOption" && result.field === field)
  })
})

describe("Each sheet", () => {
  it("[SHEET-01] says of each column what it is", () => {
    assert.lengthOf(sheets, 4)
    for (const { columns, options, output } of sheets)
      for (const { about } of [...columns, ...options, ...output]) assert.isNotEmpty(about)
  })
})
