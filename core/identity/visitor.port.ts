/** The visitor behind the request that is being answered. */
import { Context } from "effect"
import type { Member, Visitor } from "./visitor.ts"

export class CurrentVisitor extends Context.Service<CurrentVisitor, Visitor>()("core/identity/CurrentVisitor") {}

/** The visitor of a call that only somebody who is logged in may make. */
export class CurrentMember extends Context.Service<CurrentMember, Member>()("core/identity/CurrentMember") {}
