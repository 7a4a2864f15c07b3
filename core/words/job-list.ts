/** What is said about job lists. */

/** [JOB-02] Why a list can't be sent on. */
export const jobListWords = {
  deleted: "This list was deleted. Choose another list, or start a new one.",
  empty: "This list has nothing in it. Add a product before you send it on."
} as const
