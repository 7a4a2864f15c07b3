/** A page as it is printed. */
import type { Page } from "playwright"

/** What of a page is on paper though only a screen can do something with it, and the colours of paper and words. */
export const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  const printed = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 120))
    const text = document.querySelector("main h1")
    return {
      controls: shown("button, a.btn, header nav, header form, body > nav, body > footer, [popover]"),
      paper: getComputedStyle(document.body).backgroundColor,
      ink: text ? getComputedStyle(text).color : ""
    }
  })
  await page.emulateMedia({ media: "screen", colorScheme: "light" })
  return printed
}

/** Black on white, and nothing that only a screen can do. */
export const plainPaper = { controls: [], paper: "rgb(255, 255, 255)", ink: "rgb(0, 0, 0)" }
