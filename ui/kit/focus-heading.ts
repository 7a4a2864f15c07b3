/** Moves the focus to a page's heading: where it goes when another page has come, or what had it is gone. */

export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>("main h1")
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
