/** The banners of one place, side by side where several fit. */
import { ContentLink } from "../../page/content-link.tsx"
import styles from "./blocks.module.css"
import type { BannerFace } from "./load-blocks.ts"

const Face = ({ banner }: { banner: BannerFace }) => (
  <>
    <picture>
      <source media="(width < 40em) and (prefers-color-scheme: dark)" srcSet={banner.darkMobileImage} />
      <source media="(width < 40em)" srcSet={banner.mobileImage} />
      <source media="(prefers-color-scheme: dark)" srcSet={banner.darkDesktopImage} />
      <img src={banner.desktopImage} alt={banner.alt ?? ""} width={400} height={300} loading="lazy" />
    </picture>
    <span className={styles.says}>
      {banner.heading ? <b>{banner.heading}</b> : null}
      {banner.text ? <span>{banner.text}</span> : null}
    </span>
  </>
)

export const BannerRow = ({ banners }: { banners: ReadonlyArray<BannerFace> }) => (
  <ul className={styles.banners}>
    {banners.map((banner) => (
      <li key={`${banner.desktopImage} ${banner.heading} ${banner.link?.to}`} className={styles.banner}>
        {banner.link ? (
          <ContentLink to={banner.link.to} newTab={banner.link.newTab}>
            <Face banner={banner} />
          </ContentLink>
        ) : (
          <Face banner={banner} />
        )}
      </li>
    ))}
  </ul>
)
