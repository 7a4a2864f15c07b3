/** The roles of the size table's parts, said outright: on a phone its rows are no table to the style sheet, and Safari then drops what the elements say by themselves. */

export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" }
} as const
