/** Line drawings of one weight, beside words that are seen or heard. */

const paths = {
  account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5",
  back: "M14.5 5 7.5 12l7 7",
  card: "M2.5 5h19v14h-19zM7 9v6M10.5 9v6M13 9v6M17 9v6",
  cart: "M2 4h4l2.5 11.5H18L20.5 7.5H7M9.5 20h.01M17 20h.01",
  close: "M5 5l14 14M19 5 5 19",
  lists: "M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11",
  menu: "M3 6h18M3 12h18M3 18h18",
  next: "M9.5 5l7 7-7 7",
  phone: "M5 3.5h4l1.5 5L8 10c1 2.5 3.5 5 6 6l1.5-2.5 5 1.5v4C12 20.5 3.5 12 5 3.5z",
  search: "M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5 21 21",
  store: "M12 21.5C8 17 5.5 13.5 5.5 10a6.5 6.5 0 0 1 13 0c0 3.5-2.5 7-6.5 11.5zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
} as const

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={paths[name]} />
  </svg>
)
