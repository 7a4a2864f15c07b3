/** The numbers by which the branches are known. */

/** [STK-06] Every store's number by its name. */
export const storeIds = {
  "north melbourne": 21,
  "mount evelyn": 22,
  hastings: 23,
  "bentleigh east": 24,
  rowville: 25,
  croydon: 26,
  epping: 27,
  brunswick: 28,
  "taylors lakes": 29,
  pakenham: 30,
  cheltenham: 31,
  "port melbourne": 32,
  melton: 33,
  hallam: 34,
  warragul: 35,
  belmont: 36,
  laverton: 37,
  "phillip island": 38,
  shepparton: 39
} as const

/**
 * [STK-06] A held id, `25` or `prefix-25`, of which the second part counts; undefined for what is no number of at most six
 * digits. A company may have stores beyond the nineteen: whether there is one of that number its own list says.
 */
export const storeId = (held: string): number | undefined => {
  const [first = "", second = first] = held.split("-")
  return /^\d{1,6}$/.test(second) ? Number(second) : undefined
}
