import type { Value } from '../../features/fields/domain/values.ts'

type Timed = { cell: { project: number; age: number; value: Value }; day: number }

const minutesPerDay = 1440

/** Projects below this age in days are left as they are: their sessions would begin before the project. */
const minAgeDays = 5

/** Minutes of work on a value, growing with the length of its text. */
const minutesOf = (value: Value): number => (20 + Math.min(200, JSON.stringify(value).length)) / 60

/**
 * Moves the first change of each value into a session in which its team fills in one field after another. A project has
 * ten such sessions, spread evenly over its age. Later changes remain after the first.
 */
export const inSittings = <T extends Timed>(histories: readonly (readonly T[])[]): T[][] => {
  const worked = new Map<string, number>()
  return histories.map((changes) => {
    const [first, ...later] = changes
    const { project, age, value } = first!.cell
    if (age < minAgeDays) return [...changes]
    const sitting = Math.ceil(first!.day / (age / 10))
    const key = `${project}-${sitting}`
    const minutes = (worked.get(key) ?? 0) + minutesOf(value)
    worked.set(key, minutes)
    return [{ ...first!, day: (sitting * age) / 10 - minutes / minutesPerDay }, ...later]
  })
}
