import type { TaskAction, TaskState } from '../../features/participations/domain/states.ts'
import type { Chance } from './random.ts'

/** An action on a task, in days before now. */
export type Step = { action: TaskAction; day: number }

/** A task with the actions that led to its state. */
export type TaskPlan = { state: TaskState; steps: Step[] }

/** A project's progress: number of accepted tasks, and the state of the next one. */
export type Progress = { accepted: number; current: TaskState }

const submitted: readonly TaskAction[] = ['start', 'complete']
const mended: readonly TaskAction[] = ['start', 'complete', 'return', 'complete']

/** The actions that lead to a state, after a submission that was sometimes returned and corrected. */
const paths: Record<TaskState, (done: readonly TaskAction[]) => readonly TaskAction[]> = {
  NOT_STARTED: () => [],
  PROCESS_CODE: () => ['start'],
  START: () => [...submitted, 'return'],
  DONE_CODE: (done) => done,
  ACCEPT_CODE: (done) => [...done, 'accept'],
  DISCARD_CODE: (done) => [...done, 'discard'],
  AUTO_SELECT_PASS: () => [...submitted, 'autoSelectPass'],
  AUTO_SELECT_FAIL: () => [...submitted, 'autoSelectFail'],
}

const pathTo = (state: TaskState, chance: Chance): readonly TaskAction[] =>
  paths[state](chance.happens(0.3) ? mended : submitted)

const pauseBefore = (action: TaskAction, days: number, chance: Chance): number =>
  action === 'start'
    ? 0.5 + chance.next() * 3
    : action === 'complete'
      ? days * (0.4 + chance.next() * 0.8)
      : 0.5 + chance.next() * 4

const currentStates: readonly (readonly [TaskState, number])[] = [
  ['NOT_STARTED', 0.16],
  ['PROCESS_CODE', 0.28],
  ['START', 0.16],
  ['DONE_CODE', 0.32],
  ['DISCARD_CODE', 0.08],
]

/** A plausible progress of a participation that started this many days ago. */
export const progressAfter = (days: number, tasks: number, chance: Chance): Progress => {
  const accepted = Math.min(tasks, Math.floor((days / 26) * (0.4 + chance.next() * 0.8)))
  let rest = chance.next()
  const [current] = currentStates.find(([, share]) => (rest -= share) < 0) ?? currentStates[0]!
  return { accepted, current }
}

/**
 * Distributes the actions of a participation between its start and about now: accepted tasks one after another, the
 * current one, and the rest not started. `days` are the tasks' durations.
 */
export const planTasks = (
  chance: Chance,
  days: readonly number[],
  startDay: number,
  progress: Progress,
): TaskPlan[] => {
  let elapsed = 0
  const tasks = days.map((duration, i): TaskPlan => {
    const state: TaskState =
      i < progress.accepted ? 'ACCEPT_CODE' : i === progress.accepted ? progress.current : 'NOT_STARTED'
    const steps = pathTo(state, chance).map((action) => {
      elapsed += pauseBefore(action, duration, chance)
      return { action, day: elapsed }
    })
    return { state, steps }
  })
  const latest = Math.min(startDay * 0.5, 0.1 + chance.next() * 10)
  const pace = elapsed === 0 ? 0 : (startDay - latest) / elapsed
  for (const { steps } of tasks) for (const step of steps) step.day = startDay - step.day * pace
  return tasks
}
