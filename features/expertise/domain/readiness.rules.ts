/** Days, both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

/** An expert's availability for jobs that are due on a day. */
export type ExpertTime = {
  /** The first day of the work: today, by the accelerator's clock. */
  today: string
  /** The due date, if known. */
  dueOn: string | null
  absences: readonly Days[]
  /** Jobs per month that the expert accepts; null: unlimited. */
  capacity: number | null
  /** Jobs due in the month of the due date, including done ones, in all accelerators. */
  inMonth: number
}

/** Whether an expert has time: absent on none, some or all of the remaining days, and whether the month is full. */
export type Readiness = { absence: 'NONE' | 'PART' | 'WHOLE'; full: boolean }

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Sorted absences; overlapping or adjacent ones are merged. */
export const joinedDays = (absences: readonly Days[]): Days[] => {
  const joined: Days[] = []
  for (const { from, to } of absences.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && from <= dayAfter(last.to)) last.to = to > last.to ? to : last.to
    else joined.push({ from, to })
  }
  return joined
}

/** Whether absences cover none, some or all of the days from today to the due date. */
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

/** Whether an expert has time for this number of additional jobs. */
export const readinessOf = (time: ExpertTime, more: number): Readiness => ({
  absence: absenceOf(time),
  full: time.capacity !== null && time.inMonth + more > time.capacity,
})

/** Number of additional jobs that the expert accepts in the month; null: unlimited. */
export const roomOf = ({ capacity, inMonth }: ExpertTime): number | null =>
  capacity === null ? null : Math.max(0, capacity - inMonth)
