/** What the reviews of a product say around what its buyers wrote. */
import { numberText } from "../../core/number-text.ts"

export const reviewWords = {
  title: "Reviews",
  /** The stars on average, of how many. */
  rated: (stars: number, count: number) =>
    `${stars.toFixed(1)} out of 5, from ${numberText(count)} ${count === 1 ? "rating" : "ratings"}`,
  starsOf: (stars: number) => `${stars} out of 5`,
  none: "Nobody has reviewed this yet.",
  bought: "Bought here",
  loading: "Fetching the reviews…",
  failed: "We couldn't fetch the reviews just now.",
  tryAgain: "Try again",
  write: "Write a review",
  logIn: "Log in to review what you bought",
  stars: "How many stars?",
  starCount: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
  says: "What is it like to work with?",
  saysHelp: (most: number) => `Up to ${numberText(most)} characters. Your first name and initial are shown beside it.`,
  noStars: "Choose from 1 to 5 stars.",
  nothingSaid: "Write a few words.",
  tooLong: (most: number) => `At most ${numberText(most)} characters.`,
  send: "Hand in",
  sending: "Handing it in…",
  thanks: "Thank you. We read each review before it is shown.",
  /** Of one's own review that is not shown. */
  waiting: "Your review is waiting to be read. It shows here after that.",
  rejected: "Your review wasn't published. You can change it and hand it in again.",
  sendFailed: "We couldn't take your review just now. Try again in a moment."
} as const
