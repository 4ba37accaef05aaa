/** Days, both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

/** What an expert's own settings say for jobs that are due on a day. */
export type ExpertTime = {
  /** The first day of the work: today, by the accelerator's clock. */
  today: string
  /** The last day, as far as it is known. */
  dueOn: string | null
  absences: readonly Days[]
  /** Jobs that the expert wants in a month; null: as many as come. */
  capacity: number | null
  /** Jobs of the month of the last day, done ones among them, of all accelerators. */
  inMonth: number
}

/** Whether an expert has time: away on all days that are left or on some, and whether the month is full. */
export type Readiness = { absence: 'NONE' | 'PART' | 'WHOLE'; full: boolean }

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Absences in their order; those that overlap or follow each other are one. */
export const joinedDays = (absences: readonly Days[]): Days[] => {
  const joined: Days[] = []
  for (const { from, to } of absences.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && from <= dayAfter(last.to)) last.to = to > last.to ? to : last.to
    else joined.push({ from, to })
  }
  return joined
}

/** Of the days from today to the last one those that no absence covers: none, some or all. */
const absenceOf = ({ today, dueOn, absences }: ExpertTime): Readiness['absence'] => {
  if (dueOn === null) return 'NONE'
  const within = absences
    .filter(({ from, to }) => to >= today && from <= dueOn)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (within.length === 0) return 'NONE'
  let next = today
  for (const { from, to } of within) {
    if (from > next) return 'PART'
    if (to >= next) next = dayAfter(to)
  }
  return next > dueOn ? 'WHOLE' : 'PART'
}

/** Whether an expert has time for so many jobs more. */
export const readinessOf = (time: ExpertTime, more: number): Readiness => ({
  absence: absenceOf(time),
  full: time.capacity !== null && time.inMonth + more > time.capacity,
})

/** How many jobs more the expert wants in the month; null: as many as come. */
export const roomOf = ({ capacity, inMonth }: ExpertTime): number | null =>
  capacity === null ? null : Math.max(0, capacity - inMonth)
