/** The most money that a project lacks at the end of a year, and which year; null when it never lacks any. */
export type FundingNeed = { year: number; value: number } | null

/** Finds the lowest point of the cash flow added up from the start: what has to be found in all, before anything comes back. */
export const fundingNeed = (years: readonly { year: number; netCashFlow: number }[]): FundingNeed => {
  let sum = 0
  let need: FundingNeed = null
  for (const { year, netCashFlow } of years) {
    sum += netCashFlow
    if (sum < -(need?.value ?? 0)) need = { year, value: -sum }
  }
  return need
}
