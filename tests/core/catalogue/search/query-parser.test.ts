/** What a shopper's words are taken to mean, before anything is looked up. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { indexedWords } from "../../../../core/catalogue/search/indexed-words.ts"
import { MAX_QUERY_LENGTH, parseQuery } from "../../../../core/catalogue/search/query-parser.ts"
import { foldText, stem } from "../../../../core/catalogue/search/text-folding.ts"
import { tokenize } from "../../../../core/catalogue/search/tokenizer.ts"
import { MAX_PHRASE_WORDS } from "../../../../core/catalogue/search/trade-phrases.ts"
import { tradeSynonyms, useSynonyms } from "../../../../core/catalogue/search/trade-synonyms.ts"

const catalogue = new Set(
  (
    "90x45 45x90 140x45 2400x1200 90x19 42x19 100x100 90mm 45mm 75mm 100mm 5.4m 14g m10 plywood plasterboard galvanised decking " +
    "merbau screw self drilling sleeve anchor power point batten post flooring yellowtongue weatherboard weather board fence door cable tie zip"
  ).split(" ")
)
const known = {
  has: (word: string) => catalogue.has(word),
  sections: [...catalogue].filter((word) => /^\d+x\d+$/.test(word))
}

/** Each clause as its meanings, each as its words joined by `+`; a beginning ends in `*`, a bare number in `#`. */
const read = (query: string): ReadonlyArray<ReadonlyArray<string>> =>
  parseQuery(query, known).map(({ meanings }) =>
    meanings.map(({ terms }) =>
      terms.map(({ word, as }) => `${word}${as === "start" ? "*" : as === "number" ? "#" : ""}`).join("+")
    )
  )
const ways = (query: string, clause = 0): ReadonlyArray<string> => read(query).at(clause) ?? []
const first = (query: string): string =>
  read(query)
    .map(([meaning]) => meaning)
    .join(" ")

describe("Sizes", () => {
  it.each([
    ["90 x 45 ", "90x45"],
    ["90 X 45 ", "90x45"],
    ["90*45 ", "90x45"],
    ["90 × 45 ", "90x45"],
    ["90 by 45 ", "90x45"],
    ["90mm x 45mm ", "90x45"],
    ["45x90 ", "90x45"],
    ["90 45 framing ", "90x45 framing"],
    ["90*45*5400 ", "90x45+5.4m"],
    ["90x45x5.4 ", "90x45+5.4m"],
    ["90x45x5.4m ", "90x45+5.4m"],
    ["90x45 5.4 ", "90x45 5.4m"],
    ["90x45 5400 ", "90x45 5.4m"],
    ["5400x90x45 ", "90x45+5.4m"],
    ["2.4x1.2 ", "2400x1200"],
    ["2.4m x 1.2m ", "2400x1200"],
    ["8x4 ", "2400x1200"],
    ["8' x 4' ", "2400x1200"],
    ["8ft by 4ft ", "2400x1200"],
    ["6x3 ", "1800x900"],
    ["2400 x 1200 x 12 ", "2400x1200x12"],
    ["1m x 0.5m ", "1000x500"]
  ])("[SRCH-07] %s is read as %s", (query, wanted) => assert.strictEqual(first(query), wanted))

  it.each([
    ["2x1", "42x19"],
    ["3x2", "70x45"],
    ["4x2", "90x45"],
    ["2x4", "90x45"],
    ["6x2", "140x45"],
    ["8x2", "190x45"],
    ["10x2", "240x45"],
    ["12x2", "290x45"],
    ["4x1", "90x19"],
    ["6x1", "140x19"],
    ["4x4", "100x100"],
    ["6x6", "150x150"],
    ['4" x 2"', "90x45"]
  ])("[SRCH-07] %s in inches is the milled section %s", (query, wanted) => assert.strictEqual(first(query), wanted))

  it.each([
    ["100x50", "90x45"],
    ["150x50", "140x45"],
    ["50x25", "45x19"],
    ["100x25", "90x19"]
  ])("[SRCH-07] a rough-sawn %s may also be dressed to %s", (query, wanted) =>
    assert.include(ways(`${query} `), wanted)
  )

  it("[SRCH-07] a section that nobody mills may be the nearest that somebody does", () => {
    assert.include(ways("92x43 "), "90x45")
    assert.notInclude(ways("90x45 "), "100x100")
  })

  it("[SRCH-07] a sheet of three figures is its size and thickness", () =>
    assert.include(ways("1200x2400x12 "), "2400x1200+12mm"))
})

