import type { CompanyState } from './states.ts'

/** A company that got money on a day, with what its people said of half-years since. */
export type Investment = {
  day: string
  said: readonly { periodEnd: string; company: CompanyState }[]
}

/** So many half-years after the money: of how many companies it is known that they live or closed, and of how many it is not. */
export type SurvivalPoint = {
  halfYears: number
  companies: number
  living: number
  closed: number
  unknown: number
}

/** Half-years that the band shows at most. */
export const mostHalfYears = 20

/** The day so many half-years later; of a month without it the last. */
export const halfYearsAfter = (day: string, halfYears: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const months = month - 1 + halfYears * 6
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The last day of the half-year that was over before this day. */
export const lastHalfYearEnd = (today: string): string => {
  const year = Number(today.slice(0, 4))
  return today > `${year}-06-30` ? `${year}-06-30` : `${year - 1}-12-31`
}

/** What is known of a company on a day: nobody guesses what nobody said. A company that was sold lives on. */
export const knownOn = ({ day, said }: Investment, on: string): 'living' | 'closed' | 'unknown' => {
  if (said.some(({ periodEnd, company }) => company === 'CLOSED' && periodEnd <= on)) return 'closed'
  const isLiving = on <= day || said.some(({ periodEnd, company }) => company !== 'CLOSED' && periodEnd >= on)
  return isLiving ? 'living' : 'unknown'
}

/** How many live on after each half-year, among those that got their money so long ago. */
export const survivalOf = (investments: readonly Investment[], today: string): SurvivalPoint[] => {
  const points: SurvivalPoint[] = []
  for (let halfYears = 0; halfYears <= mostHalfYears; halfYears += 1) {
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
