/** The largest cumulative deficit at the end of a year, and the year; null if there is none. */
export type FundingNeed = { year: number; value: number } | null

/** Finds the minimum of the cumulative cash flow: the total funding needed before returns. */
export const fundingNeed = (years: readonly { year: number; netCashFlow: number }[]): FundingNeed => {
  let sum = 0
  let need: FundingNeed = null
  for (const { year, netCashFlow } of years) {
    sum += netCashFlow
    if (sum < -(need?.value ?? 0)) need = { year, value: -sum }
  }
  return need
}
