/** The four blocks above the footer's menus: what else there is, since when, and how it gets there. */
import { ContentLink } from "../../page/content-link.tsx"
import { deliveryBlocks, footerWords } from "../../words/footer.ts"
import styles from "./delivery-banner.module.css"

const drawings = {
  products: "M3 7h26v4H3zM3 14h26v4H3zM3 21h26v4H3z",
  established: "M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM16 9v7l5 4",
  delivery: "M2 8h17v14H2zM19 13h6l5 5v4H19M8 22a3 3 0 1 0 .01 0M24 22a3 3 0 1 0 .01 0",
  site: "M4 28h24M9 28V4l16 5H6M22 9v7M19 16h6v5h-6z"
} as const

/** [HDR-06] */
export const DeliveryBanner = () => (
  <nav aria-label={footerWords.reasons} className={styles.banner}>
    <ul>
      {deliveryBlocks.map(({ is, heading, subtext, url }) => (
        <li key={is}>
          <ContentLink to={url}>
            <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
              <path d={drawings[is]} />
            </svg>
            <b>{heading}</b>
            <span>{subtext}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  </nav>
)
