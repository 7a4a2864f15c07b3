/** The two tables of a list, each in a part of its own: most people look at pictures. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import quantityBox from "../../kit/quantity-box.module.css"
import lengthTable from "./length-table.module.css"
import type { LengthTable } from "./length-table.tsx"
import type { ListingView } from "./listing-address.ts"
import type { ListingTable } from "./listing-table.tsx"

const loadTable = () => import("./listing-table.tsx").then((table) => table.ListingTable)
const loadLengths = () => import("./length-table.tsx").then((table) => table.LengthTable)

export const tableParts = {
  table: laterPart<ComponentProps<typeof ListingTable>>(loadTable, import.meta.env.SSR ? await loadTable() : undefined),
  lengths: laterPart<ComponentProps<typeof LengthTable>>(
    loadLengths,
    import.meta.env.SSR ? await loadLengths() : undefined
  )
}

/** Waits for the code of a view before it is shown; what can't be had is asked for again by the page. */
export const loadView = async (view: ListingView): Promise<void> => {
  if (view !== "pictures") await tableParts[view].load().catch(() => undefined)
}

/** Named on a page with a table, these send their styles with it. */
export const tableStyles = [lengthTable.scroll, quantityBox.box].join(" ")
