/** The footer: the ways on from the end of a page, and who the shop is. */
import { ContentLink } from "../../page/content-link.tsx"
import type { Shopfront } from "../../page/shopfront.ts"
import { footerWords } from "../../words/shell.ts"
import styles from "./footer.module.css"

export const Footer = ({ shopfront }: { shopfront: Shopfront }) => (
  <footer className={styles.footer}>
    <div className={styles.columns}>
      {shopfront.footerMenus.length > 0 ? (
        shopfront.footerMenus.map(({ location, title, items }) => (
          <section key={location}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, to }) => (
                <li key={to}>
                  <ContentLink to={to}>{label}</ContentLink>
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        // Staff have written no menus, or they can't be had.
        <section>
          <h2>{footerWords.shop}</h2>
          <ul>
            {shopfront.categories.map(({ name, slug }) => (
              <li key={slug}>
                <ContentLink to={`/c/${slug}`}>{name}</ContentLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.contact}>
        <a href={`tel:${shopfront.shop.phone.replace(/[^\d+]/g, "")}`}>
          {footerWords.call} {shopfront.shop.phone}
        </a>
      </p>
      <p className={styles.rights}>
        {footerWords.rights(yearInMelbourne(shopfront.now), shopfront.shop.name)}
        <br />
        {footerWords.abn(shopfront.shop.abn)}
      </p>
    </div>
  </footer>
)

const inMelbourne = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Melbourne" })
const yearInMelbourne = (now: number): number => Number(inMelbourne.format(now))
