/** After an order that was placed without an account: how to have one, with a password as all that is left to add. */
import { RegisterForm } from "../../account/sign-in/register-form.tsx"
import { registerWords } from "../../words/sign-in.ts"
import styles from "../checkout.module.css"
import { mobileOf, namesOf } from "../person-names.ts"

type Contact = { readonly contactName: string; readonly email: string; readonly phone: string }

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
