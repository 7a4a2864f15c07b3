/** The account's own navigation: down the side of its pages, or compact as quick links in the popup. */
import { Link, useLocation } from "@tanstack/react-router"
import { type SidebarMode, sidebarFor, sidebarLinks } from "../../../core/account/sidebar.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { myAccountWords, popupWords } from "../../words/my-account.ts"
import { LogOut } from "./log-out.tsx"
import styles from "./sidebar.module.css"
import { viewerOf } from "./sidebar-viewer.ts"

type Props = { readonly member: Shopfront["member"] }

/** [SIDE-02] Beside the page where there is room; on a small screen folded behind the name of the page that is open. */
export const Sidebar = ({ member }: Props) => {
  const { pathname } = useLocation()
  const here = Object.values(sidebarLinks).find(({ path }) => isIn(path, pathname))
  return (
    <nav className={styles.sidebar} aria-label={myAccountWords.navigation}>
      <details key={pathname} className={styles.fold}>
        <summary className={styles.summary}>{here?.label ?? myAccountWords.choosePage}</summary>
        <AccountLinks member={member} mode="dashboard" />
      </details>
      <LogOut className={`link ${styles.out}`} />
    </nav>
  )
}

/** [SIDE-02] [POP-02] [POP-03] */
export const QuickLinks = ({ member, onFollow }: Props & { readonly onFollow: () => void }) => (
  <nav className={styles.quick} aria-label={popupWords.quickLinks}>
    <h3 className="label">{popupWords.quickLinks}</h3>
    <AccountLinks member={member} mode="quick-links" onFollow={onFollow} />
  </nav>
)

/** The page that is open is marked. */
const AccountLinks = ({ member, mode, onFollow }: Props & { mode: SidebarMode; onFollow?: () => void }) => (
  <ul>
    {sidebarFor(viewerOf(member, mode)).map(({ label, path }) => (
      <li key={path}>
        <Link to={path} onClick={onFollow} activeOptions={{ exact: path === overview, includeSearch: false }}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

const overview = sidebarLinks.overview.path

/** A page of one thing is in the part of the account that lists such things; only the overview has none below it. */
const isIn = (path: string, pathname: string): boolean =>
  pathname === path || (path !== overview && pathname.startsWith(`${path}/`))
