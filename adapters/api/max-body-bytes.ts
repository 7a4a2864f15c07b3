/** The most that any request may hold, bytes: an order of 200 lines is a quarter of it. */
export const MAX_BODY_BYTES = 256 * 1024
