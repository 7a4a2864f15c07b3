/** The names under which a form sends what the shop itself asks for, none of which a field can have. */

/** [CMS-03] The ticket that the page got with the form: handed in twice with the same content, a form is one. */
export const TICKET_FIELD = "_ticket"

/** What proves that a browser sent it, made for that ticket; none without scripts. */
export const PROOF_FIELD = "_proof"

/** What a token of reCAPTCHA is asked for and must have been made for. */
export const RECAPTCHA_ACTION = "form"

/** The page that a form without scripts was filled in on, where it is sent from another. */
export const PAGE_FIELD = "_page"
