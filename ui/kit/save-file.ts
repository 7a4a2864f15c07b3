/** Hands a file that the shop answered to the browser, which saves it where its reader keeps such. */

export type DownloadedFile = { readonly name: string; readonly mediaType: string; readonly base64: string }

export const saveFile = ({ name, mediaType, base64 }: DownloadedFile): void => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  Object.assign(document.createElement("a"), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
