/** Timber: sticks, tallies, cut lists, boards, fences and weights. */
import { timber, valueOrThrow } from "lineal"

console.log(timber.wholeSticks(12.01, 2.4), timber.roundedToSticks(12.01, 2.4).notice)
const pack = valueOrThrow(timber.packTally(["24/2.4", "12/3.0"]))
const { pieces, metres } = timber.tallyTotal(pack)
console.log(pieces, metres, valueOrThrow(timber.packsFor(pack, 200)))
const list = timber.cutList({
  pieces: [{ length: timber.toMillimetres(1200), count: 4 }],
  sticks: [
    { length: 4800, price: 4320 },
    { length: 6000, price: 5700 }
  ],
  kerf: 3
})
if (list.ok) console.log(list.value.price, list.value.sticks[0].cuts.length, list.value.sticks[0].left)
const deck = { kind: "decking", board: 90, gap: 6 }
const needed = timber.boardsFor({ run: 7.2, width: 4.5 }, deck, { wastePercent: 12, length: 4.8 })
console.log(needed.rows, needed.metres, needed.boards)
console.log(timber.gramsPerMetre({ width: 90, thickness: 45 }, 550))
// 6 Rounded up to 6 sticks of 2.4 m = 14.4 m
// 36 93.6 3
// 5700 4 1188
// 47 379.01 79
// 2228
