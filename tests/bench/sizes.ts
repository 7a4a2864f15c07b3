/** `npm run bench -- sizes`: what each function of the package weighs after gzip, in a bundle that has nothing else. */
import * as entry from "../../core/entry/index.ts"
import { weightOfExport } from "../house/export-weight.ts"
import { kB } from "../house/page-weight.ts"
import type { Figure, Report } from "./report.ts"

/** Everything of the entry that is a function, with its namespace and the file that has it. */
const functions = Object.entries(entry).flatMap(([name, value]) =>
  typeof value === "function"
    ? [{ what: name, name, file: "core/entry/index.ts" }]
    : Object.entries(value)
        .filter(([, one]) => typeof one === "function")
        .map(([own]) => ({ what: `${name}.${own}`, name: own, file: `core/entry/${name}.ts` }))
)

export const sizes = async (): Promise<Report> => {
  const figures: Array<Figure> = []
  for (const { what, name, file } of functions)
    figures.push({
      what,
      value: kB(await weightOfExport(name, file)),
      unit: "kB",
      ...(what === "price.priceLine" ? { most: 5 } : {})
    })
  return { timings: [], figures: figures.sort((one, other) => other.value - one.value), faults: [] }
}
