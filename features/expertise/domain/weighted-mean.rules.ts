/** What was given by one criterion, and how much it counts. */
export type Weighed = { height: number; weight: number }

/** Returns the weighted mean; null where nothing that counts was given. */
export const weightedMean = (given: readonly Weighed[]): number | null => {
  const weights = given.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? null : given.reduce((sum, { height, weight }) => sum + height * weight, 0) / weights
}
