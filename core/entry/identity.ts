/** `identity`: what a contact of a company may do. */
export { type Permission, permissions } from "../identity/permission.ts"
export { type Actor, screenAllows, serverAllows } from "../identity/permission-rules.ts"
