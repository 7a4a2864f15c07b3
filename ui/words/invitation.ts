/** What is said to somebody who was asked to buy for a company. */

export const invitationWords = {
  title: "You're invited",
  asks: (company: string) => `Buy for ${company}?`,
  text: (company: string) =>
    `${company} would like you to buy on its account. Say yes, and you can choose it whenever you log in. Your own account stays as it is.`,
  role: "You'd be its",
  may: "What you could see and do there",
  accept: "Accept",
  decline: "No, thanks",
  logInFirst:
    "A customer of ours would like you to buy on its account. Log in with the e-mail address that the invitation was sent to, and you'll see who it is.",
  registerHint: "No account yet? Create one with that same address, then log in: we bring you back here.",
  acceptedTitle: (company: string) => `You can buy for ${company} now`,
  accepted: "Switch to it now, or any time later from your account.",
  enter: (company: string) => `Switch to ${company}`,
  stay: (company: string) => `Stay with ${company}`,
  declinedTitle: "You've said no",
  declined: "Nothing has changed, and the company can see that nobody joined.",
  otherTitle: "This invitation is for another address",
  other: (person: string) =>
    `You're logged in as ${person}, and it was sent to somebody else's e-mail address. If that address is yours too, log out and log in with it.`,
  usedTitle: "This invitation has been answered",
  used: "Each one works once. If you said yes, the company is in your account.",
  expiredTitle: "This invitation doesn't work any more",
  expired: "It has run out, was taken back, or a newer one was sent. Ask whoever invited you to send it again.",
  void: "Whoever sent it doesn't look after that company's account any more. Ask the company to send you a new one.",
  aboutTitle: "About the invitation",
  about: [
    "It works once, for 7 days, and only for the address it was sent to.",
    "Prices, orders and invoices of each company stay apart.",
    "You can leave a company any time, from your account."
  ]
} as const
