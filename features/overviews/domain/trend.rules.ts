/** Lengths of the parts of a trend, shortest first. */
export const trendSteps = ['week', 'month', 'quarter', 'year'] as const

export type TrendStep = (typeof trendSteps)[number]

/** A part of a period. `key` is the first day of its week or month; `from` and `to` are its days within the period. */
export type TrendPart = { key: string; from: string; to: string }

/** Maximum number of parts that a chart can show. */
const maxParts = 60

const day = 86_400_000

const at = (value: string): Date => new Date(`${value}T00:00:00Z`)
const isoDay = (value: Date): string => value.toISOString().slice(0, 10)

/** First day of the week (starting on Monday), month, quarter or year that contains the day, like `date_trunc`. */
const beginOf = (step: TrendStep, value: Date): Date => {
  const [year, month] = [value.getUTCFullYear(), value.getUTCMonth()]
  if (step === 'week') return new Date(value.getTime() - ((value.getUTCDay() + 6) % 7) * day)
  if (step === 'month') return new Date(Date.UTC(year, month, 1))
  return new Date(Date.UTC(year, step === 'quarter' ? month - (month % 3) : 0, 1))
}

const nextOf = (step: TrendStep, begin: Date): Date => {
  if (step === 'week') return new Date(begin.getTime() + 7 * day)
  const months = { month: 1, quarter: 3, year: 12 }[step]
  return new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + months, 1))
}

const partsOf = (step: TrendStep, from: string, to: string): TrendPart[] => {
  const parts: TrendPart[] = []
  for (let begin = beginOf(step, at(to)); parts.length <= maxParts;) {
    const next = nextOf(step, begin)
    const last = isoDay(new Date(next.getTime() - day))
    const first = isoDay(begin)
    parts.unshift({ key: first, from: first < from ? from : first, to: last > to ? to : last })
    if (first <= from) break
    begin = beginOf(step, new Date(begin.getTime() - day))
  }
  return parts
}

/**
 * Divides the days from `from` to `to` (both included) into parts of the requested step, or of the shortest longer step
 * that does not exceed the maximum. If even years are too many, only the last 60 are returned.
 */
export const divide = (
  wantedStep: TrendStep,
  { from, to }: { from: string; to: string },
): { step: TrendStep; parts: TrendPart[] } => {
  for (const step of trendSteps.slice(trendSteps.indexOf(wantedStep))) {
    const parts = partsOf(step, from, to)
    if (parts.length <= maxParts || step === 'year') return { step, parts: parts.slice(-maxParts) }
  }
  throw new Error('a year is the longest step')
}

/** Earliest supported day. */
const earliest = '1000-01-01'

/** Default start of a trend: a quarter for weekly parts, otherwise a year before `to`. */
export const usualStart = (step: TrendStep, to: string): string => {
  const end = at(to)
  const start =
    step === 'week'
      ? isoDay(new Date(beginOf('week', end).getTime() - 11 * 7 * day))
      : isoDay(new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 11, 1)))
  return start < earliest ? earliest : start
}
