/** What the pages that lead to a session say around the words of signing in itself. */
import { CODE_DIGITS } from "../../core/account/two-factor.ts"

export const signInPageWords = {
  logIn: "Log in",
  busy: "One moment…",
  wait: "Please wait...",
  rememberMe: "Remember me on this device",
  forgot: "Set Password / Forgot Password",
  byLink: "Log in by an e-mailed link instead",
  byPassword: "Log in with a password instead",
  already: (person: string, company: string) => `You're logged in as ${person}, for ${company}.`,
  toAccount: "Go to my account",
  insideTitle: "Once you're in",
  inside: [
    ["Your prices", "Contract and loyalty prices on every product, in the cart and on the invoice."],
    ["Your paperwork", "Invoices, statements and orders, each under your PO or job number."],
    ["Your people", "An administrator decides who may order, see prices and pay."]
  ],
  newTitle: "New here?",
  newText: "You can buy without an account. With one, your details and orders are kept.",
  register: "Create an account",
  helpTitle: "Help with logging in",
  stuck: "Stuck? Call us on",
  and: "and",
  steps: "Steps of logging in",
  stepNames: ["Password", "Company", "Code"],
  companyTitle: "Which company is it for?",
  companyText: "Prices, credit and orders are those of the company that you choose.",
  companyLaterTitle: "Work for several?",
  companyLater: [
    "Each company has its own prices, credit and people.",
    "Go over to another from your account at any time, without logging in again.",
    "One is missing? Its administrator can add you."
  ],
  trade: "Trade account",
  cash: "Cash account",
  startAgain: "Log in as someone else",
  codeTitle: "Enter your code",
  codeSent: `We sent a ${CODE_DIGITS}-digit code to`,
  codeSentNowhere: `We sent you a ${CODE_DIGITS}-digit code by e-mail and SMS.`,
  codeLife: "It works for 5 minutes.",
  code: "Code",
  codeShape: `The code has ${CODE_DIGITS} digits`,
  codeOver: "That code has run out. Ask for a new one.",
  rememberDevice: "Remember this device",
  rememberDeviceHelp: "No code next time. Only on a device that is yours.",
  continue: "Continue",
  resend: "Send a new code",
  noCodeTitle: "No code yet?",
  noCode: [
    "It can take a minute. Have a look in the junk mail.",
    "A new code takes the place of the one before it.",
    "A new phone or address? Your company's administrator can change it, or call us."
  ]
} as const

/** Links that are sent by e-mail: to log in, or to set a password. */
export const linkPageWords = {
  byLinkTitle: "Log in by e-mail",
  byLinkText: "We send you a link. Open it on the device where you want to be logged in.",
  sendLink: "E-mail me a link",
  sentTitle: "Look in your e-mail",
  sent: (email: string) => `If there is an account for ${email}, a link is on its way. It works once, for 10 minutes.`,
  waiting: "Waiting for the link to be opened…",
  usedHere: "The link was opened in another tab. Go on there.",
  usedElsewhere: "The link was used on another device, which is now logging in. This one is not.",
  otherAddress: "Use another address",
  aboutTitle: "About the link",
  about: [
    "It can take a minute. Have a look in the junk mail.",
    "It works once. A newer one takes the place of the one before it.",
    "For an address that we don't know nothing is sent, and we don't say so here."
  ],
  passwordTitle: "Good to know",
  passwordAbout: [
    "Pasting and password managers are welcome.",
    "Setting it logs out every device, this one included.",
    "We never ask for it by phone or e-mail."
  ],
  backToLogin: "Back to logging in",
  openTitle: "Log in on this device",
  openText: "Your link is good. It works once, in the browser that you see this in.",
  open: "Log me in here",
  notAsked: "Didn't ask for this? Close the page: nothing happens until the button is pressed.",
  requestTitle: "Set or reset your password",
  requestText: "Tell us the e-mail address of your account. We send a link that works once, for an hour.",
  sendReset: "E-mail me a link",
  setTitle: "Set a new password",
  password: "New password",
  passwordHelp: "At least 10 characters. A few words that only you would put together are best.",
  confirmation: "The same again",
  show: "Show what I type",
  set: "Set my password",
  setDoneTitle: "Your password is set",
  setDone: "All devices were logged out. Log in with the new password."
} as const

/** Becoming a customer with an account. */
export const registerWords = {
  title: "Create an account",
  mobile: "Mobile",
  mobileWhy: "For the code when you log in, and when an order is ready.",
  submit: "Create my account",
  known: "Already a customer?",
  knownText: "If your company has an account with us and your address is in our books, all you need is a password.",
  sendPassword: "E-mail me a link to set one",
  failed: "The account could not be created. Nothing was kept; please try again, or call us.",
  afterOrder: "Keep this order in an account",
  afterOrderText: "Your details are there already. We e-mail you a link, and a password is all that's left to add."
} as const
