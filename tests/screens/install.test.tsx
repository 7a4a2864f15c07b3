/** The way to install the shop as an app: when it is offered, what it says, and what becomes of what was chosen. */
import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { InstallViewModel, type InstallWay } from "../../ui/shell/install/install.view-model.ts"
import { startFromCode } from "../../ui/shell/install/install-code.ts"
import { InstallPrompt } from "../../ui/shell/install/install-prompt.tsx"
import { installWay } from "../../ui/shell/install/install-way.ts"
import { expectFailure } from "../api/failures.ts"
import { shopUnderTest } from "../api/shop-under-test.ts"

const { call, client } = shopUnderTest({ INSTALL_CODE: "yard-gate", LIMITS: "off" })

const key = "lineal/install"
const browserWith = (way: InstallWay | undefined, stored = new Map<string, string>()) => ({
  stored,
  open: () =>
    new InstallViewModel({
      storage: { getItem: (name) => stored.get(name) ?? null, setItem: (name, value) => void stored.set(name, value) },
      key,
      way: () => way
    })
})
const steps: InstallWay = { is: "steps" }

/** What the window says, piece by piece. */
const texts = (model: InstallViewModel): ReadonlyArray<string> =>
  [...renderToStaticMarkup(<InstallPrompt model={model} />).matchAll(/<(?:h2|b|button)[^>]*>([^<]+)</g)].map(
    ([, text = ""]) => text
  )

it("[APP-01] on iOS it is an overlay of three steps: tap Share, choose Add to Home Screen, tap Add", () => {
  const model = browserWith(steps).open()
  expect(renderToStaticMarkup(<InstallPrompt model={model} />)).toBe("")
  expect(model.start()).toBe(true)
  expect(texts(model)).toEqual([
    "Put Lineal on your home screen",
    "Close",
    "Tap Share",
    "Choose Add to Home Screen",
    "Tap Add",
    "Not now",
    "Done"
  ])
})

it("[APP-01] where the browser has a prompt of its own, that is asked, and its answer kept", async () => {
  for (const outcome of ["accepted", "dismissed"] as const) {
    let asked = 0
    const browser = browserWith({
      is: "prompt",
      ask: async () => {
        asked += 1
        return outcome
      }
    })
    const model = browser.open()
    model.start()
    expect(texts(model)).toEqual(["Put Lineal on your home screen", "Close", "Not now", "Install"])
    await model.accept()
    expect([asked, model.isOpen, browser.stored.get(key)]).toEqual([1, false, outcome])
  }
})

it.each(["accepted", "dismissed"] as const)(
  "[APP-01] %s is stored, and with the next visit it does not return",
  async (choice) => {
    const browser = browserWith(steps)
    const model = browser.open()
    model.start()
    if (choice === "accepted") await model.accept()
    else model.dismiss()
    expect([model.isOpen, browser.stored.get(key)]).toEqual([false, choice])
    expect(model.start()).toBe(false)
    const next = browser.open()
    expect([next.start(), next.isOpen]).toEqual([false, false])
    // Whoever asks for it sees it all the same.
    expect([next.open(), next.isOpen]).toEqual([true, true])
  }
)

it("[APP-01] is offered by an iPhone, an iPad and a browser with a prompt, and not in the app or elsewhere", () => {
  const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
  const browser = { isApp: false, userAgent: mac, touchPoints: 0 }
  const promptEvent = { prompt: async () => ({ outcome: "accepted" as const }) }
  expect(installWay({ ...browser, userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)" })?.is).toBe("steps")
  expect(installWay({ ...browser, touchPoints: 5 })?.is).toBe("steps")
  expect(installWay({ ...browser, promptEvent })?.is).toBe("prompt")
  expect(installWay(browser)).toBeUndefined()
  expect(installWay({ ...browser, promptEvent, isApp: true })).toBeUndefined()
  expect(browserWith(undefined).open().start()).toBe(false)
})

it("[APP-01] begins with the code of a store, and with no other", async () => {
  expect((await call("GET", "/api/app-install/yard-gate")).status).toBe(200)
  for (const code of ["yard-gat", "Yard-Gate", "%F0%9F%AA%B5"])
    expectFailure(await call("GET", `/api/app-install/${code}`), 404, "NOT_FOUND")
})

it("[APP-01] of a store starts it and opens the menu once it is answered, or was before; another does neither", async () => {
  const done: Array<string> = []
  const model = browserWith(steps).open()
  const start = (code: string) => startFromCode(client().call, code, { model, openMenu: () => void done.push("menu") })
  await start("nobody's")
  expect([model.isOpen, done]).toEqual([false, []])
  const started = start("yard-gate")
  await vi.waitUntil(() => model.isOpen)
  expect(done).toEqual([])
  model.dismiss()
  await started
  expect(done).toEqual(["menu"])
  await start("yard-gate")
  expect([model.isOpen, done]).toEqual([false, ["menu", "menu"]])
})

it("[APP-01] stands over everything else, at z-index 210", () => {
  const css = readFileSync("ui/shell/install/install-prompt.module.css", "utf8")
  expect(/\.overlay > dialog \{\s*z-index: (\d+);/.exec(css)?.[1]).toBe("210")
})
