/** The words of the e-mails that job lists are sent in. */

export const jobListMailWords = {
  copy: (name: string) => `Job list: ${name}`,
  sentBy: (sender: string, company: string) => `${sender}, ${company}, sent you this list.`,
  prices:
    "Prices include GST and are those of today at the sender's account; they can change until the order is placed.",
  enquiry: (company: string, name: string) => `Enquiry from ${company}: ${name}`,
  answer: "Please answer the person below, by e-mail or by phone.",
  contactName: "Contact name",
  company: "Company",
  phone: "Phone",
  email: "E-mail",
  account: "Account",
  gone: "No longer sold",
  subtotal: "Subtotal including GST",
  gst: "GST included",
  reply: (name: string) => `Answer ${name}`,
  foot: "Sent from the job lists of the online shop."
} as const
