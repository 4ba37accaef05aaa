import type { Participation, TaskRow } from '../work.types.ts'
import { isAccepted } from '../../domain/phases.ts'

/** The current task: the first that is not accepted. */
export const currentTask = ({ tasks }: Participation): TaskRow | undefined =>
  tasks.find((task) => !isAccepted(task))

/** The task to show: that of the address, otherwise the current one, otherwise the last. */
export const openTask = (participation: Participation, taskId: number | undefined): TaskRow | undefined =>
  participation.tasks.find(({ id }) => id === taskId) ??
  currentTask(participation) ??
  participation.tasks.at(-1)
