/** The user of this machine that PostgreSQL runs as, and where that user reaches programs and data: a shop of root's may lie in a folder that only root may enter. */
import { execFile } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync
} from "node:fs"
import { basename, dirname, join } from "node:path"

/** Something that a person has to mend; the message says what, and what to do. */
export class DatabaseProblem extends Error {}

type ProgramResult = { readonly code: number; readonly output: string }

/** Runs a program to its end; a program that cannot be started answers 127. */
export const spawnProgram = (
  program: string,
  args: ReadonlyArray<string>,
  options: object = {}
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const child = execFile(program, args, { encoding: "utf8", ...options }, (_problem, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 127, output: `${stdout}${stderr}`.trim() })
    )
  })

export type DatabaseUser = { readonly uid: number; readonly gid: number }

const userId = async (name: string): Promise<DatabaseUser | undefined> => {
  const [uid, gid] = await Promise.all([spawnProgram("id", ["-u", name]), spawnProgram("id", ["-g", name])])
  return uid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}

/** PostgreSQL refuses to run as root, so root runs it as the system's user `postgres`; everyone else as themselves. */
export const databaseUser = async (): Promise<DatabaseUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const known = await userId("postgres")
  if (known) return known
  const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]
  const made = await spawnProgram("useradd", options)
  const user = await userId("postgres")
  if (user) return user
  throw new DatabaseProblem(
    `PostgreSQL does not run as root, and no user could be made for it (${made.output || "useradd was not found"}). ` +
      "Make a system user named postgres, start the shop as an ordinary user, or name a server in DATABASE_URL."
  )
}

/** Asked as that user, so that rights of every kind count: whether a folder may be entered, or a program started. */
export const canReach = async (place: string, user: DatabaseUser | undefined): Promise<boolean> =>
  user === undefined || (await spawnProgram("test", ["-x", place], { cwd: "/", ...user })).code === 0

/** What the database's user cannot reach in the shop's own folder is kept here: the usual place of a service's data. */
const REACHABLE = "/var/lib/lineal"

let isTold = false
const tellOnce = (closed: string): void => {
  if (!isTold)
    console.log(
      `PostgreSQL runs as the user postgres, who may not enter ${closed}: what it needs is kept in ${REACHABLE}`
    )
  isTold = true
}

/** The folder for what `place` can't be reached at; says so once. @throws DatabaseProblem where it can't be written to or entered. */
export const reachableFolder = async (place: string, user: DatabaseUser): Promise<string> => {
  const closed = dirname(place)
  try {
    mkdirSync(REACHABLE, { recursive: true, mode: 0o711 })
    chmodSync(REACHABLE, 0o711)
  } catch (problem) {
    throw new DatabaseProblem(unreachable(closed, problem instanceof Error ? problem.message : String(problem)))
  }
  if (!(await canReach(REACHABLE, user))) throw new DatabaseProblem(unreachable(closed, "nor may it enter that"))
  tellOnce(closed)
  return REACHABLE
}

const unreachable = (closed: string, reason: string): string =>
  `PostgreSQL runs as the user postgres, who may not enter ${closed}, and ${REACHABLE} is of no use (${reason}). ` +
  "Put the shop elsewhere, start it as an ordinary user, or name a server in DATABASE_URL."

/** The shop's own data folder lets the database's user pass through; nobody can list what is in it for that. */
export const grantTraversal = (folder: string, user: DatabaseUser | undefined): void => {
  const { mode } = statSync(folder)
  if (user !== undefined && (mode & 0o001) === 0) chmodSync(folder, (mode & 0o777) | 0o001)
}

/** Differs for other programs, and not for the same ones in another shop. */
const hashOf = (bin: string): string =>
  readdirSync(bin)
    .sort()
    .reduce((hash, name) => hash.update(name).update(readFileSync(join(bin, name))), createHash("sha256"))
    .digest("hex")
    .slice(0, 16)

/** A copy of `bin`, `lib` and `share` that the user can reach, made once and whole. */
const copyPrograms = async (programs: string, into: string): Promise<string> => {
  const copy = join(into, `programs-${hashOf(join(programs, "bin"))}`)
  if (existsSync(copy)) return copy
  const making = `${copy}.new-${randomBytes(4).toString("hex")}`
  for (const [program, args] of [
    ["cp", ["-a", programs, making]],
    ["chmod", ["-R", "u+rwX,go+rX,go-w", making]]
  ] as const) {
    const result = await spawnProgram(program, args)
    if (result.code !== 0) throw new DatabaseProblem(`The database's programs could not be copied:\n${result.output}`)
  }
  try {
    renameSync(making, copy)
  } catch (problem) {
    // Another shop has made it in the meantime.
    await spawnProgram("rm", ["-rf", making])
    if (!existsSync(copy)) throw problem
  }
  return copy
}

/** The program, in a copy of its packages where the user cannot reach it as it was installed. */
const reachableProgram = async (program: string, user: DatabaseUser): Promise<string> => {
  if (await canReach(program, user)) return program
  const programs = dirname(dirname(realpathSync(program)))
  return join(await copyPrograms(programs, await reachableFolder(programs, user)), "bin", basename(program))
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
): Promise<ProgramResult> => {
  const options = { cwd: folder, env: { ...process.env, LC_ALL: "C", PGOPTIONS: "" } }
  return user === undefined
    ? spawnProgram(program, args, options)
    : spawnProgram(await reachableProgram(program, user), args, { ...options, ...user })
}
