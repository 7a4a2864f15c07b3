/** What the pages that lead to a session say around the words of signing in itself. */
import { CODE_DIGITS } from "../../core/account/sign-in/two-factor.ts"

export const signInPageWords = {
  logIn: "Log in",
  busy: "One moment…",
  wait: "Please wait...",
  rememberMe: "Keep me logged in",
  forgot: "Set Password / Forgot Password",
  byLink: "Log in by an e-mailed link instead",
  byPassword: "Log in with a password instead",
  already: (person: string, company: string) => `You're logged in as ${person}, for ${company}.`,
  toAccount: "Go to my account",
  insideTitle: "Once you're in",
  inside: [
    ["Your prices", "Your contract and loyalty prices on every product, in the cart and on the invoice."],
    ["Your paperwork", "Invoices, statements and orders, each under your PO or job number."],
    ["Your people", "An administrator decides who may order, see prices and pay."]
  ],
  newTitle: "New here?",
  newText: "You can buy without an account. With one, we keep your details and orders on file.",
  register: "Create an account",
  helpTitle: "Help with logging in",
  stuck: "Stuck? Call us on",
  and: "and",
  steps: "Steps of logging in",
  stepNames: { password: "Password", company: "Company", code: "Code" },
  companyTitle: "Which company is it for?",
  companyText: "You'll see the prices, credit and orders of the company you choose.",
  companyLaterTitle: "Work for more than one company?",
  companyLater: [
    "Each company has its own prices, credit and people.",
    "Switch any time.",
    "One is missing? Its administrator can invite you."
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
  rememberDeviceHelp: "Skip the code here next time. Only tick this on a device that's yours.",
  continue: "Continue",
  resend: "Send a new code",
  noCodeTitle: "No code yet?",
  noCode: [
    "It can take a minute. Check your junk mail too.",
    "A new code replaces the one before it.",
    "New phone or e-mail address? Call us, and we'll sort it out."
  ]
} as const

/** Good to know of any password. */
const passwordHints = {
  paste: "You can paste it, or use a password manager.",
  secret: "We never ask for it by phone or e-mail."
} as const

/** Links that are sent by e-mail: to log in, or to set a password. */
export const linkPageWords = {
  byLinkTitle: "Log in by e-mail",
  byLinkText: "We'll e-mail you a link. Open it on the device you want to log in on.",
  sendLink: "E-mail me a link",
  sentTitle: "Check your e-mail",
  sent: (email: string) => `If there is an account for ${email}, a link is on its way. It works once, for 10 minutes.`,
  waiting: "Waiting for the link to be opened…",
  usedHere: "You opened the link in another tab. Keep going there.",
  usedElsewhere: "The link was used on another device, so that one is logging in, not this one.",
  otherAddress: "Use another address",
  aboutTitle: "About the link",
  about: [
    "It can take a minute. Check your junk mail too.",
    "It works once. If you ask for another, use the newest.",
    "Nothing there? Check the address for a typo."
  ],
  passwordTitle: "Good to know",
  passwordAbout: [passwordHints.paste, "A new password logs out every device, this one too.", passwordHints.secret],
  backToLogin: "Back to log in",
  openTitle: "Log in on this device",
  openText: "Your link works. It logs you in once, in this browser.",
  open: "Log me in here",
  notAsked: "Didn't ask for this? Just close the page. Nothing happens until you press the button.",
  requestTitle: "Set or reset your password",
  requestText: "Enter the e-mail address of your account. We'll send you a link that works once, for an hour.",
  sendReset: "E-mail me a link",
  setTitle: "Set a new password",
  password: "New password",
  passwordHelp: "At least 10 characters. A few words that only you would put together work best.",
  confirmation: "Repeat password",
  show: "Show password",
  set: "Set my password",
  setDoneTitle: "Your password is set",
  setDone: "Every device is logged out. Log in with your new password."
} as const

/** Becoming a customer with an account. */
export const registerWords = {
  title: "Create an account",
  mobile: "Mobile",
  mobileWhy: "For your log-in codes, and to tell you when an order is ready.",
  submit: "Create my account",
  openTitle: "Open your account",
  /** Beside and after a first one, in the place of what is said of a new one. */
  firstPassword: {
    setTitle: "Choose a password",
    passwordAbout: [passwordHints.paste, "Use one that you have for nothing else.", passwordHints.secret],
    setDone: "From now on you log in with your e-mail address and this password."
  },
  known: "Already a customer?",
  knownText: "If your company has an account with us and your e-mail address is on file, all you need is a password.",
  sendPassword: "E-mail me a link to set one",
  failed: "We couldn't create the account. Please try again, or call us.",
  afterOrder: "Keep this order in an account",
  afterOrderText: "Your details are filled in. We'll e-mail you a link: open it here, and all you add is a password."
} as const
