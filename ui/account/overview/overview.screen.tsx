/** The account at a glance: what it is, who is logged in, and where. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { leaveRefusal } from "../../../core/account/company-contact.ts"
import { isAdmin } from "../../../core/identity/permission-rules.ts"
import { loadedHead } from "../../page/page-head.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { CardButton } from "../card/card-button.tsx"
import { Company } from "../company/company.tsx"
import { CompanySettings } from "../company/company-settings.tsx"
import { CompanySwitcher } from "../company/company-switcher.tsx"
import { Devices } from "../company/devices.tsx"
import { LeaveCompany } from "../company/leave-company.tsx"
import { Person } from "../company/person.tsx"
import { PriceFile } from "../company/price-file.tsx"
import companyStyles from "../parts/company.module.css"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "../parts/parts.module.css"
import { ApprovalList } from "./approval-list.tsx"
import { LastInvoices } from "./last-invoices.tsx"
import { loadBusiness } from "./load-business.ts"
import { NextDeliveries, OpenOrders } from "./open-orders.tsx"

export const Route = createFileRoute("/_shop/_account/my-account")({
  loader: async ({ context }) => {
    const [details, devices] = await Promise.all([
      context.call("GET /users/details"),
      context.call("GET /users/auth/devices")
    ])
    const business = details.ok ? await loadBusiness(context.call, details.data, context.viewModels.session.now) : {}
    const head = { title: titles.overview, description: descriptions.overview, path: "/my-account", noIndex: true }
    return { head, details, devices, ...business }
  },
  staleTime: 0,
  head: loadedHead,
  component: OverviewScreen
})

const root = getRouteApi("__root__")

function OverviewScreen() {
  const { details, devices, approvals, balances, orders, invoices } = Route.useLoaderData()
  const { member } = root.useLoaderData()
  return (
    <>
      <div className={styles.title}>
        <h1>{titles.overview}</h1>
        {details.ok ? <CardButton card={details.data.card} /> : null}
      </div>
      {details.ok ? <Company details={details.data} balances={balances} /> : <LoadFailure failure={details} />}
      <div className={companyStyles.tools}>
        {details.ok && details.data.contact.permissions.showCustomerPrice !== false ? <PriceFile /> : null}
        {member && isAdmin({ contact: member }, member) ? (
          <CompanySettings member={member} settings={details.ok ? details.data.customer : undefined} />
        ) : null}
      </div>
      {approvals ? <ApprovalList approvals={approvals} self={member?.contactId} /> : null}
      {orders ? <NextDeliveries orders={orders} /> : null}
      {invoices ? <LastInvoices invoices={invoices} /> : null}
      {orders ? <OpenOrders orders={orders} /> : null}
      {details.ok ? (
        <>
          <CompanySwitcher companies={details.data.linkedCompanies} current={details.data.customer.customerId} />
          <Person details={details.data} />
          {details.data.linkedCompanies.length > 1 &&
          leaveRefusal(details.data.contact.id, details.data.customer.contacts) === undefined ? (
            <LeaveCompany customerId={details.data.customer.customerId} name={details.data.customer.name} />
          ) : null}
        </>
      ) : null}
      <Devices devices={devices} />
    </>
  )
}
