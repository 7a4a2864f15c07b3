/** Changes of the rules about units that change nothing, by file and reason; no test can notice them. */
import type { Equivalent } from "./equivalent.ts"

/** The whole line, what stands in it before the change, what is changed, and what it becomes. */
type Change = readonly [source: string, after: string, was: string, becomes: string]

const changes: ReadonlyArray<readonly [file: string, reason: string, changes: ReadonlyArray<Change>]> = [
  [
    "core/units/cut-list-exact.ts",
    "A limit of effort: only a job of exactly so many would show it, and takes longer than a test may.",
    [
      ["const MOST_REMAINDERS = 20_000", "const MOST_REMAINDERS = ", "20_000", "20001"],
      ["const MOST_PATTERNS = 8_000_000", "const MOST_PATTERNS = ", "8_000_000", "8000001"],
      [
        "if (counts.reduce((remainders, count) => remainders * (count + 1), 1) > MOST_REMAINDERS) return undefined",
        "if (counts.reduce((remainders, count) => remainders * (count + 1), 1) ",
        ">",
        ">="
      ],
      ["let tried = 0", "let tried = ", "0", "1"],
      ["tried += 1", "tried ", "+=", "-="],
      ["tried += 1", "tried += ", "1", "2"],
      ["return tried <= MOST_PATTERNS", "return tried ", "<=", "<"],
      ["if (tried > MOST_PATTERNS) return undefined", "if (tried ", ">", ">="]
    ]
  ],
  [
    "core/units/cut-list-exact.ts",
    "Remainders still have numbers of their own.",
    [
      [
        "left.reduce((number, count, place) => number * ((counts[place] ?? 0) + 1) + count, 0)",
        "left.reduce((number, count, place) => number * ((counts[place] ?? 0) + ",
        "1",
        "2"
      ],
      [
        "left.reduce((number, count, place) => number * ((counts[place] ?? 0) + 1) + count, 0)",
        "left.reduce((number, count, place) => number * ((counts[place] ?? 0) + 1) ",
        "+",
        "-"
      ],
      [
        "left.reduce((number, count, place) => number * ((counts[place] ?? 0) + 1) + count, 0)",
        "left.reduce((number, count, place) => number * ((counts[place] ?? 0) + 1) + count, ",
        "0",
        "1"
      ]
    ]
  ],
  [
    "core/units/cut-list-exact.ts",
    "Every sum grows by the same cent, and the sticks are added up anew.",
    [["if (size === 0) return { price: 0 }", "if (size === 0) return { price: ", "0", "1"]]
  ],
  [
    "core/units/cut-list-exact.ts",
    "It only decides how early a hopeless pattern is left: prices are whole cents, and a hair is lost in the rounding.",
    [
      [
        "const floor = Math.floor((size - used) * cheapestByLength * (1 - 1e-9))",
        "const floor = Math.floor((size - used) * cheapestByLength ",
        "*",
        "/"
      ],
      [
        "const floor = Math.floor((size - used) * cheapestByLength * (1 - 1e-9))",
        "const floor = Math.floor((size - used) * cheapestByLength * (1 ",
        "-",
        "+"
      ],
      [
        "const floor = Math.floor((size - used) * cheapestByLength * (1 - 1e-9))",
        "const floor = Math.floor((size - used) * cheapestByLength * (1 - ",
        "1e-9",
        "1.000000001"
      ],
      [
        "const floor = Math.floor((size - used) * cheapestByLength * (1 - 1e-9))",
        "const floor = Math.",
        "floor",
        "ceil"
      ],
      ["if (price + floor < best.price) {", "if (price ", "+", "-"],
      ["if (price + floor < best.price) {", "if (price + floor ", "<", "<="]
    ]
  ],
  [
    "core/units/random-lengths.ts",
    "The list of sums only grows by places that no answer needs.",
    [
      ["const size = Math.ceil((wanted + longest) / step) + 1", "const size = Math.ceil((wanted + longest) ", "/", "*"],
      [
        "const size = Math.ceil((wanted + longest) / step) + 1",
        "const size = Math.ceil((wanted + longest) / step) + ",
        "1",
        "2"
      ]
    ]
  ],
  [
    "core/units/random-lengths.ts",
    "Writing past the end of a typed list does nothing.",
    [["for (let sum = size - 1; sum >= reach; sum -= 1) {", "for (let sum = size ", "-", "+"]]
  ],
  [
    "core/units/sticks.ts",
    "Of no metres the rounding up makes none, as this does.",
    [["if (!(wanted > 0 && stick > 0 && Number.isSafeInteger(wanted))) return 0", "if (!(wanted ", ">", ">="]]
  ],
  [
    "core/units/timber-measure.ts",
    "Every tenth of a millimetre, times ten, is at least its whole.",
    [
      [
        "const tenths = (millimetres: number): number => Math.round(millimetres * 10)",
        "const tenths = (millimetres: number): number => Math.",
        "round",
        "floor"
      ]
    ]
  ],
  [
    "core/units/cutting-model.ts",
    "Every tenth of a millimetre, times ten, is at least its whole.",
    [["const whole = Math.round(millimetres * 10)", "const whole = Math.", "round", "floor"]]
  ],
  [
    "core/units/unit-choice.ts",
    "Without a unit there is no figure either.",
    [
      [
        "return uom === undefined || !Number.isFinite(factor) || factor === 0 ? undefined : { uom, factor }",
        "return uom === undefined ",
        "||",
        "&&"
      ]
    ]
  ],
  [
    "core/units/boards.ts",
    "A floor's boards touch: any figure that is not below 0 says so.",
    [
      [
        'const apart = laid.kind === "decking" ? laid.gap : laid.kind === "cladding" ? laid.lap : 0',
        'const apart = laid.kind === "decking" ? laid.gap : laid.kind === "cladding" ? laid.lap : ',
        "0",
        "1"
      ]
    ]
  ]
]

export const equivalentUnitMutants: ReadonlyArray<Equivalent> = changes.flatMap(([file, reason, ofFile]) =>
  ofFile.map(([source, after, was, becomes]) => ({ file, source, after, was, becomes, reason }))
)
