/** What the page of somebody's own details says. */
export const ownDetailsPageWords = {
  title: "Your details",
  description: "Your name, mobile and password",
  back: "Back to the overview",
  help: "They go with you to every company you buy for. Your e-mail address is how we know you: call us to change it.",
  newPassword: "New password",
  newPasswordHelp: "Leave it empty to keep the one you have. At least 10 characters.",
  confirmation: "New password again",
  presentPassword: "Your password now",
  presentPasswordHelp: "So that nobody can change them on a screen you left open.",
  show: "Show the passwords",
  save: "Save",
  saved: "Your details are saved.",
  savedAndSignedOut: (count: number) =>
    `Your details are saved. ${count === 1 ? "One other device was" : `${count} other devices were`} logged out.`,
  mailed: "We have e-mailed you about it."
} as const
