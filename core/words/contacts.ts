/** What is said about the people who act for a company. */

/** [CONT-01] What stops a change of a company's contacts. */
export const contactWords = {
  notAdmin: "Only an administrator of the company can do this.",
  /** [APV-01] */
  limitText: "Write an amount in dollars, such as 500 or 1,250.50, or leave it empty",
  unknown: "That contact could not be found.",
  oneself: "Nobody changes their own role or access. Ask another administrator.",
  lastAdmin: "The last administrator can't be removed. Make somebody else an administrator first.",
  isContact: "Somebody with that address is a contact already.",
  isInvited: "That address has an invitation already. You can send it again from the list.",
  noInvitation: "That invitation could not be found. It may have been answered just now.",
  invitationOver: "This invitation can't be used any more. Ask the company to send a new one.",
  senderGone: "Whoever invited you doesn't look after that account any more. Ask the company to send a new invitation.",
  otherAddress: "This invitation was sent to another address. Log in with that one.",
  unknownCompany: "That company could not be found.",
  tooMany: "Too many invitations were sent. Wait a while, then try again.",
  tooManyMails: "Too many e-mails were sent. Wait a while, then try again.",
  /** [PERM-02] Asking an administrator for leave to order. */
  mayOrder: "You can order online. Load this page again to go on.",
  noAdmin: "Your company has no administrator with us yet. Give us a call and we'll sort it out.",
  askedOften: "Your administrator has been asked already. Give them a little time, or give them a call."
} as const
