/** What the cart's page says of keeping it for later and of sharing it. */

export const saveCartWords = {
  open: "Save this cart for later",
  lead: "We'll e-mail you a link. Open it on any device and go on where you stopped.",
  title: "Save your cart",
  email: "E-mail address",
  send: "Send me the link",
  sending: "Sending…",
  back: "Return to checkout",
  sent: (email: string) => `Saved. We've sent the link to ${email}.`
} as const

export const shareCartWords = {
  title: "Share it",
  lead: "For a workmate or a client: anybody with the link can put these items in their own cart, at their own prices.",
  share: "Make a link",
  sharing: "Making a link…",
  link: "Link to this cart",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "This browser won't copy it. Choose the link above and copy it from there.",
  print: "Open to print",
  code: "At the counter, say",
  codeHelp: (until: string) => `Any store can open your cart by this code until ${until}.`
} as const
