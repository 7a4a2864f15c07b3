/** One of a list of facts: what it is called, and what it is. */
import type { ReactNode } from "react"

type Props = { readonly name: string; readonly className?: string | undefined; readonly children: ReactNode }

export const Fact = ({ name, className, children }: Props) => (
  <div className={className}>
    <dt className="label">{name}</dt>
    <dd>{children}</dd>
  </div>
)
