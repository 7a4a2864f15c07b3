/** Where an account is paid by bank. */
import { Context } from "effect"

/** [INV-05] Port with the shop's BPAY biller code and bank account. Has no failure of its own. */
export class BankAccount extends Context.Service<
  BankAccount,
  {
    readonly billerCode: string
    /** `063-000`. */
    readonly bsb: string
    readonly accountNumber: string
    readonly accountName: string
  }
>()("core/billing/pay/BankAccount") {}
