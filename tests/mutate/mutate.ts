/** `npm run mutate -- AREA`: changes the rules of core/AREA one by one and lists the changes that no test notices. */
import { readFileSync } from "node:fs"
import { Worker } from "node:worker_threads"
import { areaOf } from "./area.ts"
import { isEquivalent } from "./equivalent.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"

const MOST_MS = 10 * 60_000
const [name = "", ...onlyFiles] = process.argv.slice(2)
const area = areaOf(name)
if (area.rules.length === 0 || area.tests.length === 0) {
  console.error(`Usage: npm run mutate -- AREA [FILE]; no rules or no tests in core/${name}.`)
  process.exit(1)
}
const startedAt = Date.now()

type Timed = { readonly test: string; readonly ms: number; readonly problem?: string }

const open = () =>
  new Worker(new URL("./area-worker.ts", import.meta.url), {
    workerData: { tests: area.tests },
    resourceLimits: { maxOldGenerationSizeMb: 1024 }
  }).on("error", () => undefined) // One that dies of a change after it was given up on has nothing more to say.

/** What a worker answers; undefined where it takes longer than it may, or dies of it. */
const ask = <Answer>(worker: Worker, question: object, mostMs: number): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const gaveUp = () => settle()
    const settle = (answer?: Answer) => {
      clearTimeout(clock)
      worker.off("message", settle).off("error", gaveUp).off("exit", gaveUp)
      resolve(answer)
    }
    const clock = setTimeout(gaveUp, mostMs)
    worker.on("message", settle).on("error", gaveUp).on("exit", gaveUp)
    worker.postMessage(question)
  })

const opened = async () => {
  const worker = open()
  const timed = await ask<ReadonlyArray<Timed>>(worker, {}, MOST_MS)
  const broken = timed?.find(({ problem }) => problem !== undefined)
  if (!timed || broken) {
    console.error(`The tests fail as they are: ${broken ? `${broken.test}: ${broken.problem}` : "no answer"}`)
    process.exit(1)
  }
  return { worker, timed: [...timed].sort((one, other) => one.ms - other.ms) }
}

const told = ({ file, line, was, becomes, source }: Mutant) =>
  `${file}:${line}  ${was} becomes ${becomes || "nothing"}  in  ${source}`

const mutants = area.rules
  .filter((file) => onlyFiles.length === 0 || onlyFiles.some((part) => file.includes(part)))
  .flatMap((file) => mutantsOf(file, readFileSync(file, "utf8")))
const wanted = mutants.filter((mutant) => !isEquivalent(mutant))

let { worker, timed } = await opened()
const order = timed.map(({ test }) => test)
/** A change that never ends is noticed by its time. */
const mostMs = 3_000 + 5 * timed.reduce((sum, { ms }) => sum + ms, 0)

const unnoticed: Array<Mutant> = []
let tried = 0
for (const change of wanted) {
  if (Date.now() - startedAt > MOST_MS) break
  const isNoticed = await ask<boolean>(worker, { change, order }, mostMs)
  tried += 1
  if (isNoticed === undefined) {
    await worker.terminate()
    worker = (await opened()).worker
  }
  if (isNoticed === false) {
    unnoticed.push(change)
    console.log(told(change))
  }
}
await worker.terminate()

const killed = tried - unnoticed.length
const share = tried === 0 ? 100 : (100 * killed) / tried
const seconds = Math.round((Date.now() - startedAt) / 1000)
console.log(
  `core/${name}: ${tried} changes tried in ${seconds} s, ${killed} noticed, ${unnoticed.length} not: ${share.toFixed(1)} % killed`
)
console.log(
  `${mutants.length - wanted.length} change nothing (tests/mutate/equivalent.ts), ${wanted.length - tried} not tried`
)
