/** What the pages of job lists say, and the window in which something is put into one. */

export const jobListPageWords = {
  title: "Job lists",
  description: "Keep what a job needs in a list, and buy, send or share it when you're ready.",
  lead: "Keep what a job needs in a list. Prices and stock are always today's.",
  newName: "New list",
  newHelp: "Such as the site, the client or the stage",
  create: "Start a list",
  creating: "Starting…",
  created: (name: string) => `${name} is ready. Add products from their pages, or paste a material list.`,
  name: "List",
  lines: "Lines",
  changed: "Changed",
  owner: "Made by",
  you: "You",
  sharedTag: "Shared",
  actions: "Remove",
  remove: "Remove",
  removeList: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  undo: "Undo",
  restored: (name: string) => `${name} is back.`,
  none: "You have no lists yet.",
  noneHelp: "Start one here, or choose “Add to a job list” on a product or in your cart.",
  shop: "Go shopping",
  back: "All lists",
  failed: "We can't show that list here",
  notFound: "We can't find that list",
  notFoundHelp: "It may have been removed, or its owner no longer shares it."
} as const

export const jobListWords = {
  changedOn: (day: string) => `Changed ${day}`,
  madeBy: (name: string) => `Made by ${name}. Only they can change it.`,
  shared: "Everyone at your company can see this list.",
  own: "Only you can see this list.",
  toCart: "Put it all in my cart",
  adding: "Adding to your cart…",
  email: "E-mail this list",
  enquire: "Ask us about this list",
  quote: "Hold these prices in a quote",
  quoted: (quote: string, day: string) => `Quote ${quote} holds these prices until ${day}.`,
  openQuote: "Open the quote",
  edit: "Rename or share",
  product: "Product",
  stock: "Stock",
  quantity: "Quantity",
  price: "Price",
  total: "Total",
  gone: "No longer sold like this",
  removeLine: (name: string) => `Remove ${name}`,
  lineRemoved: (name: string) => `${name} is out of the list.`,
  lineBack: (name: string) => `${name} is back in the list.`,
  subtotal: "Subtotal",
  subtotalExGst: "Subtotal, excludes GST",
  gst: "GST",
  gstIncluded: "GST included",
  totalIncGst: "Total including GST",
  today: "At today's prices",
  empty: "Nothing is in this list yet.",
  emptyHelp: "Add products from their pages or your cart, or paste a material list here.",
  busy: "Another change is being saved. Try again in a moment.",
  wrongQuantity: "Enter a quantity"
} as const

export const jobListWindowWords = {
  editTitle: "Rename or share",
  name: "List name",
  share: "Share with everyone at my company",
  emailTitle: "E-mail this list",
  emailHelp: "It goes with today's prices at your account.",
  email: "E-mail address",
  emailed: (email: string) => `The list is on its way to ${email}.`
} as const

export const jobListEmailDialogWords = { do: "Send the list", doing: "Sending…", leave: "Cancel" } as const

export const jobListEnquiryWords = {
  title: "Ask us about this list",
  description: "Send a job list to our staff, who get back to you.",
  lead: "We get the list with your details, and call or e-mail you about prices, substitutes and delivery.",
  send: "Send my enquiry",
  sending: "Sending…",
  sent: "Your enquiry is with us.",
  sentHelp: (phone: string) => `We'll get back to you on the next working day. In a hurry? Call ${phone}.`,
  list: "Your list",
  linesCount: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  back: "Back to the list"
} as const
