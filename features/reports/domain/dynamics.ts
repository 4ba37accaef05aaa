/** Events of a project on its tracks, from the audit trail and the expert reviews. */
export const workEvents = [
  'APPLICATION_SENT',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'APPLICATION_WITHDRAWN',
  'TASK_STARTED',
  'TASK_SUBMITTED',
  'TASK_RETURNED',
  'TASK_ACCEPTED',
  'TASK_REJECTED',
  'WORK_BLOCKED',
  'WORK_UNBLOCKED',
  'PROJECT_TRANSFERRED',
  'REVIEW_COMPLETED',
] as const

/** Those of a project's life: also its scorings by the accelerator. */
export const lifeEvents = [...workEvents, 'SCORING_ASSESSED'] as const

/** Events that are points of the chart: counted ones, then those with a score. */
export const drawnEvents = [
  'TASK_ACCEPTED',
  'TASK_RETURNED',
  'REVIEW_COMPLETED',
  'SCORING_ASSESSED',
] as const satisfies readonly (typeof lifeEvents)[number][]

type DrawnEvent = (typeof drawnEvents)[number]

const isDrawn = <E extends { event: (typeof lifeEvents)[number] }>(
  one: E,
): one is E & { event: DrawnEvent } => (drawnEvents as readonly string[]).includes(one.event)

/** The points of the chart among events in order of time; `nth` is the number of events of its kind up to it. */
export const pointsOf = <E extends { event: (typeof lifeEvents)[number] }>(events: readonly E[]) => {
  const counts = new Map<DrawnEvent, number>()
  return events.filter(isDrawn).map((one) => {
    const nth = (counts.get(one.event) ?? 0) + 1
    counts.set(one.event, nth)
    return { ...one, nth }
  })
}

/** Limits of the chart: the newest events, and the values of some figures. */
export const maxEvents = 500
export const maxFigures = 6
export const maxValues = 200

/** A change of a numeric field of the profile; `before` is the time of the field's previous change. */
export type FieldChange = { code: string; at: string; before: string | null; after: unknown }

/** A value of a figure over time. */
type FigurePoint = { at: string; before: string | null; value: number }

/** The points of one field; those of amounts have their currency as the unit. */
type FigureOverTime = { code: string; currency: string | null; points: FigurePoint[] }

type Read = { value: number; currency: string | null }

const readValue = (after: unknown): Read | null => {
  if (typeof after === 'number') return Number.isFinite(after) ? { value: after, currency: null } : null
  if (typeof after !== 'object' || after === null || !('amount' in after) || !('currency' in after))
    return null
  const value = Number(after.amount)
  return Number.isFinite(value) ? { value, currency: String(after.currency) } : null
}

/**
 * The figures of a project over time. Fields are in the order given, then those with the most changes; amounts in
 * several currencies are several figures, because they have no common scale.
 */
export const figuresOverTime = (
  changes: readonly FieldChange[],
  first: readonly string[],
): FigureOverTime[] => {
  const figures = new Map<string, FigureOverTime>()
  for (const { code, at, before, after } of changes) {
    const read = readValue(after)
    if (!read) continue
    const key = `${code} ${read.currency ?? ''}`
    const figure = figures.get(key) ?? { code, currency: read.currency, points: [] }
    figure.points.push({ at, before, value: read.value })
    figures.set(key, figure)
  }
  const places = new Map(first.map((code, place) => [code, place]))
  const placeOf = ({ code }: FigureOverTime): number => places.get(code) ?? first.length
  return [...figures.values()]
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.points.length - a.points.length)
    .slice(0, maxFigures)
}
