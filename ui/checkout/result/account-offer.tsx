/** After an order that was placed without an account: how to have one, with a password as all that is left to add. */
import { RegisterForm } from "../../account/sign-in/register-form.tsx"
import { registerWords } from "../../words/sign-in.ts"
import styles from "../checkout.module.css"

type Contact = { readonly contactName: string; readonly email: string; readonly phone: string }

/** The last word is taken for the family's name; both can be changed. */
const namesOf = (contactName: string) => {
  const words = contactName.trim().split(/\s+/)
  const [only = ""] = words
  return words.length < 2
    ? { firstName: only, lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" }
}

/** A mobile is a number that a code can be sent to; another stays with the order. */
const mobileOf = (phone: string) => (/^04/.test(phone.replace(/\s/g, "")) ? { mobile: phone } : {})

/** [REG-01] An order with a known address attaches nothing to that account: the link in the e-mail proves whose it is. */
export const AccountOffer = ({ contact }: { contact: Contact }) => (
  <section className={styles.choice} aria-labelledby="account-offer">
    <h2 id="account-offer">{registerWords.afterOrder}</h2>
    <p>{registerWords.afterOrderText}</p>
    <RegisterForm
      submit={registerWords.submit}
      known={{ ...namesOf(contact.contactName), email: contact.email, ...mobileOf(contact.phone) }}
    />
  </section>
)
