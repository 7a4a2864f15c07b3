/** Finds Chromium for the browser tests, or installs it. */
import { existsSync } from "node:fs"
import { read, runSerialized } from "./once.mjs"
import { projectNode } from "./packages.mjs"
import { inRoot, lastLines, run, Stopped, step } from "./processes.mjs"

const knownPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]

/** Where Playwright puts a browser of its own. */
const playwrightPlace = async () => {
  const ask = 'import("playwright").then((all) => process.stdout.write(all.chromium.executablePath()))'
  return (await run(projectNode(), ["-e", ask], { quiet: true })).output
}

const find = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Stopped(`CHROMIUM_PATH names ${given}, and there is no such file.`)
  return (
    given || knownPlaces.find((path) => existsSync(path)) || [await playwrightPlace()].find((path) => existsSync(path))
  )
}

/** By apt as root on Debian; elsewhere by Playwright's own installer, which as root brings the libraries too. */
const install = () => {
  const asRoot = process.getuid?.() === 0
  const onDebian = /^ID=debian$/m.test(read("/etc/os-release") ?? "")
  const playwright = [inRoot("node_modules", "playwright", "cli.js"), "install", "chromium"]
  const [program, args] =
    asRoot && onDebian
      ? ["sh", ["-c", "apt-get update -q && apt-get install -y -q --no-install-recommends chromium"]]
      : [projectNode(), asRoot ? [...playwright, "--with-deps"] : playwright]
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  return step("Installing Chromium for the browser tests", "Chromium installed", program, args, { env })
}

/** The path of a Chromium, found or installed. */
export const ensureBrowser = async () => {
  const found = await find()
  if (found) return found
  return runSerialized(async () => {
    const result = (await find()) ? undefined : await install()
    const browser = await find()
    if (browser) return browser
    const told = result ? `\n${lastLines(result.output)}` : ""
    throw new Stopped(`Chromium could not be installed.${told}\nInstall it, or name its file in CHROMIUM_PATH.`)
  })
}
