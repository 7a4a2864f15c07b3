/** What is said about reviews of products. */

export const reviewWords = {
  notBought: "You can review what you have bought here. We found no paid order of yours with this product."
} as const
