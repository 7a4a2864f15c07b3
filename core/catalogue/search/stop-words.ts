/** Words that say nothing about the goods. */

export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and are at be best buy by can cheap cheapest do does for from get got have how i in is it me my near need of on online or our " +
    "price priced prices sale shop show some stock that the their them these this to want what where which with x you your"
  ).split(" ")
)
