/** The least, most, mean and sum of a measure among what was found. */

export type Stats = Readonly<
  Record<string, { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number }>
>

type Rows = ReadonlyArray<readonly [value: string, count: number]>

/** Of a measure, from how many there are of each of its values. */
export const statsOfRows = (rows: Rows): Stats[string] => {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const [value, times] of rows) {
    const number = Number(value)
    count += times
    sum += number * times
    if (number < min) min = number
    if (number > max) max = number
  }
  return { min, max, avg: sum / count, sum }
}

/** Of a column of numbers; nothing where none of the places has one. */
export const statsOfColumn = (numbers: Float64Array, places: Int32Array): Stats[string] | undefined => {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (let at = 0; at < places.length; at++) {
    const number = numbers[places[at] as number] as number
    if (Number.isNaN(number)) continue
    count++
    sum += number
    if (number < min) min = number
    if (number > max) max = number
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum }
}
