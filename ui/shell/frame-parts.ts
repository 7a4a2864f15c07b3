/** The header and the footer, in parts of their own: the server draws them whole, and they are read long before their code has come. */
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { laterPart } from "../kit/later-view.tsx"
import chin from "./footer/chin-bar.module.css"
import delivery from "./footer/delivery-banner.module.css"
import footer from "./footer/footer.module.css"
import branches from "./header/branch-chooser.module.css"
import header from "./header/header.module.css"
import menu from "./menu/main-menu.module.css"

/** ms. */
const BEFORE_NEXT_TRY = 3000

/** What could not be had is asked for again: until it is there, the page keeps what the server drew. */
const patiently = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, BEFORE_NEXT_TRY))
    return patiently(load)
  }
}

const onServer = import.meta.env.SSR ? (await import("./frame.ts")).frame : undefined
const load = memoizeSuccess(() => patiently(() => import("./frame.ts").then(({ frame }) => frame)))

export const headerPart = laterPart<object>(onServer?.Header, () => load().then(({ Header }) => Header))

export const footerPart = laterPart<object>(onServer?.Footer, () => load().then(({ Footer }) => Footer))

/** Named in the layout, these send their styles with every page: a file of styles goes with whatever names a class of it. */
export const frameStyles = [
  header.header,
  menu.menu,
  branches.branches,
  chin.chin,
  footer.footer,
  delivery.banner
].join(" ")
