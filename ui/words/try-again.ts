/** What the button says that asks a page's data once more. */
export const tryAgainWords = { tryAgain: "Try again", trying: "Trying…" } as const
