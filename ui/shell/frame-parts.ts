/** The header and the footer, in parts of their own: the server draws them whole, and they are read long before their code has come. */
import { laterPart } from "../kit/later-view.tsx"
import chin from "./footer/chin-bar.module.css"
import delivery from "./footer/delivery-banner.module.css"
import footer from "./footer/footer.module.css"
import branches from "./header/branch-chooser.module.css"
import header from "./header/header.module.css"
import menu from "./menu/main-menu.module.css"

const onServer = import.meta.env.SSR ? (await import("./frame.ts")).frame : undefined
const load = () => import("./frame.ts").then(({ frame }) => frame)

export const headerPart = laterPart<object>(() => load().then(({ Header }) => Header), onServer?.Header)

export const footerPart = laterPart<object>(() => load().then(({ Footer }) => Footer), onServer?.Footer)

/** Named in the layout, these send their styles with every page: a file of styles goes with whatever names a class of it. */
export const frameStyles = [
  header.header,
  menu.menu,
  branches.branches,
  chin.chin,
  footer.footer,
  delivery.banner
].join(" ")