describe("Figures written as words", () => {
  it.each([
    ["four by two ", "90x45"],
    ["two by four ", "90x45"],
    ["4 be 2 ", "90x45"],
    ["six by two ", "140x45"],
    ["inch and a half ", "1.5in"],
    ["2 inch and a quarter ", "2.25in"],
    ["two and a half inch ", "2.5in"],
    ["half inch ", "0.5in"],
    ["half an inch ", "0.5in"],
    ["three quarter inch ", "0.75in"],
    ["six inch ", "6in"],
    ["ten metre ", "10.0m"],
    ["eight foot ", "2.4m"]
  ])("[SRCH-07] %s is read as %s", (query, wanted) => assert.strictEqual(first(query), wanted))

  it("[SRCH-07] inches are the millimetres that so much rough timber is dressed to, too", () => {
    assert.include(ways("inch and a half "), "35mm")
    assert.include(ways("six inch "), "140mm")
    assert.notInclude(ways("half inch "), "19mm")
  })

  it("[SRCH-07] a number beside no measure stays a word", () => assert.strictEqual(first("one post "), "one post"))
})

describe("Words that say little", () => {
  it.each([
    ["bag of merbau ", "merbau"],
    ["tubes of screws ", "screw"],
    ["length of 90x45 ", "90x45"],
    ["a box of 100 screws ", "100pk screw"]
  ])("[SRCH-07] %s is read as %s", (query, wanted) => assert.strictEqual(first(query), wanted))

  it.each<readonly [string, ReadonlyArray<string | undefined>]>([
    ["merbau bag ", [undefined, "packing"]],
    ["chippies screws ", ["praise", undefined]],
    ["heavy duty post ", ["praise", "praise", undefined]],
    ["makita screw ", ["maker", undefined]]
  ])("[SRCH-07] of %s these may be done without: %j", (query, wanted) =>
    assert.deepStrictEqual(
      parseQuery(query, known).map(({ optional: spare }) => spare),
      wanted
    )
  )

  it("[SRCH-07] a packing by itself is what is asked for", () => {
    assert.strictEqual(first("bag "), "bag")
    assert.strictEqual(first("bag of "), "bag")
  })
})

describe("Lengths", () => {
  it.each([
    ["5400mm ", "5400mm"],
    ["5.4 m ", "5.4m"],
    ["5.4mtr ", "5.4m"],
    ["5.4 metres ", "5.4m"],
    ["5.4lm ", "5.4m"],
    ["5.40 lineal metres ", "5.4m"],
    ["3m ", "3.0m"],
    ["6 ft ", "1.8m"],
    ["8 foot ", "2.4m"],
    ["30cm ", "300mm"]
  ])("[SRCH-07] %s is %s", (query, wanted) => assert.strictEqual(first(query), wanted))

  it("[SRCH-07] from 900 mm the same length in metres will do", () =>
    assert.deepStrictEqual(read("2400mm "), [["2400mm", "2.4m"]]))
})

describe("Fixings", () => {
  it.each([
    ["M10 x 100 ", "m10+100mm"],
    ["m10x100 ", "m10+100mm"],
    ["M 10 100mm ", "m10 100mm"],
    ["m10x100mm ", "m10+100mm"],
    ["14g 75mm ", "14g 75mm"],
    ["14gx75 ", "14g+75mm"],
    ["14g x 75mm ", "14g+75mm"],
    ["14 gauge 75mm ", "14g 75mm"],
    ["#14 75mm ", "14g 75mm"],
    ["no.14 75mm ", "14g 75mm"],
    ["No 14 x 75 ", "14g+75mm"],
    ["75 x 3.15 ", "75mm+3.15mm"],
    ["12-14 x 20 ", "12g 14tpi 20mm"]
  ])("[SRCH-07] %s is read as %s", (query, wanted) => assert.strictEqual(first(query), wanted))

  it.each([
    ["1/2 inch ", "13mm"],
    ['3/4" ', "19mm"],
    ["½″ ", "13mm"],
    ['4" ', "100mm"],
    ['3" ', "75mm"],
    ['1 1/2" ', "38mm"]
  ])("[SRCH-07] %s is near %s", (query, wanted) => assert.include(ways(query), wanted))

  it("[SRCH-07] a bare number takes any unit, and is no other number", () =>
    assert.strictEqual(first("screw 75 "), "screw 75#"))
})

