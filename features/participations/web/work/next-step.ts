import type { TaskState } from '../../domain/states.ts'
import type { WaitedFor } from '../../domain/waits-for.rules.ts'
import type { Participation, TaskRow } from '../work.types.ts'
import { currentTask } from './current-task.ts'
import { isInReview, isStarted } from '../../domain/phases.ts'

/** The next step: its text key, its task, and whether to show the deadline. */
export type NextStep = { key: string; task: TaskRow | null; due: boolean }

/** States with the same next step for every user. */
const steps: Partial<Record<TaskState, Omit<NextStep, 'task'>>> = {
  PROCESS_CODE: { key: 'process', due: true },
  START: { key: 'correction', due: true },
  AUTO_SELECT_PASS: { key: 'selected', due: false },
  AUTO_SELECT_FAIL: { key: 'selected', due: false },
  DISCARD_CODE: { key: 'discarded', due: false },
}

/** Why a project has no next step on its track. */
const shutBy = { ALLOWED_TO_WORK: null, BLOCKED: 'blocked', TRANSFERRED: 'transferred' } as const

const reviews: Partial<Record<WaitedFor, string>> = { TRACKER: 'reviewTracker', EXPERT: 'reviewExpert' }

const ofTask = (task: TaskRow, participation: Participation): Omit<NextStep, 'task'> => {
  const { waits } = participation
  if (!isStarted(task)) {
    const mayStart = task.actions.includes('start')
    const lacksTracker = task.performer === 'TRACKER' && waits === 'ACCELERATOR'
    const wait = lacksTracker ? 'waitNoTracker' : `wait${waits}`
    return { key: mayStart ? 'start' : wait, due: mayStart }
  }
  if (isInReview(task)) {
    if (task.actions.includes('accept')) return { key: 'reviewMine', due: false }
    return { key: reviews[waits] ?? 'reviewAccelerator', due: false }
  }
  return steps[task.state] ?? { key: 'finished', due: false }
}

/** The next step of a project on its track, from the viewer's perspective. */
export const nextStepOf = (participation: Participation): NextStep | null => {
  const shut = shutBy[participation.accessStatus]
  if (shut) return { key: shut, task: null, due: false }
  if (participation.tasks.length === 0) return null
  const task = currentTask(participation)
  if (!task) return { key: 'finished', task: null, due: false }
  return { ...ofTask(task, participation), task }
}
