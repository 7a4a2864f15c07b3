/** Starts the programs that a command needs, and passes Ctrl-C on to those that run. */
import { spawn } from "node:child_process"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { stripVTControlCharacters } from "node:util"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const inRoot = (...parts) => join(root, ...parts)
export const windows = process.platform === "win32"

/** Something that the person at the keyboard has to mend; told without a stack. */
export class Stopped extends Error {}

export const say = (text) => console.log(text)
export const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`
export const lastLines = (text, count = 25) => text.trim().split("\n").slice(-count).join("\n")

const bin = inRoot("node_modules", ".bin")
const others = (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== bin)
/** Finds the machine's own programs: packages are fetched by its Node, since the project's is one of them. */
export const machinePath = others.join(delimiter)
/** Finds the project's programs first, its Node among them. */
export const projectPath = [bin, ...others].join(delimiter)

const running = new Set()
let asked
const notes = new Set()

/** Tells the process id of every child from now on, until what is answered is called. */
export const onChildStart = (note) => {
  notes.add(note)
  return () => notes.delete(note)
}

const tell = (signal) => {
  for (const child of running)
    try {
      if (windows) child.kill(signal)
      else if (child.pid) process.kill(signal === "SIGKILL" ? -child.pid : child.pid, signal)
    } catch {
      // It has ended in the meantime.
    }
}

/** npm and the terminal both pass the same Ctrl-C on; one that a person presses again later ends the child at once. */
export const stopWith = (signal) => {
  if (asked !== undefined) {
    if (Date.now() - asked > 1500) tell("SIGKILL")
    return
  }
  asked = Date.now()
  if (running.size === 0) process.exit(130)
  tell(signal)
}

/**
 * Runs a program to its end and answers its exit code (127 when there is no such program) and, when quiet, its output.
 * The child gets a process group of its own, so that a Ctrl-C in the terminal reaches it once: from here.
 */
export const run = (program, args, { env = {}, quiet = false, cwd = root, shell = false } = {}) =>
  new Promise((resolve) => {
    const output = []
    const child = spawn(program, args, {
      cwd,
      shell,
      detached: !windows,
      env: { ...process.env, PATH: projectPath, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit"
    })
    running.add(child)
    if (child.pid) for (const note of notes) note(child.pid)
    child.stdout?.on("data", (bytes) => output.push(bytes))
    child.stderr?.on("data", (bytes) => output.push(bytes))
    const ended = (code) => {
      running.delete(child)
      if (quiet && asked !== undefined) process.exit(130)
      resolve({ code, output: stripVTControlCharacters(Buffer.concat(output).toString()) })
    }
    child.on("error", () => ended(127))
    child.on("close", (code, signal) => ended(code ?? (signal === "SIGINT" ? 130 : 143)))
  })

/** Runs something that may take a while, shows that time passes, and says how long it took. */
export const step = async (doing, done, program, args, options) => {
  const from = Date.now()
  say(`${doing} ...`)
  const clock = setInterval(() => say(`  ${Math.round((Date.now() - from) / 1000)} s`), 5_000)
  const result = await run(program, args, { ...options, quiet: true })
  clearInterval(clock)
  if (result.code === 0) say(`${done} in ${seconds(from)}`)
  return result
}
