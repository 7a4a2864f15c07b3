/** What is said about a form's fields. */

/** [VAL-01] [VAL-02] [VAL-03] [VAL-04] */
export const fieldWords = {
  required: (name: string) => `${name} is required`,
  email: "Please enter a valid email address",
  most: (count: number) => `Reached maximum input limit of ${count}`,
  least: (count: number) => `Not reaching minimum input limit of ${count}`,
  maxCharacters: (len: number) => `${len} max characters`,
  passwordShort: (least: number) => `A password has at least ${least} characters`,
  passwordCommon: "That password is one of the first that is tried. Choose another.",
  phone: "Must start with 02 to 09",
  phoneAbroad: "Must start with 02 to 09, or with + and the code of another country",
  phoneLength: "A phone number has 10 digits with its area code",
  mobile: "Must start with 04 and be 10 digits long",
  signs: "Some of these characters can't be sent. Type the text again instead of pasting it",
  noAddress: "A name can't have a web or e-mail address in it",
  postcode: "A postcode has 4 digits",
  postcodeElsewhere: (state: string) => `This postcode isn't in ${state}`,
  state: "Choose a state or territory",
  country: "A country is named by its two-letter code",
  date: "Invalid date selected"
} as const

/** Four digits that are no postcode. */
export const noPostcode = "There is no such postcode"

/** [VAL-05] What is wrong with a card as it was typed. */
export const cardFieldWords = {
  notAccepted: "This card is not accepted",
  number: "Invalid card number",
  expiry: "Invalid expiry date",
  cvc: "Invalid CVC"
} as const

/** The names of fields as messages say them. */
export const fieldNames = {
  contactName: "Contact name",
  company: "Company",
  phone: "Phone",
  email: "E-mail",
  mobile: "Mobile",
  firstName: "First name",
  lastName: "Last name",
  password: "Password",
  role: "Role",
  access: "Access level",
  customerRefNo: "PO/Job number",
  instructions: "Instructions",
  line1: "Address",
  line2: "Unit, lot or building",
  suburb: "Suburb",
  /** [DEL-09] Of an address in another country, in the suburb's place. */
  city: "Town or city",
  state: "State",
  /** [DEL-09] Of an address in another country, in the state's place. */
  region: "State or region",
  postcode: "Postcode"
} as const
