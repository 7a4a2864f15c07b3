/** The banners of one place, side by side where several fit. */
import { ContentLink } from "../../page/content-link.tsx"
import { contentWords } from "../../words/content.ts"
import type { BannerFace } from "./banner-faces.ts"
import styles from "./blocks.module.css"

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

export const LinkedFace = ({ banner }: { banner: BannerFace }) => {
  const { link } = banner
  const face = <Face banner={banner} />
  if (!link) return face
  if (!link.newTab) return <ContentLink to={link.to}>{face}</ContentLink>
  return (
    <a href={link.to} target="_blank" rel="noopener">
      {face}
      <span className="hidden"> {contentWords.newTab}</span>
    </a>
  )
}

export const BannerRow = ({ banners }: { banners: ReadonlyArray<BannerFace> }) => (
  <ul className={styles.banners}>
    {banners.map((banner) => (
      <li key={`${banner.desktopImage} ${banner.heading} ${banner.link?.to}`} className={styles.banner}>
        <LinkedFace banner={banner} />
      </li>
    ))}
  </ul>
)
