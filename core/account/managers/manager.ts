/** Somebody at the shop whom a company's questions go to: its account manager, or the credit manager of a branch. */

export type Manager = {
  readonly name: string
  readonly phone: string
  readonly email: string
  /** The address of their picture; without one their initials stand there. */
  readonly picture?: string
}

/** A manager as a merchant's system hands them over, with whom they look after. */
export type AssignedManager = Manager & {
  readonly id: string
  /** The companies whose account manager they are, by number. */
  readonly customers: ReadonlyArray<string>
  /** The branches whose credit manager they are. */
  readonly branches: ReadonlyArray<number>
}

/** [ACM-01] The first letters of the first and the last name: `JW` of Jo Anne Ward; one of a single name. */
export const initialsOf = (name: string): string => {
  const names = name.split(/[^\p{L}\p{M}']+/u).filter(Boolean)
  const [first = "", last = ""] = [names[0], names.length > 1 ? names.at(-1) : ""]
  return [first, last].map((one) => [...one][0]?.toUpperCase() ?? "").join("")
}

/**
 * [ACM-01] The branch whose credit manager a company asks: its home branch, else the store that its contact chose. Undefined
 * where neither is set.
 */
export const creditBranch = (homeBranch: number | undefined, chosenBranch: number | undefined): number | undefined =>
  homeBranch ?? chosenBranch
