/** The words of what people are told about their log-in. */

export const accountMailWords = {
  code: (code: string) => `Your code is ${code}`,
  /** What is kept of a sent code, in the shop's own list of messages. */
  codeTrace: "Your code",
  codeSays: "Type it on the page where you are logging in. It works once, for 5 minutes.",
  codeWarning: "Nobody from the shop will ever ask you for it.",
  codeSms: (code: string, shop: string) =>
    `${code} is your ${shop} code. It works for 5 minutes. Never give it to anybody.`,
  hello: (name: string) => (name ? `Hello ${name},` : "Hello,"),
  reset: "Set your password",
  resetSays: "Someone asked to set the password for this address. The link below works once, for an hour.",
  notYou: "If that wasn't you, ignore this e-mail: nothing changes.",
  resetLink: "Set your password",
  magic: "Your log-in link",
  magicSays: "The link below logs in the browser that you open it in. It works once, for 10 minutes.",
  magicLink: "Log in",
  welcome: "Finish your account",
  welcomeSays:
    "Someone asked for an account with this address. The link below lets you choose a password. It works once, for an hour.",
  welcomeLink: "Choose a password",
  invitation: (company: string, shop: string) =>
    company
      ? `${company} invites you to buy on its account`
      : `You're invited to buy on a customer's account at ${shop}`,
  invitationSays: (company: string, shop: string) =>
    `${company || "A customer"} would like you to buy for them at ${shop}. Nothing changes until you say yes: open the link, log in or create an account with this address, and accept.`,
  invitationLife: "The link works once, for 7 days. If you don't know what this is about, ignore it: nothing happens.",
  invitationLink: "See the invitation",
  howToLogIn: (company: string) => (company ? `How to log in for ${company}` : "How to log in"),
  howToLogInSays: (company: string) =>
    `You're a contact of ${company || "one of our customers"}. Log in with this e-mail address, and choose that company.`,
  howToSetPassword:
    "The link lets you choose a password. It works once, for an hour; after that, ask for another on the log-in page.",
  askToOrder: (name: string) => `${name || "A contact"} would like to order online`,
  askToOrderSays: (name: string, email: string, company: string) =>
    `${name ? `${name} (${email})` : email} would like to order online${company ? ` for ${company}` : ""}, and their account doesn't allow it yet.`,
  askToOrderCart: "This is what they have in their cart. Nothing has been ordered.",
  askToOrderHow: "You decide: under Admin permissions you can tick online ordering for them, or order it yourself.",
  askToOrderLink: "Open admin permissions",
  passwordSet: {
    title: "Your password is set",
    says: (when: string) =>
      `You set the password of your account on ${when}. Log in with it and this e-mail address. If that was not you, call us now.`
  },
  passwordChanged: {
    title: "Your password was changed",
    says: (when: string) =>
      `Your password was changed on ${when}, and every device was logged out. If that was not you, call us now.`
  },
  detailsChanged: "Your details were changed",
  detailsChangedSays: (changed: ReadonlyArray<string>, when: string) =>
    `Changed on ${when}: your ${changed.join(", your ")}.`,
  detailsChangedHelp:
    "With a new mobile or password every other device was logged out. If that was not you, set a new password now and call us.",
  newDevice: "A new device logged in",
  newDeviceSays: (device: string, when: string) =>
    `Your account was logged in on a device that we have not seen before: ${device}, on ${when}. If that was not you, set a new password now.`
} as const
