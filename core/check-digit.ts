/** The check digit that order numbers, payment references and cards carry. */

/** The digit that makes a row of digits pass the Luhn check (MOD10V01: doubling every second digit from the right). */
export const checkDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}
