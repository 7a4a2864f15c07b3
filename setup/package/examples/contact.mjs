/** Contact: addresses, phone numbers, and the numbers of businesses. A problem is a sentence; nothing where there is none. */
import { contact } from "lineal"

console.log(contact.isAbn("51 824 753 556"), contact.abnProblem("51 824 753 557"))
console.log(contact.normalizePhone("+61 (0)3 9555 0123"), contact.phoneProblem("0395550123"))
console.log(contact.isVictorian("3178"), contact.isInState("2000", "VIC"))
// true The ABN you entered is not valid
// 0395550123 undefined
// true false
