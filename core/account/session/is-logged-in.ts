/** Whether somebody is logged in; a file of its own, as every page asks it and only some log in. */

/** [AUTH-03] Logged in means that the customer has any content. */
export const isLoggedIn = (customer: object | undefined): boolean =>
  customer !== undefined && Object.keys(customer).length > 0
