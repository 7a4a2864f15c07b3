/** What Start's build says of itself: which files each route consists of. */
declare module "tanstack-start-manifest:v" {
  export const tsrStartManifest: () => { readonly routes: import("@tanstack/react-router").Manifest["routes"] }
}
