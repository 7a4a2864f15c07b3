/** The example shop in small, as the template of that name holds it: made once for all test files of a process, which takes a second. */
import { exampleShop } from "../../fixtures/shop.ts"
import { SMALL_SHOP_DAY } from "./postgres.setup.ts"

export const smallShop = exampleShop("small", SMALL_SHOP_DAY)
