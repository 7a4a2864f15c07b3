/** What holds for every call of the shop's API: the whole of it and the handlers of each group are built over the same. */
import { HttpApi, type HttpApiGroup } from "effect/http-api"

/** The groups below `/api`, and how what they are sent is read. */
export const belowApi = <Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<"shop", Groups>) =>
  api
    .prefix("/api")
    // Each bad field is named, not only the first.
    .annotate(HttpApi.ParseOptions, { errors: "all" })
    // Of an answer that is wrong nobody reads more than that; without a list of faults it is checked several times quicker.
    .annotate(HttpApi.SuccessParseOptions, {})

/** The part of the API that one group's handlers answer: they know nothing of the others. */
export const groupApi = <Group extends HttpApiGroup.Constraint>(group: Group) =>
  belowApi(HttpApi.make("shop").add(group))
