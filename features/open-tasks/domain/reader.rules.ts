import type { Actor } from '#platform/domain/actor.ts'
import { openTasks, type OpenTaskFacts } from './open-task.policy.ts'
import { decidePress, type Stages } from './stages.rules.ts'
import {
  awaitingStates,
  isIn,
  isModerated,
  judgedStates,
  placedStates,
  settledStates,
  type OpenTaskLack,
  type OpenTaskState,
} from './states.ts'

/** Facts that decide what a reader of an open task may do and see now. */
export type ReadTask = OpenTaskFacts & Stages & { isBlind: boolean }

/** Whether an entry submitted now, or once the task opens, would be accepted. */
const takesEntries = (task: Stages, at: number): boolean => {
  const pressed = decidePress(task, null, at)
  return pressed.result !== 'REFUSED' || (pressed.refusal === 'NOT_OPEN' && task.status === 'APPROVED')
}

/** Actions of the reader on the page of an open task at a time in milliseconds, besides those of its row. */
export const mayOn = (actor: Actor, task: ReadTask, at: number) => {
  const { status } = task
  const manages = openTasks.manage.allows(actor, task)
  return {
    enter: openTasks.enter.allows(actor, task) && takesEntries(task, at),
    ask: openTasks.ask.allows(actor, task) && isIn(awaitingStates, status),
    answer: manages,
    /** Add members of the jury. */
    changeJury: openTasks.host.allows(actor, task) && !isIn(settledStates, status),
  }
}

type Sent = {
  status: OpenTaskState
  description: string
  criteria: readonly unknown[]
  /** The opening is in the future. */
  isAhead: boolean
}

/** The first thing missing in a draft before it can be sent for approval; null if nothing is. */
export const lackOf = ({ status, description, criteria, isAhead }: Sent): OpenTaskLack | null => {
  if (status !== 'DRAFT') return null
  if (description === '') return 'description'
  if (criteria.length === 0) return 'criteria'
  return isAhead ? null : 'stages'
}

/** Sections that the reader of an open task sees, with their extent. */
export const seesOf = (actor: Actor, task: ReadTask, hasEntry: boolean) => {
  const { status } = task
  const oversees = openTasks.oversee.allows(actor, task)
  return {
    entry: hasEntry || openTasks.enter.allows(actor, task),
    questions: status !== 'DRAFT',
    entries: oversees && isModerated(status),
    /** Places in the list of entries: hidden until the judging is complete. */
    places: oversees && isIn(placedStates, status),
    jury: oversees,
    scoring: openTasks.score.allows(actor, task) && isIn(judgedStates, status),
    /** Names of authors in the jury's list. */
    authors: !task.isBlind || status === 'RESULTS',
    board: status === 'RESULTS',
  }
}
