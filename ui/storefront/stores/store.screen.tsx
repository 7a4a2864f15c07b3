/** One branch: its address, hours and how to get there. */
import { createFileRoute, getRouteApi, notFound } from "@tanstack/react-router"
import type { Branch } from "../../../core/stores/branch.ts"
import { dayHours } from "../../../core/stores/open-hours.ts"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { pageHead } from "../../page/page-head.ts"
import { storeWords } from "../../words/stores.ts"
import { titles } from "../../words/titles.ts"
import { LazyNotFound } from "../cards/lazy-not-found.ts"
import styles from "./stores.module.css"

export const Route = createFileRoute("/_shop/stores/$id")({
  loader: async ({ context, params }) => {
    const store = unwrapResponse(await context.call("GET /sitemap/stores/:slug", { params: { slug: params.id } }))
    if (store.type !== "branch") throw notFound()
    return unwrapResponse(await context.call("GET /branches/:id", { params: { id: String(store.id) } }))
  },
  head: ({ loaderData: branch, ...route }) =>
    branch
      ? pageHead(route, {
          title: titles.store(branch.name),
          description: `${branch.address.lineOne}, ${branch.address.suburb}. ${branch.phone}`,
          path: `/stores/${branch.slug}`
        })
      : {},
  component: StoreScreen,
  notFoundComponent: LazyNotFound
})

const root = getRouteApi("__root__")

function StoreScreen() {
  const branch = Route.useLoaderData()
  const { branch: mine } = root.useLoaderData()
  const { origin } = Route.useRouteContext()
  return (
    <>
      <JsonLd facts={storeLd(origin, branch)} />
      <h1>{branch.name}</h1>
      <div className={styles.detail}>
        <div>
          <address>
            {branch.address.lineOne}
            <br />
            {branch.address.suburb} {branch.address.state} {branch.address.postcode}
            <a href={`https://www.openstreetmap.org/directions?to=${branch.latitude},${branch.longitude}`}>
              {storeWords.directions}
            </a>
            <a href={`tel:${branch.phone.replace(/[^\d+]/g, "")}`}>{branch.phone}</a>
            <a href={`mailto:${branch.email}`}>{branch.email}</a>
          </address>
          {branch.pickupAvailable ? null : <p>{storeWords.noPickup}</p>}
          {branch.id === mine?.id ? (
            <p className={styles.mine}>{storeWords.mine}</p>
          ) : (
            <form method="post" action="/choose-branch">
              <button type="submit" className="btn quiet" name="branchId" value={branch.id}>
                {storeWords.makeMine}
              </button>
            </form>
          )}
        </div>
        <table className={styles.hours}>
          <caption className="label">{storeWords.hours}</caption>
          <tbody>
            {dayHours(branch.hours).map(({ day, text }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const storeLd = (origin: string, branch: Branch) => ({
  "@context": "https://schema.org",
  "@type": "HardwareStore",
  name: titles.store(branch.name),
  telephone: branch.phone,
  url: `${origin}/stores/${branch.slug}`,
  address: {
    "@type": "PostalAddress",
    streetAddress: branch.address.lineOne,
    addressLocality: branch.address.suburb,
    addressRegion: branch.address.state,
    postalCode: branch.address.postcode,
    addressCountry: "AU"
  },
  geo: { "@type": "GeoCoordinates", latitude: branch.latitude, longitude: branch.longitude }
})
