import type { AccessState } from '../../projects/domain/states.ts'
import type { TaskState } from './states.ts'

const open: ReadonlySet<TaskState> = new Set(['NOT_STARTED', 'PROCESS_CODE', 'START'])

/** Days that a returned task gets at least, as proposed to the reviewer. */
const daysToRevise = 7

/** The last day proposed for a returned task: the present one if it leaves a week, else in a week; none without a deadline. */
export const proposedDue = (today: string, dueOn: string | null): string | null => {
  if (dueOn === null) return null
  const later = new Date(`${today}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + daysToRevise)
  const inAWeek = later.toISOString().slice(0, 10)
  return dueOn > inAWeek ? dueOn : inAWeek
}

/** Whether a deadline still applies: the task is not submitted, and the project is not blocked on its track. */
export const isDueOpen = (accessStatus: AccessState, state: TaskState): boolean =>
  accessStatus === 'ALLOWED_TO_WORK' && open.has(state)
