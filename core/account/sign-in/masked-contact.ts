/** Where something was sent, so that its owner knows the place and nobody else learns it. */

/** `dana@ironbark.example` is `d•••@ironbark.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••")

/** `0491 570 156` is `•••• ••• 156`. */
export const maskedMobile = (mobile: string): string => `•••• ••• ${mobile.replace(/\D/g, "").slice(-3)}`
