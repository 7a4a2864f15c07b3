/** The browser's storage of short texts, named only where it is used: a browser that keeps nothing of pages throws at its very name. */
export const pageStorage: Pick<Storage, "getItem" | "setItem"> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value)
}
