/** Periods of a subscription that are computed each time when it is sent. */
export const relativePeriods = [
  'THIS_WEEK',
  'LAST_7_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
  'LAST_30_DAYS',
  'THIS_QUARTER',
  'THIS_YEAR',
] as const

export type RelativePeriod = (typeof relativePeriods)[number]

/** Days as `YYYY-MM-DD`, both included. */
export type Period = { from: string; to: string }

const dayMs = 86_400_000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The days of a relative period on a day: periods that are not over end with the day itself. */
export const periodOn = (period: RelativePeriod, today: string): Period => {
  const at = new Date(`${today}T00:00:00Z`)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const before = (days: number): string => dayOf(new Date(at.getTime() - days * dayMs))
  const firstOf = (ofMonth: number): string => dayOf(new Date(Date.UTC(year, ofMonth, 1)))
  const periods: Record<RelativePeriod, Period> = {
    THIS_WEEK: { from: before((at.getUTCDay() + 6) % 7), to: today },
    LAST_7_DAYS: { from: before(6), to: today },
    THIS_MONTH: { from: firstOf(month), to: today },
    LAST_MONTH: { from: firstOf(month - 1), to: dayOf(new Date(Date.UTC(year, month, 0))) },
    LAST_30_DAYS: { from: before(29), to: today },
    THIS_QUARTER: { from: firstOf(month - (month % 3)), to: today },
    THIS_YEAR: { from: firstOf(0), to: today },
  }
  return periods[period]
}
