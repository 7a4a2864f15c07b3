/** Money: whole cents, rounded once, and the GST in them. */
import { money } from "lineal"

const price = money.toCents("1234.505")
console.log(price, money.dollars(price))
console.log(`GST ${money.dollars(money.gstIn(price))}, without it ${money.dollars(money.withoutGst(price))}`)
try {
  money.toCents("12,34")
} catch (problem) {
  console.log(problem.message)
}
// 123451 $1,234.51
// GST $112.23, without it $1,122.28
// Not an amount in dollars: 12,34
