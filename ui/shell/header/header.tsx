/** The header: where to look, where to buy, and what is in the cart; every part works as a link or form of its own. */
import { Link, useLocation } from "@tanstack/react-router"
import type { Shopfront } from "../../page/shopfront.ts"
import { footerWords, shellWords } from "../../words/shell.ts"
import { AccountLink } from "./account-link.tsx"
import { BranchChooser } from "./branch-chooser.tsx"
import { CartLink } from "./cart-link.tsx"
import styles from "./header.module.css"
import { Logo } from "./logo.tsx"
import { SearchForm } from "./search-form.tsx"

export const Header = ({ shopfront }: { shopfront: Shopfront }) => (
  <>
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.inner}>
          <Link to="/stores">{shellWords.stores}</Link>
          <Link to="/$" params={{ _splat: "returns" }}>
            {footerWords.returns}
          </Link>
          <a className={styles.end} href={`tel:${shopfront.shop.phone.replace(/[^\d+]/g, "")}`}>
            {shopfront.shop.phone}
          </a>
          <Link to="/track-order/{-$orderId}" params={{}}>
            {shellWords.trackOrder}
          </Link>
        </div>
      </div>
      <div className={styles.bar}>
        <Logo />
        <SearchForm productCount={shopfront.productCount} />
        <BranchChooser shopfront={shopfront} />
        <AccountLink shopfront={shopfront} />
        <CartLink />
      </div>
    </header>
    <CategoryBar shopfront={shopfront} />
    <div className="lineal" aria-hidden="true" />
  </>
)

const CategoryBar = ({ shopfront }: { shopfront: Shopfront }) => {
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={shellWords.categories}>
      {shopfront.categories.map(({ name, slug, url }) => (
        <Link
          key={slug}
          to="/c/$"
          params={{ _splat: slug }}
          {...(pathname === url || pathname.startsWith(`${url}/`) ? { "aria-current": "page" as const } : {})}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
