/** Lengths of time that a trend counts by, the shortest first. */
export const trendSteps = ['week', 'month', 'quarter', 'year'] as const

export type TrendStep = (typeof trendSteps)[number]

/** A part of a period: `key` is the first day of its week or month, `from` and `to` its days within the period. */
export type TrendPart = { key: string; from: string; to: string }

/** So many parts are still told apart on a chart. */
const mostParts = 60

const day = 86_400_000

const at = (value: string): Date => new Date(`${value}T00:00:00Z`)
const said = (value: Date): string => value.toISOString().slice(0, 10)

/** The first day of the week (Monday), month, quarter or year that a day lies in: as `date_trunc` says it. */
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
  for (let begin = beginOf(step, at(to)); parts.length <= mostParts;) {
    const next = nextOf(step, begin)
    const last = said(new Date(next.getTime() - day))
    const first = said(begin)
    parts.unshift({ key: first, from: first < from ? from : first, to: last > to ? to : last })
    if (first <= from) break
    begin = beginOf(step, new Date(begin.getTime() - day))
  }
  return parts
}

/**
 * Divides the days from `from` to `to`, both included, into parts of the step asked for, or of the next longer one that
 * makes no more parts than a chart shows; of a period too long for years the last sixty.
 */
export const divide = (
  asked: TrendStep,
  { from, to }: { from: string; to: string },
): { step: TrendStep; parts: TrendPart[] } => {
  for (const step of trendSteps.slice(trendSteps.indexOf(asked))) {
    const parts = partsOf(step, from, to)
    if (parts.length <= mostParts || step === 'year') return { step, parts: parts.slice(-mostParts) }
  }
  throw new Error('a year is the longest step')
}

/** The first day that can be asked about. */
const earliest = '1000-01-01'

/** How far back a trend looks where nobody says: a quarter by weeks, else a year. */
export const usualStart = (step: TrendStep, to: string): string => {
  const end = at(to)
  const start =
    step === 'week'
      ? said(new Date(beginOf('week', end).getTime() - 11 * 7 * day))
      : said(new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 11, 1)))
  return start < earliest ? earliest : start
}
