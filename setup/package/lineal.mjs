#!/usr/bin/env node
/** `npx lineal price|tally|cut|deliver FILE.csv`: answers a CSV file line by line. Exit code 0, 1 where a line has no answer, 2 where the file has none. */
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { answerCsv } from "../sheets/sheet.js"
import { sheets } from "../sheets/sheets.js"

const names = sheets.map(({ name }) => name).join("|")

const usage = `Usage: lineal ${names} FILE.csv [options]

${sheets.map(({ name, about }) => `  ${name.padEnd(9)}${about}`).join("\n")}

lineal NAME --help says which columns and options there are. The file is CSV with a header, in UTF-8; - reads it from the
standard input. Answers go to the standard output as CSV, or as JSON with --json; lines that have no answer to the standard
error, each with its number and reason. Exit code 0: every line is answered; 1: some are not; 2: none can be.
`

const listed = (cells, mark) =>
  cells
    .map(({ name, about, expectation, isOptional }) => {
      const must =
        expectation === undefined ? "" : `\n      ${isOptional ? "may be left out" : "required"}; ${expectation}`
      return `  ${mark}${name}: ${about}${must}`
    })
    .join("\n")

const helpOf = ({ name, about, columns, options, output }) => `Usage: lineal ${name} FILE.csv [options]

${about}

Columns of the file, in any order:
${listed(columns, "")}

Options:
${listed([...options, { name: "json", about: "amounts in cents, as JSON instead of CSV" }], "--")}

Columns of the answer:
${listed(output, "")}
`

class Stopped extends Error {}

const textOf = (file) => {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8")
  } catch (problem) {
    if (problem.code === "ENOENT") throw new Stopped(`There is no file ${file}`)
    throw new Stopped(`${file} can't be read: ${problem.message}`)
  }
}

const typedBy = (args, sheet) => {
  const options = Object.fromEntries((sheet?.options ?? []).map(({ name }) => [name, { type: "string" }]))
  try {
    const flags = { help: { type: "boolean", short: "h" }, json: { type: "boolean" } }
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...flags } })
  } catch (problem) {
    throw new Stopped(`${problem.message}\nlineal ${sheet?.name ?? ""} --help says what there is.`)
  }
}

const ensureCalendar = async () => {
  if (typeof Temporal !== "undefined") return
  await import("temporal-polyfill/global").catch(() => {
    throw new Stopped(
      `This Node (${process.versions.node}) has no Temporal, which days need: take Node 26, or npm install temporal-polyfill`
    )
  })
}

const main = async ([name, ...args]) => {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet && ["--help", "-h", "help"].includes(name)) return process.stdout.write(usage)
  if (!sheet) throw new Stopped(usage.trimEnd())
  const { values, positionals } = typedBy(args, sheet)
  if (values.help) return process.stdout.write(helpOf(sheet))
  const [file, more] = positionals
  if (file === undefined || more !== undefined)
    throw new Stopped(`lineal ${name} takes one file: lineal ${name} FILE.csv`)
  const text = textOf(file)
  if (sheet.needsDays) await ensureCalendar()
  const { json, ...options } = values
  const result = sheet.run(text, new Map(Object.entries(options)))
  const problems = result.ok ? result.value.problems : []
  process.exitCode = result.ok ? Math.min(1, problems.length) : 2
  if (json) return process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
  if (!result.ok) throw new Stopped(result.field === undefined ? `${file}: ${result.msg}` : result.msg)
  process.stdout.write(answerCsv(sheet, result.value.rows))
  for (const { line, msg } of problems) process.stderr.write(`${file}:${line}: ${msg}\n`)
}

// Whoever reads the answers may have had enough of them: `lineal price FILE.csv | head`.
process.stdout.on("error", (problem) => process.exit(problem.code === "EPIPE" ? 0 : 2))

try {
  await main(process.argv.slice(2))
} catch (problem) {
  process.stderr.write(`${problem instanceof Stopped ? problem.message : problem.stack}\n`)
  process.exitCode = 2
}
