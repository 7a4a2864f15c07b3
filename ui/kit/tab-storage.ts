/** The storage of one tab: it outlives a reload and goes with the tab. Named only where it is used, as that of all tabs is. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  readonly keys: () => ReadonlyArray<string>
}

export const tabStorage: TabStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
  keys: () => Object.keys(sessionStorage)
}
