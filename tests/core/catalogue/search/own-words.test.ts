/** What people say around the goods: prices, sentences, several things at once, and words run together. */
import { assert, describe, it } from "@effect/vitest"
import { abbreviationRank } from "../../../../core/catalogue/search/abbreviation.ts"
import { readPriceWords } from "../../../../core/catalogue/search/price-words.ts"
import { splitRunTogether } from "../../../../core/catalogue/search/run-together.ts"
import { readSentence, withoutCount } from "../../../../core/catalogue/search/sentence.ts"
import { splitThings } from "../../../../core/catalogue/search/several-things.ts"
import { mayBeginAlike, soundKey } from "../../../../core/catalogue/search/sound-key.ts"
import { tokenize } from "../../../../core/catalogue/search/tokenizer.ts"

describe("A price that is said", () => {
  it.each([
    ["screws under $20", "screws", { most: 2000 }],
    ["plywood under 50 dollars", "plywood", { most: 5000 }],
    ["drill less than $199.95", "drill", { most: 19_995 }],
    ["nails between $10 and $30", "nails", { least: 1000, most: 3000 }],
    ["cheapest 90x45", "90x45", { order: "cheapest" }],
    ["low cost plasterboard", "plasterboard", { order: "cheapest" }],
    ["most expensive door", "door", { order: "dearest" }],
    ["cheap gloves under 10", "gloves", { most: 1000, order: "cheapest" }]
  ] as const)("[SRCH-07] %s asks for %s", (query, words, wish) =>
    assert.deepStrictEqual(readPriceWords(query), { words, wish })
  )
  it.each(["ply under 12mm", "bolts over 100 mm", "under $20", "90x45 2.4", "battens under 2.4 m"])(
    "[SRCH-07] %s says none",
    (query) => assert.deepStrictEqual(readPriceWords(query), { words: query })
  )
})

describe("A sentence", () => {
  it.each([
    ["do you have any decking boards", "decking boards", 2],
    ["screws for colorbond roof", "screws colorbond roof", 1],
    ["thing that holds up a joist", "joist", 0],
    ["what nails for fence palings", "nails fence palings", 1],
    ["half a dozen gate hinges", "gate hinges", 2],
    ["the curved bit between wall and ceiling", "curved wall ceiling", 1],
    ["end piece of gutter", "end gutter", 1],
    ["bits for a drill", "bits drill", 1],
    ["wash walls before painting", "wash walls before painting", 0],
    ["cut a slot in concrete", "cut slot concrete", 0],
    ["stop pipes freezing", "stop pipes freezing", 0],
    ["stop end for gutter", "stop end gutter", 2],
    ["cover strap for ply", "cover strap ply", 2]
  ])("[SRCH-07] %s asks for: %s", (query, words, purposeFrom) => {
    const sentence = readSentence(query)
    assert.deepStrictEqual([sentence.words.join(" "), sentence.purposeFrom], [words, purposeFrom])
  })
  it.each(["decking screws", "90x45 mgp10", "half round", "merbau handrail 2.4m"])("[SRCH-07] %s is none", (query) =>
    assert.isFalse(readSentence(query).isSentence)
  )
})

describe("Several things", () => {
  it.each([
    ["screws and plugs", ["screws", "plugs"]],
    ["hammer, chisel, saw", ["hammer", "chisel", "saw"]],
    ["hinges / latch / bolts", ["hinges", "latch", "bolts"]],
    ["mdf + glue", ["mdf", "glue"]],
    ["2,4m 90x45", ["2,4m 90x45"]],
    ["1,200 ply", ["1,200 ply"]]
  ])("[SRCH-07] %s", (query, parts) => assert.deepStrictEqual(splitThings(query), parts))
  it.each([
    ["10 bags concrete", "concrete"],
    ["2x sleepers", "sleepers"],
    ["3 lengths 90x45", "90x45"],
    ["12 mm ply", "12 mm ply"],
    ["90 45 decking", "90 45 decking"]
  ])("[SRCH-07] how many are wanted says nothing of them: %s", (query, wanted) =>
    assert.strictEqual(withoutCount(query), wanted)
  )
})

describe("Words run together", () => {
  const words = new Set("joist hanger plasterboard screw structural 17mm deck oil decking".split(" "))
  it.each([
    ["oilplasterboard", "oil plasterboard"],
    ["deckhangers", "deck hangers"],
    ["plasterboardply17mm", "plasterboard ply 17mm"],
    ["football", "football"],
    ["decking", "decking"],
    ["qwertyuiop", "qwertyuiop"]
  ])("[SRCH-07] %s is %s", (typed, wanted) =>
    assert.strictEqual(splitRunTogether(typed, (word) => words.has(word)).join(" "), wanted)
  )
})

describe("Figures", () => {
  it.each([
    ["2,4m 90x45", "2.4m 90x45"],
    ["0,9 m stakes", "0.9m stakes"],
    ["1,200 screws", "1200 screws"],
    ["ninety by forty five pine", "90x45 pine"],
    ["two hundred by fifty sleeper", "200x50 sleeper"],
    ["AS/NZS 2210.3 boots", "as2210 boots"],
    ["AS 1684", "as1684"]
  ])("[SRCH-07] %s is read as %s", (query, wanted) => assert.strictEqual(tokenize(query).join(" "), wanted))
})

describe("Words written for short", () => {
  it.each([
    ["dkg", "decking", 1],
    ["wshr", "washer", 1],
    ["brkt", "bracket", 1],
    ["conc", "concrete", 0],
    ["scr", "screw", 0],
    ["hngr", "hanger", 1],
    ["sht", "shower", undefined],
    ["bord", "board", undefined],
    ["bolt", "boltcutter", 0],
    ["mdf", "mouldings", undefined]
  ])("[SRCH-07] %s for %s: %s", (short, word, rank) => assert.strictEqual(abbreviationRank(short, word), rank))
})

it("[SRCH-08] what stands after no or without is not wanted", () =>
  assert.deepStrictEqual([...readSentence("nail machine no hammer without cord").denied], ["hammer", "cord"]))

describe("A query that begins with what is to be done", () => {
  it.each([
    "wash walls before painting",
    "how do i fix a leaking tap",
    "levelling a wobbly table",
    "pull out old nails",
    "sharpen chisels",
    "get paint off bricks"
  ])("[SRCH-08] %s names nothing that is wanted", (query) => assert.isTrue(readSentence(query).isUnnamed))
  it.each([
    "stop end for gutter",
    "wash basin white",
    "cut off wheel",
    "drill bit set",
    "screw hook",
    "cutting disc",
    "get me screws"
  ])("[SRCH-08] %s is goods", (query) => assert.isFalse(readSentence(query).isUnnamed))
})

describe("Words by ear", () => {
  it.each([
    ["skrew", "screw"],
    ["hamer", "hammer"],
    ["plaiwood", "plywood"],
    ["siment", "cement"],
    ["konkrit", "concrete"],
    ["kornis", "cornice"],
    ["insulashun", "insulation"],
    ["nob", "knob"],
    ["glew", "glue"]
  ])("[SRCH-07] %s sounds like %s", (typed, word) => {
    assert.strictEqual(soundKey(typed), soundKey(word))
    assert.isTrue(mayBeginAlike(typed, word))
  })
  it.each([
    ["screw", "saw"],
    ["nail", "bolt"],
    ["paint", "plank"]
  ])("[SRCH-07] %s does not sound like %s", (one, other) => assert.notStrictEqual(soundKey(one), soundKey(other)))
})
