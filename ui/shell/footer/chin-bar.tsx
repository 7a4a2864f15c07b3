/** The bar at the foot of a narrow window: my store, and a number to call. */

import { Icon } from "../../kit/icon.tsx"
import type { Shopfront } from "../../page/shopfront.ts"
import { headerWords } from "../../words/header.ts"
import { BranchButton } from "../header/branch-button.tsx"
import styles from "./chin-bar.module.css"

/** [LAY-03] What stays at the foot of a page stands above it. */
export const ChinBar = ({ shopfront }: { shopfront: Shopfront }) => (
  <nav id="chin" className={styles.chin} aria-label={headerWords.chinBar}>
    <Icon name="store" />
    <BranchButton shopfront={shopfront} />
    <a href={`tel:${shopfront.shop.phone.replace(/[^\d+]/g, "")}`} aria-label={headerWords.call(shopfront.shop.phone)}>
      <Icon name="phone" />
      {shopfront.shop.phone}
    </a>
  </nav>
)
