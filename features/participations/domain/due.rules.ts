import type { AccessState } from '../../projects/domain/states.ts'
import type { TaskState } from './states.ts'
import { performingStates } from './waits-for.rules.ts'

const open: ReadonlySet<TaskState> = new Set(performingStates)

/** Days that a returned task gets if its track sets none. */
const daysToRevise = 7

/**
 * The last day proposed for a returned task: the days of the task from today, or a week, unless the present deadline is
 * later; none for a task without a deadline and without days.
 */
export const proposedDue = (
  today: string,
  dueOn: string | null,
  days: number | null = null,
): string | null => {
  if (dueOn === null && days === null) return null
  const later = new Date(`${today}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + (days ?? daysToRevise))
  const proposed = later.toISOString().slice(0, 10)
  return dueOn !== null && dueOn > proposed ? dueOn : proposed
}

/** Whether a task would be overdue as soon as it is returned: `given` is its new last day, undefined if it stays. */
export const isReturnedOverdue = (
  given: string | null | undefined,
  present: string | null,
  today: string,
): boolean => {
  const dueOn = given === undefined ? present : given
  return dueOn !== null && dueOn < today
}

/** Whether a deadline still applies: the task is not submitted, and the project is not blocked on its track. */
export const isDueOpen = (accessStatus: AccessState, state: TaskState): boolean =>
  accessStatus === 'ALLOWED_TO_WORK' && open.has(state)