describe("Units are glued to their figures", () => {
  it.each([
    ["10 litre", "10l"],
    ["10 Litres", "10l"],
    ["0.5 L", "500ml"],
    ["20 kilo", "20kg"],
    ["20 kgs", "20kg"],
    ["18 volt", "18v"],
    ["2 kW", "2000w"],
    ["5.0 Ah", "5ah"],
    ["100 pk", "100pk"],
    ["box of 100", "100pk"],
    ["pack of 100", "100pk"],
    ["pack 100", "100pk"],
    ["1,000 pack", "1000pk"],
    ["R 2.5", "r2.5"],
    ["R2.0", "r2"],
    ["H 3", "h3"],
    ["H2 F", "h2f"],
    ["MGP 10", "mgp10"],
    ["F 17", "f17"],
    ["P120", "120grit"],
    ["120 grit", "120grit"],
    ["45°", "45deg"],
    ["10 m²", "10m2"],
    ["10 sqm", "10m2"],
    ["2.5 mm²", "2.5mm2"],
    ["20 MPa", "20mpa"],
    ["grade 316", "316"]
  ])("[SRCH-07] %s is %s", (text, wanted) => assert.deepStrictEqual(tokenize(text), [wanted]))
})

describe("Words", () => {
  it.each([
    ["Decks", "deck"],
    ["boxes", "box"],
    ["batteries", "battery"],
    ["brushes", "brush"],
    ["hinges", "hinge"],
    ["glass", "glass"],
    ["stainless", "stainless"],
    ["knives", "knife"],
    ["galvanized", "galvanised"],
    ["aluminum", "aluminium"],
    ["moldings", "moulding"],
    ["colors", "colour"]
  ])("[SRCH-07] %s is looked up as %s", (word, wanted) => assert.strictEqual(stem(foldText(word)), wanted))

  it("[SRCH-07] the last word is unfinished, unless a space follows or it stands for another", () => {
    assert.deepStrictEqual(read("post batte"), [["post"], ["batte", "batte*"]])
    assert.notInclude(ways("post batte ", 1), "batte*")
    assert.include(ways("merbau deck", 1), "deck*")
    assert.notInclude(ways("gyprock"), "gyprock*")
  })

  it("[SRCH-07] words that say nothing are passed over", () =>
    assert.strictEqual(first("where can i buy the best price decking for my fence in stock "), "decking fence"))

  it("[SRCH-07] two words that the catalogue writes as one, and one that it writes as two", () => {
    assert.include(ways("yellow tongue "), "yellowtongue")
    assert.include(ways("powerpoint "), "power+point")
  })

  it("[SRCH-07] a phrase of the trade that is not finished yet", () => {
    assert.include(ways("ply gypro", -1), "plasterboard")
    assert.include(ways("screw liquid nai", -1), "construction+adhesive")
  })

  it("[SRCH-07] a long text is cut off", () => {
    const many = parseQuery("decking ".repeat(200), known)
    assert.isAtMost(many.length, 16)
    assert.isAbove("decking ".repeat(200).length, MAX_QUERY_LENGTH)
  })
})

const sidesOfRow = (row: string) => row.split(" = ").map((side) => side.split(" / ")) as [Array<string>, Array<string>]
const meaningOf = (phrase: string): string => tokenize(phrase).map(stem).join("+")
const everything = { has: () => true, sections: [] }
const readAll = (query: string) =>
  parseQuery(`${query} `, everything).flatMap(({ meanings }) =>
    meanings.map(({ terms }) => terms.map(({ word }) => word).join("+"))
  )

