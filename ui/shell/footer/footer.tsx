/** The footer: the ways on from the end of a page, and who the shop is. */
import { drawOnce } from "../../kit/draw-once.ts"
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
  const { shop, now, isLoggedIn } = shopfront
  const { promotions } = menus
  return (
    <>
      <div className={promotions.length > 0 ? styles.promotions : ""}>
        <NearView part={promotionPart} props={{ promotions, isLoggedIn }} />
      </div>
      <footer
        className={styles.footer}
        ref={columns}
        {...drawInside(menus, yearInMelbourne(now), shop.name, shop.phone, shop.abn)}
      />
      <ChinBar shopfront={shopfront} />
    </>
  )
}

/** A quarter of what stands on a page, and the same for everyone. */
const drawInside = drawOnce((menus: Menus, year: number, name: string, phone: string, abn: string) => (
  <>
    <DeliveryBanner />
    <div className={styles.columns}>
      {menus.footerMenus.length > 0 ? (
        menus.footerMenus.map(({ location, title, items }) => <FooterMenu key={location} title={title} items={items} />)
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
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          {footerWords.call} {phone}
        </a>
      </p>
      {menus.socialMenu.length > 0 ? (
        <ul className={styles.social} aria-label={footerWords.social}>
          {menus.socialMenu.map(({ label, to }) => (
            <li key={to}>
              <ContentLink to={to}>{label}</ContentLink>
            </li>
          ))}
        </ul>
      ) : null}
      <PaymentIcons />
      <p className={styles.rights}>
        {footerWords.rights(year, name)}
        <br />
        {footerWords.abn(abn)}
      </p>
    </div>
  </>
))

/** Summer time holds over New Year: the year turns eleven hours before it does in Greenwich. */
const NEW_YEAR_OFFSET_MS = 11 * 3_600_000

/** [HDR-06] `now` in epoch milliseconds. A formatter by the zone takes a browser some 20 ms to begin with, on every first page. */
export const yearInMelbourne = (now: number): number => new Date(now + NEW_YEAR_OFFSET_MS).getUTCFullYear()
