/** Where a delivery goes to: the address, typed or picked, and by which way it comes. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { DEFAULT_COUNTRY } from "../../../core/contact/address.ts"
import { countryCodes } from "../../../core/contact/countries.ts"
import { countryName } from "../../../core/contact/country-name.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { Field } from "../../kit/field.tsx"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import checkoutStyles from "../checkout.module.css"
import { FoldedFields } from "../folded-fields.tsx"
import { StateField } from "../state-field.tsx"
import type { AddressChoice } from "./address-choice.ts"
import styles from "./delivery.module.css"
import type { PlaceProps } from "./place-props.ts"
import { PlaceSuggestions, placeText } from "./place-suggestions.view-model.ts"
import { UsedAddresses } from "./used-addresses.tsx"
import { WayChoice } from "./way-choice.tsx"

type TypedField = "line1" | "line2" | "suburb" | "postcode" | "state"

/** UTF-16 units: so many characters as the rule allows, each of two. */
const MAX_LENGTH: Readonly<Record<TypedField, number>> = {
  line1: 200,
  line2: 200,
  suburb: 120,
  postcode: 20,
  state: 80
}

export const AddressPlace = observer(({ checkout, to, tried: wasSubmitted }: PlaceProps) => {
  const { address, problems, isAbroad } = to
  const { country = DEFAULT_COUNTRY } = address
  const isHere = !isAbroad
  const isShown = (name: string) => wasSubmitted || checkout.touched.has(`deliver.${name}`)
  const problemOf = (name: TypedField) => (isShown(name) ? problems[name] : undefined)
  const field = (name: TypedField) => ({
    name: `deliver.${name}`,
    label: fieldNames[name],
    value: address[name] ?? "",
    onType: (value: string) => to.typeAddress(name, value),
    onLeave: () => checkout.touch(`deliver.${name}`),
    problem: problemOf(name),
    maxLength: MAX_LENGTH[name]
  })
  return (
    <>
      <fieldset className={styles.address}>
        <legend className={styles.legend}>{deliveryPageWords.address}</legend>
        <UsedAddresses to={to} />
        <Field
          {...field("line1")}
          {...(isHere ? { help: deliveryPageWords.lineHelp } : {})}
          onLeave={() => {
            checkout.touch("deliver.line1")
            void to.splitLine()
          }}
          autoComplete="shipping address-line1"
        />
        <UnknownSuburb to={to} />
        <Suburb to={to} problem={problemOf("suburb")} onLeave={() => checkout.touch("deliver.suburb")} />
        <div className={checkoutStyles.pair}>
          {isHere ? (
            <StateField
              name="deliver.state"
              kind="shipping"
              value={address.state}
              problem={problemOf("state")}
              onChoose={(state) => to.typeAddress("state", state)}
              onLeave={() => checkout.touch("deliver.state")}
            />
          ) : (
            <Field {...field("state")} label={fieldNames.region} autoComplete="shipping address-level1" optional />
          )}
          <Field
            {...field("postcode")}
            problem={problemOf("postcode") ?? to.offers.postcodeProblem}
            {...(isHere ? { inputMode: "numeric" } : {})}
            autoComplete="shipping postal-code"
          />
        </div>
        <FoldedFields summary={deliveryPageWords.addToAddress} isFilled={isAbroad || (address.line2 ?? "") !== ""}>
          <Field {...field("line2")} autoComplete="shipping address-line2" optional />
          <FieldFrame name="deliver.country" label={deliveryPageWords.country} mark={checkoutPageWords.required}>
            <select
              id="deliver.country"
              value={country}
              autoComplete="shipping country"
              onChange={({ target }) => to.typeAddress("country", target.value)}
            >
              {countryCodes.map((code) => (
                <option key={code} value={code}>
                  {countryName(code)}
                </option>
              ))}
            </select>
          </FieldFrame>
        </FoldedFields>
      </fieldset>
      <WayChoice checkout={checkout} to={to} />
    </>
  )
})

/** [EXP-52] A suburb that nobody knows in a line that holds a whole address, and those that may be meant. */
export const UnknownSuburb = observer(({ to }: { readonly to: AddressChoice }) => {
  const { unknownSuburb } = to
  if (!unknownSuburb) return null
  const { line1, suburb, postcode, meant } = unknownSuburb
  return (
    <div className={`notice warn ${styles.meant}`} role="status">
      <p>{deliveryPageWords.unknownSuburb(`${suburb} ${postcode}`, meant.length > 0)}</p>
      {meant.length > 0 ? (
        <div className={styles.fixes}>
          {meant.map((place) => (
            <button
              key={placeText(place)}
              type="button"
              className="btn quiet"
              onClick={() => to.pickMeant(line1, place)}
            >
              {placeText(place)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
})

type SuburbProps = {
  readonly to: AddressChoice
  readonly problem: string | undefined
  readonly onLeave: () => void
}

/** [DEL-09] Suburbs are offered while one is typed; one that was picked brings its state and postcode. */
const Suburb = observer(({ to, problem, onLeave }: SuburbProps) => {
  const { call } = useRouter().options.context
  const [suggestions] = useState(() => new PlaceSuggestions(call))
  return (
    <FieldFrame
      name="deliver.suburb"
      label={to.isAbroad ? fieldNames.city : fieldNames.suburb}
      mark={checkoutPageWords.required}
      problem={problem}
      hasPlace
    >
      <input
        id="deliver.suburb"
        name="deliver.suburb"
        value={to.address.suburb}
        required
        maxLength={MAX_LENGTH.suburb}
        list="deliver.places"
        autoComplete="shipping address-level2"
        aria-invalid={problem !== undefined}
        {...describedBy("deliver.suburb", undefined, problem)}
        onBlur={onLeave}
        onChange={({ target: { value } }) => {
          const picked = to.isAbroad ? undefined : suggestions.type(value)
          if (picked) to.pickPlace(picked)
          else to.typeAddress("suburb", value)
        }}
      />
      <datalist id="deliver.places">
        {to.isAbroad
          ? null
          : suggestions.places.map((place) => <option key={placeText(place)} value={placeText(place)} />)}
      </datalist>
    </FieldFrame>
  )
})
