import type { CompanyState } from './states.ts'

/** A company with its investment day and the reported half-years since. */
export type Investment = {
  day: string
  reports: readonly { periodEnd: string; company: CompanyState }[]
}

/**
 * At a number of half-years after the investment: the numbers of companies known to be living, known to be closed, and
 * unknown.
 */
export type SurvivalPoint = {
  halfYears: number
  companies: number
  living: number
  closed: number
  unknown: number
}

/** Maximum number of half-years in the chart. */
export const maxHalfYears = 20

/** The day a number of half-years later, clamped to the end of the month. */
export const halfYearsAfter = (day: string, halfYears: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const months = month - 1 + halfYears * 6
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The last day of the latest half-year that ended before this day. */
export const lastHalfYearEnd = (today: string): string => {
  const year = Number(today.slice(0, 4))
  return today > `${year}-06-30` ? `${year}-06-30` : `${year - 1}-12-31`
}

/** What is known of a company on a day, without assumptions; a sold company counts as living. */
export const knownOn = ({ day, reports }: Investment, on: string): 'living' | 'closed' | 'unknown' => {
  if (reports.some(({ periodEnd, company }) => company === 'CLOSED' && periodEnd <= on)) return 'closed'
  const isLiving =
    on <= day || reports.some(({ periodEnd, company }) => company !== 'CLOSED' && periodEnd >= on)
  return isLiving ? 'living' : 'unknown'
}

/** Survival after each half-year, among companies with an investment at least that long ago. */
export const survivalOf = (investments: readonly Investment[], today: string): SurvivalPoint[] => {
  const points: SurvivalPoint[] = []
  for (let halfYears = 0; halfYears <= maxHalfYears; halfYears += 1) {
    const known = investments.flatMap((one) => {
      const on = halfYearsAfter(one.day, halfYears)
      return on <= today ? [knownOn(one, on)] : []
    })
    if (known.length === 0) break
    const count = (what: (typeof known)[number]): number => known.filter((one) => one === what).length
    points.push({
      halfYears,
      companies: known.length,
      living: count('living'),
      closed: count('closed'),
      unknown: count('unknown'),
    })
  }
  return points
}
