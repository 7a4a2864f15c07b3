/** When a crane has to come along. */

/**
 * [DEL-07] A check that answers its own message, and exactly that, when a crane is required and the delivery is invalid;
 * the form that uses it knows best how to say it.
 */
export const craneProblem =
  (message: string) =>
  (delivery: { readonly craneRequired: boolean; readonly isValid: boolean }): string | undefined =>
    delivery.craneRequired && !delivery.isValid ? message : undefined
