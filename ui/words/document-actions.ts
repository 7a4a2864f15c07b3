/** What the buttons of a document say; how each came out is said in the words of the core. */
export const documentActionWords = {
  pdf: "PDF",
  csv: "CSV",
  downloadList: "Download as CSV",
  downloadNamed: (name: string) => `Download as CSV: ${name}`,
  downloading: "Downloading…",
  saved: (file: string) => `Saved as ${file}.`,
  notSaved: (problem: string) => `The file couldn't be downloaded. ${problem}`,
  email: "E-mail it to me",
  emailing: "Sending…",
  sentTo: (said: string, email: string) => `${said} It goes to ${email}.`
} as const
