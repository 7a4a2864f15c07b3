/** `npm run mutate -- AREA [FILE]`: StrykerJS changes the rules of core/AREA one by one and lists the changes that no test notices. */
import { Stryker } from "@stryker-mutator/core"
import { areaOf } from "./area.ts"

const [name = "", ...onlyFiles] = process.argv.slice(2)
const area = areaOf(name)
if (area.rules.length === 0 || area.tests.length === 0) {
  console.error(`Usage: npm run mutate -- AREA [FILE]; no rules or no tests in core/${name}.`)
  process.exit(1)
}
/** Read by the tests' configuration, in Stryker's own processes. */
process.env.MUTATED_AREA = name

await new Stryker({
  mutate: area.rules.filter((file) => onlyFiles.length === 0 || onlyFiles.some((part) => file.includes(part))),
  // A text is held by the tests of what reads it.
  mutator: { plugins: null, excludedMutations: ["StringLiteral"] },
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "tests/mutate/mutate.config.ts", related: false },
  coverageAnalysis: "perTest",
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: true, logTests: false, reportTests: false },
  ignorePatterns: ["dist", ".data"],
  tempDirName: ".stryker-tmp",
  // Stryker would rewrite the references in it by the JavaScript API of TypeScript, which TypeScript 7 has not.
  tsconfigFile: "none.json",
  checkers: []
}).runMutationTest()
