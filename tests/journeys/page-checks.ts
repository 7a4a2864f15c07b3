/** What makes a page sound, whatever it shows. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { AxeBuilder } from "@axe-core/playwright"
import type { BrowserContext, Frame, Locator, Page } from "playwright"
import { expect } from "vitest"

/** Rows of links that scroll within themselves on a phone; nothing else does but tables and the rows of carousels. */
const strips = ["ul Most used filters", "ul Narrow it down"]

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The version that the builder brings. */
const axePath = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js")
const axeSource = readFileSync(axePath, "utf8")

/** Compiling it takes a third of a look: once for a page, where the builder by itself does so twice for each look. */
const loadAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource)
}

/** Has it in every page of the browser from the start: compiled once for all of them, where there are many to look at. */
export const bringAxe = async (context: BrowserContext): Promise<void> =>
  void (await context.addInitScript({ content: axeSource }))

type AxeLook = {
  /** Nothing of the header and the footer is looked at: they are those of a page that was looked at whole. */
  readonly isKnownAround?: boolean
  /** Nothing is asked about sizes, which `smallControls` has measured. */
  readonly isMeasured?: boolean
  /** Nothing is looked at but what this selector finds. */
  readonly within?: string
}

/** What every page has around it. */
const around = ["header:not(main *)", "footer:not(main *)"]

/** Of what is listed six in a row show what there is to see; a shelf of forty cards takes three times as long whole. */
const exceptFurtherRows = ":not(:is(li, tr, article):nth-child(n + 7) *)"

