/** What the e-mail about a form that was handed in says. */

export const formMailWords = {
  title: (form: string, id: number) => `${form}, number ${id}`,
  files: (count: number, id: number) =>
    `${count === 1 ? "One file came" : `${count} files came`} with it: npm run forms -- files ${id} FOLDER`,
  foot: "Handed in on the shop's pages. Nobody has checked that the sender is who they say."
} as const
