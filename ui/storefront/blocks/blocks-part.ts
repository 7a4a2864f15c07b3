/** What staff write, in a part of its own: it is read long before its code has come. */
import breadcrumbs from "../../kit/breadcrumbs.module.css"
import checkbox from "../../kit/checkbox.module.css"
import field from "../../kit/field.module.css"
import { laterPart } from "../../kit/later-view.tsx"
import picture from "../../kit/picture.module.css"
import blocks from "./blocks.module.css"
import form from "./form/form.module.css"
import type { LoadedBlock } from "./load-blocks.ts"
import richText from "./rich-text.module.css"

const load = () => import("./block-list.tsx").then(({ BlockList }) => BlockList)

export const blocksPart = laterPart<{ readonly blocks: ReadonlyArray<LoadedBlock> }>(
  load,
  import.meta.env.SSR ? await load() : undefined
)

/** Named on a page that shows blocks, these send their styles with it: a file of styles goes with whatever names a class of it. */
export const blockStyles = [
  blocks.host,
  breadcrumbs.crumbs,
  checkbox.check,
  field.field,
  form.form,
  picture.picture,
  richText.prose
].join(" ")
