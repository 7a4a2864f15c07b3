/**
 * Finds Chromium for the browser tests, or installs it. Its headless shell is taken before the whole browser: it draws
 * and runs a page by the same engine, and has no window, address bar or extensions to keep up beside it.
 */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { read, runSerialized } from "./once.mjs"
import { projectNode } from "./packages.mjs"
import { inRoot, lastLines, run, Stopped, step } from "./processes.mjs"

const knownShells = ["/usr/bin/chromium-headless-shell"]

const knownBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]

const playwright = (...args) => [inRoot("node_modules", "playwright", "cli.js"), "install", ...args]

/** The headless shell in the folder where Playwright puts its own; the folder within is named after the machine's kind. */
const playwrightShell = async () => {
  const { output } = await run(projectNode(), playwright("--dry-run", "--only-shell", "chromium"), { quiet: true })
  const folder = /Install location:\s+(\S.*headless_shell\S*)/.exec(output)?.[1]
  if (folder === undefined || !existsSync(folder)) return []
  const isShell = (name) => /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(name)
  return readdirSync(folder, { recursive: true }).flatMap((path) =>
    isShell(path.split(/[\\/]/).at(-1)) ? [join(folder, path)] : []
  )
}

const asRoot = () => process.getuid?.() === 0
/** As root on Debian, of which old ones know no headless shell; elsewhere Playwright installs it, which as root brings the libraries too. */
const byApt = () => asRoot() && /^ID=debian$/m.test(read("/etc/os-release") ?? "")

const find = () => {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Stopped(`CHROMIUM_PATH names ${given}, and there is no such file.`)
  if (given) return given
  return [...knownShells, ...knownBrowsers].find((path) => existsSync(path))
}

const install = () => {
  const apt = "apt-get install -y -q --no-install-recommends"
  const [program, args] = byApt()
    ? ["sh", ["-c", `apt-get update -q && { ${apt} chromium-headless-shell || ${apt} chromium; }`]]
    : [projectNode(), playwright("--only-shell", "chromium", ...(asRoot() ? ["--with-deps"] : []))]
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  return step("Installing Chromium for the browser tests", "Chromium installed", program, args, { env })
}

/** The path of a Chromium, found or installed: by apt while `packages` still come, by Playwright once it is among them. */
export const ensureBrowser = async (packages) => {
  if (!find() && !byApt()) await packages
  const search = async () => find() ?? (byApt() ? undefined : (await playwrightShell())[0])
  const found = await search()
  if (found) return found
  return runSerialized("browser", async () => {
    const result = (await search()) ? undefined : await install()
    const browser = await search()
    if (browser) return browser
    const told = result ? `\n${lastLines(result.output)}` : ""
    throw new Stopped(`Chromium could not be installed.${told}\nInstall it, or name its file in CHROMIUM_PATH.`)
  })
}
