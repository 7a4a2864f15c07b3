/** What a row of things that is moved along says. */

export const carouselWords = {
  carousel: "carousel",
  previous: "Show the ones before",
  next: "Show more",
  play: "Start moving",
  stop: "Stop moving",
  inSight: (first: number, last: number, all: number) =>
    first === last ? `${first} of ${all}` : `${first} to ${last} of ${all}`
} as const
