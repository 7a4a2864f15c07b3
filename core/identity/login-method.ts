/** How somebody came to log in: their first factor. */
export type LoginMethod = "password" | "magic" | "remembered"
