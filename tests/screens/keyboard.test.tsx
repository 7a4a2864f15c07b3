/** What each key does in the parts of a page that answer keys themselves, after the patterns of the ARIA practices. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { Carousel } from "../../ui/kit/carousel.tsx"
import { Modal } from "../../ui/kit/modal.tsx"
import { QuantityBox } from "../../ui/kit/quantity-box.tsx"
import { handleKey } from "../../ui/storefront/search/use-search-box.ts"

type Panel = Parameters<typeof handleKey>[0]["model"]
type Option = NonNullable<Panel["activeOption"]>

const recent: Option = { kind: "recent", id: "search-search-0", query: "merbau" }
const suggestion: Option = { kind: "search", id: "search-search-1", query: "merbau decking" }

/** What the panel is told where a key is pressed, and whether the key was its own. */
const pressed = (
  key: string,
  { isOpen = true, activeOption = undefined as Option | undefined, narrow = false, alt = false }
) => {
  const told: Array<string> = []
  const tell =
    (name: string) =>
    (...values: ReadonlyArray<unknown>) =>
      void told.push([name, ...values].join(" "))
  vi.stubGlobal("document", { getElementById: (id: string) => ({ click: () => told.push(`follow ${id}`) }) })
  const model = {
    isOpen,
    activeOption,
    move: tell("move"),
    close: tell("close"),
    leaveOptions: tell("leave offers"),
    removeRecent: tell("forget")
  }
  const input = { value: "merb", closest: () => (narrow ? {} : null) }
  const isOwn = handleKey(
    { input, model, open: tell("open") } as unknown as Parameters<typeof handleKey>[0],
    { key, altKey: alt } as KeyboardEvent,
    input as unknown as HTMLInputElement
  )
  vi.unstubAllGlobals()
  return [told, isOwn]
}

describe("A key in the search box", () => {
  it.each([
    ["ArrowDown", {}, ["move 1"], true],
    ["ArrowUp", {}, ["move -1"], true],
    ["ArrowDown", { isOpen: false }, ["open merb"], true],
    ["ArrowUp", { isOpen: false }, [], true],
    ["ArrowDown", { alt: true }, ["open merb"], true],
    ["ArrowUp", { alt: true }, ["close"], true],
    ["Enter", { activeOption: suggestion }, ["follow search-search-1"], true],
    // On no offer it sends the form.
    ["Enter", {}, [], false],
    ["Home", { activeOption: suggestion }, ["leave offers"], false],
    ["End", { activeOption: suggestion }, ["leave offers"], false],
    ["Delete", { activeOption: recent }, ["forget merbau"], true],
    ["Delete", { activeOption: suggestion }, [], false],
    ["Escape", {}, ["close"], true],
    // What was typed stays however often it is pressed; over a narrow header the next press closes the box.
    ["Escape", { isOpen: false }, ["close"], true],
    ["Escape", { isOpen: false, narrow: true }, ["close"], false],
    ["ArrowLeft", {}, [], false],
    ["ArrowRight", {}, [], false],
    ["a", {}, [], false],
    ["Tab", {}, [], false]
  ])("[SRCH-01] %s, %j: %j", (key, state, told, isOwn) => expect(pressed(key, state)).toEqual([told, isOwn]))
})

describe("What the keys of the browser itself move", () => {
  const none = () => undefined

  it("a carousel is a named row that takes the focus, so that the keys that scroll move it", () => {
    const html = renderToStaticMarkup(<Carousel title="Goes with it" items={[{ key: "a", content: "Screws" }]} />)
    expect(html).toMatch(/aria-roledescription="carousel"/)
    expect(html).toMatch(/<ul[^>]*tabindex="0"/i)
  })

  it("a window is the browser's own dialog, named by its heading, with a button that closes it", () => {
    const html = renderToStaticMarkup(
      <Modal title="Paste a list" onClose={none}>
        Here
      </Modal>
    )
    const id = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Paste a list</h2>`))
    expect(html).toMatch(/<button type="button" class="link">Close<\/button>/)
  })

  it("a quantity takes one stop of the Tab key: its box, which the arrows step", () => {
    const html = renderToStaticMarkup(<QuantityBox label="Quantity of sticks" value="3" onType={none} onStep={none} />)
    const stops = [...html.matchAll(/<(?:button|input)[^>]*>/g)].filter(([one]) => !/tabindex="-1"/i.test(one))
    expect(stops.map(([one]) => /aria-label="([^"]*)"/.exec(one)?.[1])).toEqual(["Quantity of sticks"])
  })
})
