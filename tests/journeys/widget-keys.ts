/** What each key does in every part of the shop that answers keys: pressed one after another, with what is then the case. */
import type { Page } from "playwright"

/** The name of what has the focus, then what the part says of itself. */
type Widget = {
  readonly widget: string
  readonly width: number
  readonly path: string
  /** Has the focus before the first key. */
  readonly from: (page: Page) => ReturnType<Page["locator"]>
  /** Read in the page. */
  readonly state: () => string
  /** Is fetched when it comes near. */
  readonly isBelow?: true
  /** Is waited for before the first key, where something opens by the focus alone. */
  readonly first?: string
  /** The state in which it lies open, which axe looks at as well. */
  readonly looked?: string
  readonly keys: ReadonlyArray<readonly [key: string, state: string]>
}

const timber = "/p/90-x-45-treated-pine-mgp10-h3-framing"
const compared = "90-x-45-treated-pine-mgp10-h3-framing,cloth-tape,decking-oil"

export const widgetKeys: ReadonlyArray<Widget> = [
  {
    widget: "mega menu",
    width: 1440,
    path: "/terms",
    from: (page) => page.locator("nav#menu").getByRole("link", { name: "Products", exact: true }),
    state: () => {
      const { textContent } = document.activeElement ?? {}
      const isOpen = document.querySelector("nav#menu [aria-expanded]")?.getAttribute("aria-expanded")
      return `${textContent}, ${isOpen === "true" ? "open" : "closed"}`
    },
    looked: "Framing, open",
    keys: [
      // Whatever has not come yet is waited for; Enter would follow the link.
      ["ArrowDown", "Timber, open"],
      ["ArrowRight", "Framing, open"],
      ["ArrowLeft", "Timber, open"],
      ["ArrowDown", "Sheet & Board, open"],
      ["Home", "Timber, open"],
      ["Escape", "Products, closed"],
      ["Enter", "Products, open"],
      ["Escape", "Products, closed"]
    ]
  },
  {
    widget: "search box and its panel",
    width: 1440,
    path: "/terms",
    from: (page) => page.getByRole("banner").getByRole("combobox"),
    state: () => {
      const box = document.activeElement as HTMLInputElement
      const place = box.getAttribute("aria-activedescendant")
      const options = [...document.querySelectorAll("#search-offers [role=option]")].map(({ id }) => id)
      const at = place === null ? "box" : `offer ${options.indexOf(place) + 1}`
      if (box.getAttribute("aria-expanded") !== "true") return `${at}, closed`
      return options.length > 0 ? `${at}, open` : "nothing is offered yet"
    },
    first: "box, open",
    looked: "offer 1, open",
    keys: [
      ["ArrowDown", "offer 1, open"],
      ["ArrowDown", "offer 2, open"],
      ["ArrowUp", "offer 1, open"],
      ["End", "box, open"],
      ["ArrowDown", "offer 1, open"],
      ["Home", "box, open"],
      ["Escape", "box, closed"],
      ["Alt+ArrowDown", "box, open"],
      ["Alt+ArrowUp", "box, closed"]
    ]
  },
  {
    widget: "menu of a narrow window",
    width: 360,
    path: "/terms",
    from: (page) => page.getByRole("button", { name: "Menu" }),
    state: () => {
      const menu = document.querySelector<HTMLElement>("nav#menu")
      const isOpen = menu?.matches(":popover-open")
      if (isOpen && menu?.dataset.drill === undefined) return "its links alone"
      return `${document.activeElement?.textContent?.trim()}, ${isOpen ? "open" : "closed"}`
    },
    looked: "Back, open",
    keys: [
      ["Enter", "Close, open"],
      ["Tab", "Products, open"],
      ["Enter", "Back, open"],
      ["Enter", "Products, open"],
      ["Shift+Tab", "Close, open"],
      ["Escape", "Menu, closed"],
      ["Space", "Close, open"],
      ["Space", "Menu, closed"]
    ]
  },
  {
    widget: "list of stores",
    width: 360,
    path: "/terms",
    from: (page) => page.getByRole("button", { name: /your store/ }).filter({ visible: true }),
    state: () => {
      const isOpen = document.querySelector("#branches")?.matches(":popover-open")
      const isWhole = document.querySelector("#branches search") !== null
      if (isOpen) return isWhole ? "open" : "its names alone"
      return document.activeElement?.getAttribute("popovertarget") === "branches" ? "closed" : "focus lost"
    },
    looked: "open",
    keys: [
      ["Enter", "open"],
      ["Escape", "closed"]
    ]
  },
  {
    widget: "accordion of the footer",
    width: 360,
    path: "/terms",
    from: (page) => page.locator("footer summary").first(),
    state: () => (document.activeElement?.closest("details")?.open ? "open" : "closed"),
    looked: "open",
    keys: [
      ["Enter", "open"],
      ["Enter", "closed"],
      ["Space", "open"]
    ]
  },
  {
    widget: "pictures in a window",
    width: 360,
    path: "/p/cloth-tape",
    from: (page) => page.getByRole("link", { name: /^Enlarge/ }).first(),
    state: () => {
      const dialog = document.querySelector("dialog[open]")
      const isZoomed = [...(dialog?.querySelectorAll("button") ?? [])].some(
        ({ textContent }) => textContent === "Zoom out"
      )
      if (dialog) return `${dialog.querySelector("[role=status]")?.textContent}${isZoomed ? ", close" : ""}`
      return document.activeElement?.getAttribute("aria-label")?.startsWith("Enlarge") ? "closed" : "focus lost"
    },
    looked: "Picture 1 of 12, close",
    keys: [
      ["Enter", "Picture 1 of 12"],
      ["ArrowRight", "Picture 2 of 12"],
      ["ArrowLeft", "Picture 1 of 12"],
      ["+", "Picture 1 of 12, close"],
      ["-", "Picture 1 of 12"],
      ["Escape", "closed"]
    ]
  },
  {
    widget: "carousel",
    width: 360,
    path: timber,
    from: (page) => page.locator("[aria-roledescription=carousel]:visible ul").first(),
    isBelow: true,
    state: () => ((document.activeElement?.scrollLeft ?? 0) > 5 ? "moved on" : "at its start"),
    keys: [
      ["ArrowRight", "moved on"],
      ["ArrowLeft", "at its start"]
    ]
  },
  {
    widget: "comparison",
    width: 360,
    path: `/compare?products=${compared}`,
    from: (page) => page.getByRole("main").locator("[tabindex='0']").first(),
    state: () => ((document.activeElement?.scrollLeft ?? 0) > 5 ? "moved on" : "at its start"),
    keys: [
      ["ArrowRight", "moved on"],
      ["ArrowLeft", "at its start"]
    ]
  }
]
