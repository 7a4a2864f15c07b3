/** How somebody came to log in: their first factor. */
export type LoginVia = "password" | "magic" | "remembered"
