/** What holds for every call of the shop's API: the whole of it and the handlers of each group are built over the same. */
import { HttpApi, type HttpApiGroup } from "effect/http-api"

/** The groups below `/api`. What they are sent is read to its first fault: `requestFaults` finds the others where there is one. */
export const belowApi = <Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<"shop", Groups>) =>
  api.prefix("/api")

/** The part of the API that one group's handlers answer: they know nothing of the others. */
export const groupApi = <Group extends HttpApiGroup.Constraint>(group: Group) =>
  belowApi(HttpApi.make("shop").add(group))
