/** `npm run content -- check|pull|push FOLDER`, `preview PATH`: changes the shop's pages, posts, menus, banners and forms by files. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve, sep } from "node:path"
import { countedText } from "../../core/number-text.ts"
import type { FileProblem } from "../content/files/problem.ts"
import { readContent } from "../content/files/read-content.ts"
import { withLoader } from "../postgres/import/load.ts"
import { contentSources, saveContent } from "../storage/content/save-content.ts"
import { CommandProblem, runCommand, withDatabase } from "./command.ts"
import { previewHours, previewLink } from "./content-preview.ts"

const fileNames = ["file", "files"] as const

const usage = `Usage: npm run content -- …
  check FOLDER           says what is wrong with the files, and changes nothing
  pull FOLDER            writes the shop's content into a new or empty folder
  push FOLDER [--force]  makes the files the shop's content: all of them or, where one has a fault, none; what is not in
                         the folder is removed; visitors see it within CACHE_TIME, without a restart. Where the content
                         was changed by someone else since the pull, nothing is done unless --force says so
  preview PATH [HOURS]   the link to a page or post with \`isPublished: false\`, or to a post whose day is still to come,
                         such as /services/decks or /blog/decks: whoever has it sees it for 72 hours, or as many as said`

/** Beside the files: the version that they were pulled from. */
const VERSION_FILE = ".version"

const pulledVersion = (folder: string): number | undefined => {
  const path = join(folder, VERSION_FILE)
  const version = existsSync(path) ? Number.parseInt(readFileSync(path, "utf8"), 10) : Number.NaN
  return Number.isInteger(version) ? version : undefined
}

const writeVersion = (folder: string, version: number): void =>
  writeFileSync(join(folder, VERSION_FILE), `${version}\n`)

const printProblems = (problems: ReadonlyArray<FileProblem>): void => {
  for (const { file, line, reason } of problems)
    console.error(`${file}${line === undefined ? "" : `:${line}`}: ${reason}`)
}

const readFolder = (folder: string): ReturnType<typeof readContent> => {
  if (!existsSync(folder)) throw new CommandProblem(`There is no folder ${folder}`)
  return readContent(folder)
}

const check = async (folder: string): Promise<number> => {
  const { documents, problems } = readFolder(folder)
  printProblems(problems)
  if (problems.length === 0) console.log(`${countedText(documents.length, fileNames)}, none with a fault`)
  return problems.length === 0 ? 0 : 1
}

const pull = async (folder: string): Promise<number> => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandProblem(`${folder} is not empty: pull into a new folder`)
  const { version, files } = await withDatabase((url) => withLoader(url, contentSources))
  mkdirSync(folder, { recursive: true })
  for (const { file, source } of files) {
    const path = resolve(folder, file)
    // What names a place outside the folder was not written by a push.
    if (!path.startsWith(resolve(folder) + sep)) throw new CommandProblem(`${file} lies outside the folder`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
  writeVersion(folder, version)
  console.log(`${countedText(files.length, fileNames)} written to ${folder}`)
  return 0
}

const push = async (folder: string, force: boolean): Promise<number> => {
  const { documents, problems } = readFolder(folder)
  if (problems.length > 0) {
    printProblems(problems)
    console.error("Nothing was changed: every file must be right.")
    return 1
  }
  const basedOn = force ? undefined : pulledVersion(folder)
  const changes = await withDatabase((url) => withLoader(url, (client) => saveContent(client, documents, basedOn)))
  if (!changes) {
    console.error("Nothing was changed: the content was changed by someone else since you pulled it.")
    console.error("Pull it into another folder and bring your changes there, or push with --force to undo theirs.")
    return 1
  }
  writeVersion(folder, changes.version)
  console.log(`${changes.added} added, ${changes.changed} changed, ${changes.removed} removed`)
  return 0
}

const preview = async (path: string, hours: string | undefined): Promise<number> => {
  const goodFor = previewHours(hours)
  console.log(await withDatabase((url) => previewLink(url, path, goodFor)))
  return 0
}

runCommand(async (args) => {
  const [action, folder, ...more] = args.filter((arg) => arg !== "--force")
  if (action === "preview" && folder !== undefined && more.length < 2) return preview(folder, more[0])
  if (folder === undefined || more.length > 0) throw new CommandProblem(usage)
  if (action === "check") return check(folder)
  if (action === "pull") return pull(folder)
  if (action === "push") return push(folder, args.includes("--force"))
  throw new CommandProblem(usage)
})
