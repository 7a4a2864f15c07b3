/** What the page of a company's managers says. */
export const managersWords = {
  account: "Account manager",
  accountHelp: "Prices, orders, quotes, and what your account is set up for.",
  credit: "Credit manager",
  creditHelp: (branch: string) => `Invoices, payments and your credit limit, at ${branch}.`,
  creditHelpAnywhere: "Invoices, payments and your credit limit.",
  none: {
    account: "Nobody is named as your account manager yet.",
    credit: "Nobody is named as your store's credit manager yet."
  },
  failed: {
    account: "We can't show your account manager just now.",
    credit: "We can't show your credit manager just now."
  },
  tradeOnly: "Managers look after trade accounts. Your store looks after yours.",
  noBranch:
    "Your company has no home store, and you have chosen none. Choose your store, and its credit manager is shown here.",
  callBranch: (branch: string) => `Call ${branch}:`,
  callShop: "Call customer service:"
} as const
