/** The pages that the package of the core brings: its README with the project's scripts and the columns of its files, and its rules. */
import { readFileSync } from "node:fs"
import { inRoot, Stopped } from "./processes.mjs"

const cellsOf = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`

const columnRows = (cells, mark = "") =>
  cells.map(({ name, about, expectation, isOptional }) =>
    cellsOf(`\`${mark}${name}\``, about, `${isOptional ? "" : "**required**; "}${expectation}`)
  )

const sheetPart = ({ name, about, columns, options, output }) =>
  [
    `### lineal ${name}`,
    "",
    `Says ${about}.`,
    "",
    cellsOf("column or option", "what it is", "what it must be"),
    "|---|---|---|",
    ...columnRows(columns),
    ...columnRows(options, "--"),
    "",
    `It answers with the columns ${output.map((column) => `\`${column.name}\` (${column.about})`).join(", ")}.`
  ].join("\n")

/** The package's README: `{{sheets}}` is what each file of `npx lineal` holds, `{{A sentence}}` the script under that sentence of the project's. */
export const packageReadme = (sheets) => {
  const project = readFileSync(inRoot("README.md"), "utf8")
  const scriptUnder = (title) => {
    const at = project.indexOf(`\n${title}:\n\n\`\`\`ts\n`)
    if (at < 0) throw new Stopped(`README.md has no script under "${title}"`)
    return project.slice(at + 1, project.indexOf("\n```\n", at) + 4)
  }
  return readFileSync(inRoot("setup", "package", "README.md"), "utf8").replace(/^\{\{(.+)\}\}$/gm, (_, title) =>
    title === "sheets" ? sheets.map(sheetPart).join("\n\n") : scriptUnder(title)
  )
}

/** Of the project's rules those that the package's own documentation names. */
export const packageRules = (documentation) => {
  const named = new Set([...documentation.matchAll(/\[([A-Z]{1,6}-?\d{1,3}[a-z]?)\]/g)].map(([, id]) => id))
  const isOther = (line) => /^\| [A-Z]{1,6}-?\d/.test(line) && !named.has(line.split("|")[1].trim())
  const lines = readFileSync(inRoot("RULES.md"), "utf8").split("\n")
  return lines.filter((line) => !isOther(line)).join("\n")
}
