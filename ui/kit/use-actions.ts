/** Hook for what can be done with a component's buttons: the same actions as long as it is shown. */
import { createContext, useContext, useState } from "react"
import { ActionsViewModel } from "./actions.view-model.ts"

/** How they are made: a page that is drawn again by a test goes on with the ones that it had. */
export const ActionsFactory = createContext(() => new ActionsViewModel())

export const useActions = (): ActionsViewModel => useState(useContext(ActionsFactory))[0]
