/** The promotional banners of every page, one at a time. */
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { Menus } from "../../session/shop-menus.ts"
import { type BannerFace, bannerFaces } from "../../storefront/blocks/banner-faces.ts"
import { LinkedFace } from "../../storefront/blocks/banner-row.tsx"
import { footerWords } from "../../words/footer.ts"
import styles from "./promotion.module.css"
import { RotationViewModel } from "./rotation.view-model.ts"

export type PromotionProps = { readonly promotions: Menus["promotions"]; readonly isLoggedIn: boolean }

/** [BAN-01] Nothing where the visitor sees no face of any of them. */
export const Promotion = ({ promotions, isLoggedIn }: PromotionProps) => {
  const banners = bannerFaces([{ location: "promotion", banners: promotions }], isLoggedIn)
  return banners.length > 0 ? <Turns key={banners.length} banners={banners} /> : null
}

const Turns = observer(({ banners }: { banners: ReadonlyArray<BannerFace> }) => {
  const [rotation] = useState(() => new RotationViewModel(banners.length))
  const count = banners.length
  useEffect(() => {
    if (count < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    rotation.start()
    return () => rotation.stop()
  }, [rotation, count])
  return (
    <section
      className={styles.promotion}
      aria-label={footerWords.promotions}
      onPointerEnter={() => rotation.hold(true)}
      onPointerLeave={() => rotation.hold(false)}
      onFocus={() => rotation.hold(true)}
      onBlur={() => rotation.hold(false)}
    >
      <ul>
        {banners.map((banner, place) => (
          <li
            key={`${banner.desktopImage} ${banner.heading}`}
            className={styles.face}
            hidden={place !== rotation.place}
          >
            <LinkedFace banner={banner} />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <p className={styles.turns}>
          <span>{footerWords.promotion(rotation.place + 1, count)}</span>
          {rotation.isRunning ? (
            <button type="button" className="link" onClick={() => rotation.pause(!rotation.isPaused)}>
              {rotation.isPaused ? footerWords.play : footerWords.pause}
            </button>
          ) : null}
          <button type="button" className="link" onClick={() => rotation.next()}>
            {footerWords.nextPromotion}
          </button>
        </p>
      ) : null}
    </section>
  )
})
