/** The way to a member's job lists, with their number. */
import { useRouter } from "@tanstack/react-router"
import { Icon } from "../../kit/icon.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import type { Shopfront } from "../../page/shopfront.ts"
import { headerWords } from "../../words/header.ts"
import styles from "./header.module.css"

type Props = { readonly shopfront: Pick<Shopfront, "features" | "isLoggedIn" | "jobListCount"> }

const PATH = "/joblist"

/** [HDR-01] [HDR-10] [TOG-01] For who is logged in where the shop keeps lists, and once there is a page of them. */
export const ListsLink = ({ shopfront: { features, isLoggedIn, jobListCount = 0 } }: Props) => {
  const { routesByPath } = useRouter()
  if (!features.jobLists || !isLoggedIn || !Object.hasOwn(routesByPath, PATH)) return null
  return (
    <ContentLink to={PATH} className={`${styles.icon} ${styles.lists}`}>
      <Icon name="lists" />
      <span className={styles.words}>{headerWords.lists}</span>
      {jobListCount > 0 ? (
        <sup className={styles.yellow}>
          <span aria-hidden="true">{jobListCount > 9 ? "9+" : jobListCount}</span>
          <span className="hidden"> {headerWords.listCount(jobListCount)}</span>
        </sup>
      ) : null}
    </ContentLink>
  )
}
