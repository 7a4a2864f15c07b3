/** What is asked about a site before a crane truck comes to it. */

/** [DEL-07] */
export const craneAccessWords = {
  title: "Can a crane truck get in?",
  help: "The driver needs to know this before they leave, so that nobody gets hurt and nothing has to go back.",
  wires: "Overhead wires",
  wiresAnswers: { none: "none near the drop-off", near: "within 6 m of the drop-off" },
  slope: "Ground",
  slopeAnswers: { flat: "flat and firm", slope: "sloping", soft: "soft or muddy" },
  width: "Narrowest way in, metres",
  widthHelp: "Between gateposts, trees or parked cars",
  widthMissing: "Measure the narrowest way in, in metres: 3.5",
  tooNarrow: (metres: number) =>
    `A crane truck needs ${metres} m. Have it brought without a crane, collect it, or call the store.`,
  missing: "Answer the three questions about access first: the crane can't come without them.",
  choose: "Please select",
  line: (wires: string, slope: string, width: string) =>
    `Crane access: wires ${wires}; ground ${slope}; narrowest way in ${width} m.`
} as const
