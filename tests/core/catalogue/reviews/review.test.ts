/** What stands beside a review, and the stars of several sources together. */
import { assert, describe, it } from "@effect/vitest"
import { combinedRating, reviewAuthor } from "../../../../core/catalogue/reviews/review.ts"

describe("A review", () => {
  it.each([
    ["Kim", "Lee", "Kim L."],
    [" Kim ", " lee ", "Kim L."],
    ["Kim", "", "Kim"],
    ["", "Lee", "L."],
    ["Ana", "Łukasik", "Ana Ł."]
  ])("[T60] of %j %j has the author %j, never a whole surname", (first, last, author) =>
    assert.strictEqual(reviewAuthor(first, last), author)
  )

  it.each([
    [[], { avgRating: 0, reviewCount: 0 }],
    [[{ avgRating: 4.5, reviewCount: 2 }], { avgRating: 4.5, reviewCount: 2 }],
    [
      [
        { avgRating: 4.5, reviewCount: 2 },
        { avgRating: 3, reviewCount: 1 }
      ],
      { avgRating: 4, reviewCount: 3 }
    ],
    [
      [
        { avgRating: 4.5, reviewCount: 0 },
        { avgRating: 0, reviewCount: 7 }
      ],
      { avgRating: 0, reviewCount: 0 }
    ]
  ])("counts of %j the stars by how many gave them: %j", (ratings, rating) =>
    assert.deepStrictEqual(combinedRating(...ratings), rating)
  )
})
