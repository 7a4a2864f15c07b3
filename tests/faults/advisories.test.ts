/** What `npm run advisories` says and how it ends, before a stand-in of the registry: something known, nothing known, no answer. */
import { execFile } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { createGunzip } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import packageJson from "../../package.json" with { type: "json" }

const root = join(import.meta.dirname, "../..")
const cache = mkdtempSync(join(tmpdir(), "lineal-advisories-"))
const { nodemailer, effect } = packageJson.dependencies

/** By the package's name, as the registry answers for those it was asked about. */
let known: Readonly<Record<string, ReadonlyArray<object>>> = {}
let status = 200
let asked: Readonly<Record<string, ReadonlyArray<string>>> = {}
let registry: Server

const advisory = (name: string, range: string) => ({
  id: 1,
  url: "https://advisories.example/1",
  title: `${name} reads a header twice`,
  severity: "high",
  vulnerable_versions: range,
  cwe: [],
  cvss: { score: 0, vectorString: null }
})

beforeAll(async () => {
  registry = createServer(async (request, response) => {
    if (request.method === "POST") {
      const zipped = request.headers["content-encoding"] === "gzip"
      asked = JSON.parse(await text(zipped ? request.pipe(createGunzip()) : request))
    }
    response.writeHead(request.method === "POST" ? status : 404, { "content-type": "application/json" })
    response.end(JSON.stringify(request.method === "POST" ? known : {}))
  }).listen(0, "127.0.0.1")
  await once(registry, "listening")
})
afterAll(() => {
  registry.close()
  rmSync(cache, { recursive: true, force: true })
})
beforeEach(() => {
  known = {}
  status = 200
})

const advisories = async () => {
  const { port } = registry.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
    NO_PROXY: "127.0.0.1"
  }
  return new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    const child = execFile(process.execPath, ["run.mjs", "advisories"], { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stderr + stdout })
    )
  })
}

describe("npm run advisories", () => {
  it("[T62] tells what is known against a package that is installed, with its version, and fails", async () => {
    known = { nodemailer: [advisory("nodemailer", `<=${nodemailer}`)] }
    const { code, said } = await advisories()
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(
        `nodemailer ${nodemailer}: high, nodemailer reads a header twice, https://advisories.example/1`
      )
    ])
    expect(said).toMatch(/^1 advisory about \d+ packages$/m)
  })

  it("[T62] asks about every package of the lock, and is well where what is known is about other versions", async () => {
    known = { nodemailer: [advisory("nodemailer", "<1.0.0")] }
    const { code, said } = await advisories()
    expect([code, said]).toEqual([0, expect.stringMatching(/^No advisories about \d+ packages$/m)])
    expect([asked.effect, asked.nodemailer]).toEqual([[effect], [nodemailer]])
  })

  it("[T62] where the registry gives no answer says so, and that nothing is known either way", async () => {
    status = 405
    const { code, said } = await advisories()
    expect([code, said]).toEqual([2, expect.stringMatching(/could not be asked, .* either way: .*405/)])
  })
})
