/** Reads the forms that visitors handed in: `npm run forms`, `npm run forms -- show NUMBER`, `npm run forms -- files NUMBER FOLDER`. */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { datedMomentText } from "../../core/melbourne.ts"
import { CommandProblem, printable, runCommand } from "./command.ts"
import { queryRows } from "./query-rows.ts"

const usage = `Usage: npm run forms                           lists the forms that came last, newest first
       npm run forms -- show NUMBER            what was filled in
       npm run forms -- files NUMBER FOLDER    writes the files that came with it into a folder`

/** Forms in a list. */
const MOST_LISTED = 50

const extensions: { readonly [contentType: string]: string } = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf"
}

const list = async (): Promise<string> => {
  const rows = await queryRows(
    `SELECT id, form_id, title, submitted_at, (SELECT count(*) FROM form_file WHERE submission_id = id) AS files
     FROM form_submission ORDER BY id DESC LIMIT $1`,
    [MOST_LISTED]
  )
  if (rows.length === 0) return "No form was handed in yet."
  return rows
    .map(({ id, title, submitted_at, files }) =>
      printable(
        `${id}  ${datedMomentText(Number(submitted_at))}  ${title}${Number(files) > 0 ? `, files: ${files}` : ""}`
      )
    )
    .join("\n")
}

const show = async (id: number): Promise<string> => {
  const [row] = await queryRows("SELECT title, submitted_at, fields FROM form_submission WHERE id = $1", [id])
  if (!row) throw new CommandProblem(`There is no form ${id}.`)
  const fields = row.fields as ReadonlyArray<{ readonly label: string; readonly value: string }>
  return [
    `${row.title}, ${datedMomentText(Number(row.submitted_at))}`,
    ...fields.map(({ label, value }) => `${label}: ${value}`)
  ]
    .map(printable)
    .join("\n")
}

const writeFiles = async (id: number, folder: string): Promise<string> => {
  const rows = await queryRows(
    "SELECT place, field, content_type, bytes FROM form_file WHERE submission_id = $1 ORDER BY place",
    [id]
  )
  if (rows.length === 0) throw new CommandProblem(`No files came with form ${id}.`)
  await mkdir(folder, { recursive: true })
  const names = rows.map(
    ({ place, field, content_type }) => `${id}-${place}-${field}.${extensions[String(content_type)]}`
  )
  // What is there already stays: it may be somebody's notes on it.
  for (const [at, { bytes }] of rows.entries())
    await writeFile(join(folder, names[at] ?? ""), bytes as Buffer, { flag: "wx", mode: 0o600 })
  return names.join("\n")
}

runCommand(async ([what, number = "", folder, ...more]) => {
  const id = /^\d{1,15}$/.test(number) ? Number(number) : undefined
  if (more.length > 0) throw new CommandProblem(usage)
  if (what === undefined) console.log(await list())
  else if (what === "show" && id !== undefined && folder === undefined) console.log(await show(id))
  else if (what === "files" && id !== undefined && folder !== undefined) console.log(await writeFiles(id, folder))
  else throw new CommandProblem(usage)
  return 0
})
