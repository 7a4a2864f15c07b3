/** Brings the stores after the page, which has them as the server drew them. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import { ServerDrawn } from "../../kit/server-drawn.tsx"
import styles from "./stores.module.css"
import type { StoresFound } from "./stores-found.tsx"

type Props = ComponentProps<typeof StoresFound>

const load = () => import("./stores-found.tsx").then((stores) => stores.StoresFound)

const storesPart = laterPart<Props>(import.meta.env.SSR ? await load() : undefined, load)

export const LateStores = (props: Props) => (
  // The styles of what comes later are part of the page as it is sent.
  <div className={styles.late}>
    <ServerDrawn part={storesPart} of={props.near} props={props} />
  </div>
)