/** What axe finds: each rule with the first of the places where it is broken. */
export const pageFaults = async (
  page: Page,
  { isKnownAround = false, isMeasured = false, within }: AxeLook = {}
): Promise<ReadonlyArray<string>> => {
  await Promise.all(page.frames().map(loadAxe))
  const selector = `${isKnownAround ? "main " : ""}*${exceptFurtherRows}`
  // Where a fault stands is told by its selector: to write down each part that is looked at takes a twentieth of it all.
  await page.evaluate(
    (rules) => Reflect.get(window, "axe").configure({ rules, noHtml: true }),
    [
      { id: "color-contrast", selector },
      { id: "target-size", selector }
    ]
  )
  // Of what is right it describes one place of each rule: to name every one takes most of its time.
  const axe = new AxeBuilder({ page, axeSource: "undefined" }).options({ resultTypes: ["violations"] })
  if (within) axe.include(within)
  if (isMeasured) axe.disableRules("target-size")
  if (isKnownAround) for (const part of around) axe.exclude(part)
  const { violations } = await axe.setLegacyMode(true).withTags(tags).analyze()
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`)
}

/** Of a form that was sent as it is: what stands beside each box that is wrong, empty where nothing does. */
export const toldProblems = async (form: Locator): Promise<ReadonlyArray<string>> => {
  await form.locator("button[type=submit]").click()
  const wrong = form.locator("[aria-invalid=true]")
  await wrong.first().waitFor()
  return wrong.evaluateAll((boxes) =>
    boxes.map(({ id }) => document.getElementById(`${id}-problem`)?.textContent.trim() ?? "")
  )
}

/**
 * Of the boxes of a form that are in sight, by their labels: all of them, those that stand beside another, and those
 * whose label does not stand above and say whether it may be left out.
 */
export const formFields = (page: Page) =>
  page.evaluate(() => {
    const typed = 'input:not([type="radio"], [type="checkbox"], [type="hidden"])'
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`main form :is(${typed}, select, textarea)`)]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const [label] = one.labels ?? []
        const mark = label?.querySelector("span")?.textContent ?? ""
        const name = (label?.textContent ?? "").replace(mark, "").trim()
        const [box, above] = [one.getBoundingClientRect(), label?.getBoundingClientRect()]
        const isLabelled = above !== undefined && above.bottom <= box.top && /^(required|optional)$/.test(mark)
        return { name, box, isLabelled: isLabelled && one.placeholder !== name }
      })
    const isBeside = (one: DOMRect) =>
      boxes.some(({ box }) => box !== one && box.top < one.bottom && one.top < box.bottom)
    return {
      all: boxes.map(({ name }) => name),
      beside: boxes.filter(({ box }) => isBeside(box)).map(({ name }) => name),
      badlyLabelled: boxes.filter(({ isLabelled }) => !isLabelled).map(({ name }) => name)
    }
  })

/** What can be scrolled sideways on the page, but for tables and carousels: the whole page, or a part by its tag, class or name. */
export const sidewaysScrollers = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("html, body, body *")]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.checkVisibility())
        .filter((part) => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
        .filter((part) => part === document.documentElement || !part.querySelector(":scope > table"))
        .filter((part) => !part.matches("[aria-roledescription] > ul[tabindex]"))
        .map((part) => `${part.localName} ${part.getAttribute("aria-label") ?? part.className}`.trim())
    )
    .then((parts) => parts.filter((part) => !strips.includes(part)))

/** Sides of what can be pressed, px, less what is lost in rounding: what is smaller than a mouse's has to stand apart. */
const sides = { thumb: 43.5, mouse: 23.5 }

/**
 * What is too small for a thumb, under 44 by 44 px, or for a mouse, under 24, by its name and size. A label is part of
 * its field's target, a card of the link that covers it; a link within a sentence may be as high as its line, and a point
 * of a map stands where it is, with the same link in the list beside the map (WCAG 2.5.8).
 */
export const smallControls = (page: Page, pressedBy: keyof typeof sides, around = ""): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([least, within]) => {
      const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isInSentence = (one: Element) =>
        getComputedStyle(one).display === "inline" &&
        [...(one.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const targetOf = (one: HTMLElement): ReadonlyArray<Element> => {
        const covers =
          getComputedStyle(one, "::after").position === "absolute" && getComputedStyle(one).position === "static"
        if (covers && one.offsetParent) return [one.offsetParent]
        const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
        return [one, ...labels]
      }
      const sizeOf = (one: HTMLElement) => {
        const boxes = targetOf(one).map((part) => part.getBoundingClientRect())
        const across = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
        return [across, Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))]
      }
      const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((one) => one.matches(`${within}*`) && isSeen(one) && one.getBoundingClientRect().width > 1)
        .filter((one) => !isInSentence(one) && !one.closest("svg"))
        .filter((one) => sizeOf(one).some((side) => side < least))
        .map((one) => {
          const name = one.getAttribute("aria-label") ?? one.textContent ?? ""
          return `${one.localName} ${name.trim()}: ${sizeOf(one).map(Math.round).join(" x ")}`
        })
    },
    [sides[pressedBy], around] as const
  )

/** Whether nothing needs the room around it that axe measures: all is large enough, and nothing is a point of a map. */
const isLargeForMouse = async (page: Page, { isKnownAround = false }: AxeLook): Promise<boolean> => {
  const around = isKnownAround ? "main " : ""
  return (
    (await page.locator(`${around}svg a`).count()) === 0 && (await smallControls(page, "mouse", around)).length === 0
  )
}

/** How many rows of 60 px the ways on in the header's bar take: one, however many a member has on a telephone. */
export const headerRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ways = [...(document.querySelector("header")?.querySelectorAll<HTMLElement>("a, button") ?? [])]
    const boxes = ways
      .filter((one) => one.checkVisibility() && one.closest("nav, search, [popover], dialog") === null)
      .map((one) => one.getBoundingClientRect())
    const foot = Math.max(...boxes.map(({ bottom }) => bottom))
    return Math.ceil((foot - Math.min(...boxes.map(({ top }) => top))) / 60)
  })

/**
 * Of the lowest boxes of a page, those that something lies over while they have the focus, such as what stays at the
 * foot of a narrow window: by the name of each and of what is over it. The page hears nothing of it, and says nothing.
 */
const coveredBoxes = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const sheets = document.adoptedStyleSheets
    document.adoptedStyleSheets = []
    const silence = (event: Event) => event.stopImmediatePropagation()
    const events = ["focus", "blur", "focusin", "focusout"]
    for (const event of events) addEventListener(event, silence, true)
    const typed = 'input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="file"])'
    const boxes = [...document.querySelectorAll<HTMLElement>(`main :is(${typed}, select, textarea):enabled`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1)
      .slice(-8)
    const found = boxes.flatMap((box) => {
      box.focus()
      if (document.activeElement !== box) return []
      const { left, top, width, height } = box.getBoundingClientRect()
      const over = [2, height - 2]
        .map((down) => document.elementFromPoint(left + width / 2, top + down))
        .find((there) => !(there && (box.contains(there) || there.contains(box))))
      return over === undefined
        ? []
        : [`${box.getAttribute("aria-label") ?? box.id}: ${over?.className ?? "out of sight"}`]
    })
    for (const event of events) removeEventListener(event, silence, true)
    document.adoptedStyleSheets = sheets
    return found
  })

/** In one go, so that the page is laid out anew once. */
const showAt = async (page: Page, width: number, height: number, colorScheme: "light" | "dark", styles: string) =>
  void (await Promise.all([
    page.evaluate((text) => {
      const style = new CSSStyleSheet()
      style.replaceSync(text)
      document.adoptedStyleSheets = [style]
    }, styles),
    page.emulateMedia({ colorScheme }),
    page.setViewportSize({ width, height })
  ]))

/** What is scrolled under the header or the bar at the foot is not too small: for axe each stands where the page has it. */
const inPlace = "header, #chin { position: relative !important; inset: auto !important }"

/** What axe finds in something that was opened, on a telephone and on a desk. */
export const openedFaults = async (page: Page, within: string): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  for (const width of [360, 1440]) {
    await showAt(page, width, 800, "light", inPlace)
    for (const fault of await pageFaults(page, { within })) faults.push(`${within}, ${width} px: ${fault}`)
  }
  await showAt(page, 1440, 800, "light", "")
  return faults
}

export const showWideAndLight = (page: Page): Promise<void> => showAt(page, 1240, 900, "light", "")

/** What is scrolled under the bar at the foot is not too small: for axe the bar stands at the end of the page. */
export const showNarrowAndDark = (page: Page): Promise<void> =>
  showAt(page, 360, 740, "dark", "#chin { position: static !important }")

/** Of a page that is shown wide and light. */
export const wideFacts = async (page: Page, look: AxeLook) => {
  const links = page.locator('link[rel="canonical"]')
  return {
    title: await page.title(),
    headings: await page.locator("h1").count(),
    canonical: await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href)),
    shownTemplates: await page
      .locator("template")
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
    wideAndLight: await pageFaults(page, { ...look, isMeasured: await isLargeForMouse(page, look) })
  }
}

/** Of a page that is shown narrow and dark; it is narrower yet after that. */
export const narrowFacts = async (page: Page, look: AxeLook) => {
  const [small, rows] = [await smallControls(page, "thumb"), await headerRows(page)]
  await page.setViewportSize({ width: 320, height: 700 })
  const narrowAndDark = await pageFaults(page, look)
  return { small, rows, narrowAndDark, sideways: await sidewaysScrollers(page), covered: await coveredBoxes(page) }
}

/** The facts of a page with which nothing is wrong, at either width; without a canonical address it may have any title of the shop's. */
export const soundFacts = (canonical: string | undefined) => ({
  title: expect.stringMatching(canonical === undefined ? /Lineal/ : /^\S.* \| Lineal Timber & Hardware$/),
  headings: 1,
  canonical: canonical === undefined ? [] : [canonical],
  shownTemplates: 0,
  wideAndLight: [],
  small: [],
  rows: 1,
  narrowAndDark: [],
  sideways: [],
  covered: []
})

/**
 * A title of its own, one heading, a true canonical address where there is one, no box of a template, and nothing for axe to find: wide and
 * light, then narrow and dark, where nothing may stick out either, nor be too small for a thumb. Every page has the same
 * header and footer, which pages.test looks at.
 */
export const expectSoundPage = async (
  page: Page,
  canonical: string | undefined,
  look: Pick<AxeLook, "isKnownAround"> = { isKnownAround: true }
): Promise<void> => {
  const wide = await wideFacts(page, look)
  await showNarrowAndDark(page)
  expect({ ...wide, ...(await narrowFacts(page, look)) }).toEqual(soundFacts(canonical))
}
