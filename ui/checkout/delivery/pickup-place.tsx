/** Click and collect: from which branch. */
import { observer } from "mobx-react-lite"
import { pickupList } from "../../../core/delivery/schedule/pickup.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import fields from "../../kit/field.module.css"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import styles from "./delivery.module.css"
import type { PlaceProps } from "./place-props.ts"

const BranchDetails = ({ branch: { address, phone } }: { branch: Branch }) => (
  <p className={styles.where}>
    <span>
      {address.lineOne}, {address.suburb} {address.postcode}
    </span>
    <span>{phone}</span>
  </p>
)

export const PickupPlace = observer(({ checkout, branches, mine: ownBranch, tried: wasSubmitted }: PlaceProps) => {
  const { branchId } = checkout.state.delivery
  const branch = branches.find(({ id }) => id === branchId)
  return (
    <div className={fields.field}>
      <label htmlFor="branch">
        {checkoutPageWords.branch} <span className={fields.must}>{checkoutPageWords.required}</span>
      </label>
      <select
        id="branch"
        value={branchId ?? ""}
        required
        aria-invalid={wasSubmitted && !branch}
        aria-describedby="branch-problem"
        onChange={({ target: { value } }) => checkout.delivery.choosePickup(value === "" ? undefined : Number(value))}
      >
        {pickupList(branches).map(({ id, name }) => (
          <option key={name} value={id ?? ""}>
            {name}
          </option>
        ))}
      </select>
      <span id="branch-problem" className={fields.problem}>
        {wasSubmitted && !branch ? deliveryPageWords.chooseBranch : null}
      </span>
      {branch ? <BranchDetails branch={branch} /> : null}
      {!branch && ownBranch && !ownBranch.pickupAvailable ? <p>{collectWords.noPickup(ownBranch.name)}</p> : null}
    </div>
  )
})
