/** The strip above a page that says when the shop is worked on, and for how long. */
import { getRouteApi } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { countdownText, type MaintenanceBanner } from "../../../core/content/site-status.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { backgroundWords } from "../../words/background.ts"
import styles from "./background.module.css"
import { MaintenanceViewModel } from "./maintenance.view-model.ts"

const root = getRouteApi("__root__")

/** [MNT-01] The countdown is for the eye: it would be read out every second. */
export const MaintenanceStrip = ({ banner }: { readonly banner: MaintenanceBanner | undefined }) => (
  <div role="status">
    {banner ? (
      <p className={styles.maintenance} data-state={banner.state}>
        {banner.message}
        {banner.state === "active" ? (
          <span aria-hidden="true">
            {backgroundWords.backIn} <b>{countdownText(banner.secondsLeft)}</b>
          </span>
        ) : null}
      </p>
    ) : null}
  </div>
)

export const MaintenanceNotice = observer(() => {
  const { call } = root.useRouteContext()
  const { clock } = useViewModels().cart
  const [maintenance] = useState(() => new MaintenanceViewModel(call, clock))
  useEffect(() => {
    void maintenance.poll()
    return () => maintenance.stop()
  }, [maintenance])
  return <MaintenanceStrip banner={maintenance.banner} />
})
