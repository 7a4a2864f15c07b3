/** What staff mark categories with: a banner in the menu, and a class of the look. */

/** [ENT-09] Asked by a category's whole slug. */
export type CategoryMarks = {
  readonly hasBanner: (slug: string) => boolean
  /** Empty where there is none. */
  readonly className: (slug: string) => string
}

/** Nothing is marked. */
export const noMarks: CategoryMarks = { hasBanner: () => false, className: () => "" }
