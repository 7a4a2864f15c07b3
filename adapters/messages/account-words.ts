/** The words of what people are told about their log-in. */

export const accountMailWords = {
  code: (code: string) => `Your code is ${code}`,
  codeSays: "Type it on the page where you are logging in. It works once, for 5 minutes.",
  codeWarning: "Nobody from the shop will ever ask you for it.",
  codeSms: (code: string, shop: string) =>
    `${code} is your ${shop} code. It works for 5 minutes. Never tell it to anybody.`,
  reset: "Set your password",
  resetSays: (name: string) =>
    `Hello ${name}, somebody asked to set the password for this address. The link works once, for an hour.`,
  notYou: "If that was not you, ignore this message: nothing changes.",
  resetLink: "Set password",
  magic: "Your log-in link",
  magicSays: (name: string) =>
    `Hello ${name}, the link logs in the browser that you open it in. It works once, for 10 minutes.`,
  magicLink: "Log in",
  welcome: "Finish your account",
  welcomeSays: (name: string) =>
    `Hello ${name}, the link proves that this address is yours and lets you choose a password. It works once, for an hour.`,
  welcomeLink: "Choose a password",
  added: (company: string) => `You can now act for ${company}`,
  addedSays: (name: string, company: string) =>
    `Hello ${name}, an administrator of ${company} made you a contact. When you log in, you can choose that company.`,
  addedLinkSays:
    "The link lets you choose a password. It works once, for an hour; after that, ask for another on the log-in page.",
  changed: "Your password was changed",
  changedSays: (when: string) =>
    `Your password was changed on ${when}, and every device was logged out. If that was not you, call us now.`,
  newDevice: "A new device logged in",
  newDeviceSays: (device: string, when: string) =>
    `Your account was logged in on a device that we have not seen before: ${device}, on ${when}. If that was not you, set a new password now.`
} as const
