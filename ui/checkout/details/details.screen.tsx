/** Who the order is for: as few fields as a pickup needs. */
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { orderWords } from "../../../core/words/order.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { Field } from "../../kit/field.tsx"
import { ProblemSummary } from "../../kit/problem-summary.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { detailsPageWords } from "../../words/details.ts"
import { titles } from "../../words/titles.ts"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { useCheckout } from "../checkout-context.tsx"
import { problemsInOrder, shownProblems } from "../details-fields.ts"
import { FoldedFields } from "../folded-fields.tsx"
import { OrderSummary } from "../order-summary.tsx"
import { useCheckoutStep } from "../use-checkout-step.ts"
import { OtherCompany } from "./other-company.tsx"
import { PoField } from "./po-field.tsx"
import { BillAddressFields, ReceiverFields } from "./receiver-and-bill.tsx"

export const Route = createFileRoute("/_checkout/checkout/details")({
  loader: () => ({
    head: {
      title: titles.details,
      description: titles.details,
      path: "/checkout/details",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: DetailsScreen
})

function DetailsScreen() {
  const checkout = useCheckout()
  useCheckoutStep("details", checkout)
  return (
    <div className={styles.columns}>
      <Details checkout={checkout} />
      <OrderSummary checkout={checkout} />
    </div>
  )
}

const Details = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { billingDetails } = checkout.state.contactDetails
  const { agreeTermsAndConditions, agreeMarketingCommunication, orderDetails } = checkout.state
  const { po } = checkout
  const problems: Readonly<Record<string, string>> = {
    ...checkout.detailsProblems,
    ...(agreeTermsAndConditions ? {} : { terms: orderWords.agreeTerms })
  }
  const shown = shownProblems(problems, checkout.touched)
  const open = tries > 0 && Object.keys(shown).length > 0
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.keys(problems).length === 0)
          return void checkout.completeDetails().then((step) => navigate({ to: `/checkout/${step}` }))
        checkout.touch(...Object.keys(problems))
        setTries(tries + 1)
      }}
    >
      <h1>{detailsPageWords.detailsTitle}</h1>
      <OtherCompany checkout={checkout} />
      {open ? <ProblemSummary problems={problemsInOrder(shown, checkout.delivery.handOver)} tries={tries} /> : null}
      <Field
        name="contactName"
        label={fieldNames.contactName}
        value={billingDetails.contactName}
        onType={(value) => checkout.type("contactName", value)}
        onLeave={() => checkout.touch("contactName")}
        problem={checkout.problemOf("contactName")}
        autoComplete="name"
        maxLength={MAX_FIELD_CHARACTERS.contactName * 2}
        plain
      />
      <Field
        name="email"
        label={fieldNames.email}
        type="email"
        inputMode="email"
        value={billingDetails.email}
        onType={(value) => checkout.type("email", value)}
        onLeave={() => checkout.touch("email")}
        problem={checkout.problemOf("email")}
        help={detailsPageWords.emailWhy}
        autoComplete="email"
        maxLength={MAX_FIELD_CHARACTERS.email * 2}
        plain
      />
      <Field
        name="phone"
        label={fieldNames.phone}
        type="tel"
        inputMode="tel"
        value={billingDetails.phone}
        onType={(value) => checkout.type("phone", value)}
        onLeave={() => checkout.touch("phone")}
        problem={checkout.problemOf("phone")}
        help={detailsPageWords.phoneWhy[checkout.delivery.handOver]}
        autoComplete="tel"
        maxLength={MAX_FIELD_CHARACTERS.phone}
      />
      {po.ask === "optional" ? null : <PoField checkout={checkout} />}
      <FoldedFields
        summary={detailsPageWords.addCompany[po.ask === "optional" ? "withPo" : "alone"]}
        isFilled={billingDetails.company !== "" || orderDetails.customerRefNo !== ""}
      >
        <Field
          name="company"
          label={fieldNames.company}
          value={billingDetails.company}
          onType={(value) => checkout.type("company", value)}
          onLeave={() => checkout.touch("company")}
          problem={checkout.problemOf("company")}
          autoComplete="organization"
          maxLength={MAX_FIELD_CHARACTERS.company}
          optional
        />
        {po.ask === "optional" ? <PoField checkout={checkout} /> : null}
      </FoldedFields>
      <ReceiverFields checkout={checkout} />
      <BillAddressFields checkout={checkout} />
      <div>
        <Checkbox
          id="terms"
          checked={agreeTermsAndConditions}
          required
          problem={checkout.touched.has("terms") ? problems.terms : undefined}
          onChange={(event) => checkout.setTermsAgreed(event.target.checked)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            event.preventDefault()
            checkout.setTermsAgreed(!agreeTermsAndConditions)
          }}
        >
          {detailsPageWords.terms}{" "}
          <Link to="/$" params={{ _splat: "terms" }}>
            {detailsPageWords.termsLink}
          </Link>{" "}
          <span className="soft small">{checkoutPageWords.required}</span>
        </Checkbox>
        <Checkbox
          checked={agreeMarketingCommunication}
          onChange={(event) => checkout.setMarketingAgreed(event.target.checked)}
        >
          {detailsPageWords.marketing} <span className="soft small">{checkoutPageWords.optional}</span>
        </Checkbox>
      </div>
      <div className={styles.actions}>
        <button type="submit" className="btn">
          {checkoutPageWords.continue}
        </button>
        <Link to="/checkout/delivery">{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})
