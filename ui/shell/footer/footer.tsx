/** The footer: the ways on from the end of a page, and who the shop is. */
import { NearView } from "../../kit/near-view.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import type { Menus } from "../../session/shop-menus.ts"
import { useMenus } from "../../session/use-menus.ts"
import { usePageFrame } from "../../session/use-page-frame.ts"
import { footerWords } from "../../words/footer.ts"
import { ChinBar } from "./chin-bar.tsx"
import { DeliveryBanner } from "./delivery-banner.tsx"
import styles from "./footer.module.css"
import { FooterMenu } from "./footer-menu.tsx"
import { PaymentIcons } from "./payment-icons.tsx"
import { promotionPart } from "./promotion-part.ts"
import { useAccordions } from "./use-accordions.ts"

export const Footer = () => <FooterParts menus={useMenus()} />

/** [HDR-06] [LAY-03] */
const FooterParts = ({ menus }: { menus: Menus }) => {
  const { shopfront } = usePageFrame()
  const columns = useAccordions()
  const { footerMenus, socialMenu, promotions } = menus
  return (
    <>
      <div className={promotions.length > 0 ? styles.promotions : ""}>
        <NearView part={promotionPart} props={{ promotions, isLoggedIn: shopfront.isLoggedIn }} />
      </div>
      <footer className={styles.footer}>
        <DeliveryBanner />
        <div className={styles.columns} ref={columns}>
          {footerMenus.length > 0 ? (
            footerMenus.map(({ location, title, items }) => <FooterMenu key={location} title={title} items={items} />)
          ) : (
            // Staff have written no menus, or they can't be had.
            <FooterMenu
              title={footerWords.shop}
              items={menus.categories.map(({ name, url }) => ({ label: name, to: url }))}
            />
          )}
        </div>
        <div className={styles.end}>
          <p className={styles.contact}>
            <a href={`tel:${shopfront.shop.phone.replace(/[^\d+]/g, "")}`}>
              {footerWords.call} {shopfront.shop.phone}
            </a>
          </p>
          {socialMenu.length > 0 ? (
            <ul className={styles.social} aria-label={footerWords.social}>
              {socialMenu.map(({ label, to }) => (
                <li key={to}>
                  <ContentLink to={to}>{label}</ContentLink>
                </li>
              ))}
            </ul>
          ) : null}
          <PaymentIcons />
          <p className={styles.rights}>
            {footerWords.rights(yearInMelbourne(shopfront.now), shopfront.shop.name)}
            <br />
            {footerWords.abn(shopfront.shop.abn)}
          </p>
        </div>
      </footer>
      <ChinBar shopfront={shopfront} />
    </>
  )
}

const inMelbourne = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Melbourne" })

/** [HDR-06] `now` in epoch milliseconds. */
export const yearInMelbourne = (now: number): number => Number(inMelbourne.format(now))
