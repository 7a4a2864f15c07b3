/** [PDP-01] Puts what is chosen on a product's page into a job list. */
import { observer } from "mobx-react-lite"
import { AddToList } from "../../account/job-lists/add-to-list.tsx"
import { jobListOfferWords } from "../../words/job-list-offer.ts"
import type { ProductViewModel } from "./product.view-model.ts"

/** Beside the way into the cart, once something is chosen. */
export const ChosenToList = observer(({ model }: { readonly model: ProductViewModel }) =>
  model.chosen.length > 0 ? (
    <AddToList
      label={jobListOfferWords.add}
      className="link"
      items={() => model.chosen.map(({ request }) => request)}
    />
  ) : null
)
