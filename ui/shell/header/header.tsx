/** The header: where to look, where to buy, and what is in the cart; every part works as a link or form of its own. */
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { Icon } from "../../kit/icon.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import { followPageLinks } from "../../page/follow-page-links.ts"
import type { Menus } from "../../session/shop-menus.ts"
import { useMenus } from "../../session/use-menus.ts"
import { usePageFrame } from "../../session/use-page-frame.ts"
import { headerWords } from "../../words/header.ts"
import { shellWords } from "../../words/shell.ts"
import { MainMenu } from "../menu/main-menu.tsx"
import { AccountLink } from "./account-link.tsx"
import { BackButton } from "./back-button.tsx"
import { BranchButton } from "./branch-button.tsx"
import { BranchChooser } from "./branch-chooser.tsx"
import { CardButton } from "./card-button.tsx"
import { CartLink } from "./cart-link.tsx"
import styles from "./header.module.css"
import { ListsLink } from "./lists-link.tsx"
import { Logo } from "./logo.tsx"
import { SearchForm } from "./search-form.tsx"
import { useNarrowSearch } from "./use-narrow-search.ts"
import { useScrolled } from "./use-scrolled.ts"

/** With its scripts come those of the links that staff wrote, of which it has the most. */
export const Header = () => {
  const router = useRouter()
  useEffect(() => followPageLinks(document, router), [router])
  return <HeaderBars menus={useMenus()} />
}

/** [HDR-01] On a narrow window the top bar is away, and the bottom bar is the menu that its button opens. */
const HeaderBars = ({ menus }: { menus: Menus }) => {
  const { shopfront, pathname } = usePageFrame()
  const header = useScrolled()
  const search = useNarrowSearch(header)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: these come up from the search that stands in it */}
      <header className={styles.header} ref={header} onBlur={search.closeOnBlur} onKeyDown={search.closeOnEscape}>
        <TopBar menu={menus.topLeftMenu} phone={shopfront.shop.phone} />
        <div className={styles.bar}>
          <button type="button" className={`${styles.icon} ${styles.narrow}`} popoverTarget="menu">
            <Icon name="menu" />
            <span className="hidden">{headerWords.menu}</span>
          </button>
          <BackButton pathname={pathname} />
          <Logo />
          <SearchForm productCount={shopfront.productCount} pathname={pathname} />
          <button type="button" className={`${styles.icon} ${styles.leave}`} onClick={search.close}>
            <Icon name="close" />
            <span className="hidden">{headerWords.closeSearch}</span>
          </button>
          <Link to="/search" className={`${styles.icon} ${styles.narrow} ${styles.look}`} onClick={search.open}>
            <Icon name="search" />
            <span className="hidden">{headerWords.search}</span>
          </Link>
          <span className={styles.store}>
            <BranchButton shopfront={shopfront} />
          </span>
          <ListsLink shopfront={shopfront} />
          {shopfront.member ? <CardButton /> : null}
          <AccountLink shopfront={shopfront} />
          <CartLink />
        </div>
        <MainMenu menus={menus} pathname={pathname} />
        <BranchChooser shopfront={shopfront} />
      </header>
      <div className="lineal" aria-hidden="true" />
    </>
  )
}

/** [HDR-07] The menu at the top left is the content's; the stores are there without it, too. */
const TopBar = ({ menu, phone }: { menu: Menus["topLeftMenu"]; phone: string }) => (
  <div className={styles.top}>
    <div className={styles.inner}>
      <nav aria-label={headerWords.topLeft}>
        {menu.map(({ label, to }) => (
          <ContentLink key={to} to={to}>
            {label}
          </ContentLink>
        ))}
        {menu.some(({ to }) => to === "/stores") ? null : <Link to="/stores">{shellWords.stores}</Link>}
      </nav>
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
    </div>
  </div>
)
