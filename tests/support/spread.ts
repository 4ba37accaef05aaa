/**
 * At most 30 of some values, evenly spread; another turn begins at another one. For comparing rows with their policy, where
 * each pair of a row and a reader costs the facts of the row, and there are hundreds of thousands of pairs.
 */
export const spread = <T>(values: readonly T[], turn: number): T[] => {
  const step = Math.ceil(values.length / 30)
  return values.filter((_, index) => index % step === turn % step)
}
