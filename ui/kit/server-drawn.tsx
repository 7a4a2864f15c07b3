/** A part of a page that the server draws at once, while in the browser its script comes after the page. */
import type { ReactNode } from "react"

const kept = { __html: "" }

type Props = {
  /** What is shown: another one drops what the server drew of this. */
  readonly of: string
  /** Undefined until the script is there. */
  readonly children: ReactNode
}

/** Until its children are there the browser leaves alone what the server drew, whose links and forms work by themselves. */
export const ServerDrawn = ({ of, children }: Props) =>
  children === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, and what the server drew is kept
    <div key={`kept ${of}`} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  ) : (
    <div key="drawn">{children}</div>
  )
