/** What the way to install the shop as an app says. */
export const installWords = {
  item: "Install the app",
  title: "Put Lineal on your home screen",
  why: "Your card, your lists and every price at your store, one tap away.",
  steps: ["Tap Share", "Choose Add to Home Screen", "Tap Add"],
  hints: [
    "It's the square with an arrow, in the bar of your browser.",
    "Further down the list that opens. It's named so on every iPhone and iPad.",
    "At the top of the screen. The app is then beside your others."
  ],
  install: "Install",
  done: "Done",
  notNow: "Not now"
} as const
