/** The header and the footer as one piece of code: a browser asks once, and their styles are one file. */
import { Footer } from "./footer/footer.tsx"
import { Header } from "./header/header.tsx"

export const frame = { Header, Footer }