describe("Trade words", () => {
  const oneWay = tradeSynonyms.toRight.concat(useSynonyms).flatMap((row) => {
    const [left, right] = sidesOfRow(row)
    return left.flatMap((from) => right.map((to) => [from, to] as const))
  })
  const twoWay = tradeSynonyms.both.flatMap((row) => {
    const [left, right] = sidesOfRow(row)
    return left.flatMap((from) => right.map((to) => [from, to] as const))
  })

  it.each([...oneWay, ...twoWay].filter(([from, to]) => meaningOf(from) !== meaningOf(to)))(
    "[SRCH-07] %s also finds %s, and itself",
    (from, to) => {
      const found = readAll(from)
      assert.include(found, meaningOf(to))
      assert.include(found, meaningOf(from))
    }
  )

  const short = (phrase: string) => tokenize(phrase).length <= MAX_PHRASE_WORDS

  it.each(twoWay.filter(([from, to]) => meaningOf(from) !== meaningOf(to) && short(to)))(
    "[SRCH-07] %s is found by %s too",
    (to, from) => assert.include(readAll(from), meaningOf(to))
  )

  it("[SRCH-07] a word that is only one kind of another does not stand for it the other way", () => {
    assert.notInclude(readAll("merbau"), "kwila")
    assert.notInclude(readAll("plasterboard"), "gyprock")
    assert.notInclude(readAll("framing"), "stud")
  })

  it("[SRCH-07] two words in the order of other languages are the phrase that they are the other way round", () => {
    assert.include(ways("outlet power "), "power+point")
    assert.deepStrictEqual(read("ties cable ").length, 1)
  })

  it("[SRCH-07] plurals and run-together phrases are the same phrase", () => {
    for (const query of ["tek screw", "tek screws", "tekscrew", "Tek-Screws"])
      assert.include(readAll(query), "self+drilling+screw")
  })
})

describe("Measures that are asked for together", () => {
  it("[SRCH-07] a door is found by its height and width, one of them the product's", () => {
    const words = indexedWords({ attributes: { width: 820 }, shared: { height: 2040 } })
    assert.isTrue(words.has("2040x820") && words.has("820x2040"))
    assert.isFalse(
      indexedWords({ attributes: { colour: "White" }, shared: { height: 2040, width: 820 } }).has("2040x820")
    )
  })
})

describe("What products are found under", () => {
  const words = indexedWords({
    name: "90 × 45 Treated Pine MGP10 H3 Framing",
    attributes: {
      type: "framing",
      section: "90x45",
      treatment: "H3",
      length: 5.4,
      gauge: "14",
      pack: "100",
      grade: "MGP10"
    },
    categories: ["Timber", "Framing"],
    description: "For decks."
  })

  it.each([
    "90x45",
    "45x90",
    "90mm",
    "45mm",
    "5.4m",
    "h3",
    "treated",
    "mgp10",
    "14g",
    "100pk",
    "framing",
    "timber",
    "pine",
    "deck"
  ])("[SRCH-07] %s", (word) => assert.isTrue(words.has(word)))

  it("[SRCH-07] what it is says more than its name, that more than its category, that more than its description", () => {
    const order = ["framing", "pine", "timber", "deck"].map((word) => words.get(word) ?? 0)
    assert.deepStrictEqual(
      order,
      [...order].sort((a, b) => b - a)
    )
    assert.strictEqual(new Set(order).size, 4)
  })

  it("[SRCH-07] every size of a product is found by asking for it as it is written", () =>
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 3000 }), fc.integer({ min: 12, max: 3000 }), (a, b) => {
        const found = indexedWords({ name: `${a} × ${b} Board`, attributes: {} })
        const asked = parseQuery(`${a} x ${b} `, { has: (word) => found.has(word), sections: [] })
        assert.isTrue(
          asked.every(({ meanings }) => meanings.some(({ terms }) => terms.every(({ word }) => found.has(word))))
        )
      })
    ))
})

describe("Any text at all", () => {
  it("[SRCH-07] is read without trouble, and each clause means something", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: "grapheme" }), (text) => {
        for (const { meanings, typed } of parseQuery(text, known)) {
          assert.isAbove(meanings.length, 0)
          assert.isAbove(typed.length, 0)
          assert.isTrue(meanings.every(({ terms, weight }) => terms.length > 0 && weight > 0 && weight <= 1))
        }
      })
    ))

  it("[SRCH-07] folding twice changes nothing", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (text) => foldText(foldText(text)) === foldText(text))
    ))

  it("[SRCH-07] is folded alike with a mark that says nothing and without one", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: "grapheme-ascii" }), (text) => {
        assert.strictEqual(foldText(`${text} ©`), foldText(text))
      })
    ))
})
