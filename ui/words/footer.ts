/** What the footer says. */

export const footerWords = {
  shop: "Shop",
  rights: (year: number, name: string) => `© ${year} ${name}`,
  abn: (abn: string) => `ABN ${abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4")}`,
  call: "Call us",
  reasons: "Why Lineal",
  promotions: "Offers",
  promotion: (place: number, count: number) => `${place} of ${count}`,
  nextPromotion: "Next offer",
  pause: "Pause",
  play: "Play",
  payments: "Ways to pay",
  social: "Follow us",
  creditAccount: "Credit account"
} as const

/** [HDR-06] The delivery banner's four blocks. */
export const deliveryBlocks = [
  { is: "products", heading: "More products", subtext: "Every category, down to the grade", url: "/c/utils" },
  {
    is: "established",
    heading: "Established 1958",
    subtext: "One saw bench then, nineteen yards now",
    url: "/history"
  },
  { is: "delivery", heading: "Delivery", subtext: "Our own trucks, across Victoria", url: "/delivery" },
  {
    is: "site",
    heading: "To your site",
    subtext: "Staged, lifted by crane, longer than 6 m",
    url: "/services/site-delivery"
  }
] as const
