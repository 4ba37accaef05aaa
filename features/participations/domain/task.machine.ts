import { defineMachine } from '#platform/domain/machine.ts'
import { decidable, taskStates, type TaskAction, type TaskState, type ParticipationEvent } from './states.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

/** Facts for the guards of a task: also whether every required field of the profile is filled in and valid. */
export type TaskMove = TaskFacts & { fieldsFilled: boolean }

/** Blocked work is frozen for everybody: nothing moves it, by any way, until it is allowed again. */
const whileAllowed = (task: TaskMove) => (task.participationAllowed ? null : 'PARTICIPATION_BLOCKED')
const noExpertiseAtAll = (task: TaskMove) =>
  whileAllowed(task) ?? (task.expertisesNotRejected > 0 ? 'EXPERTISE_ACTIVE' : null)
const noOpenExpertise = (task: TaskMove) =>
  whileAllowed(task) ?? (task.expertisesOpen > 0 ? 'EXPERTISE_ACTIVE' : null)

/** State machine of tasks (product 5). */
export const taskMachine = defineMachine<TaskState, TaskAction, TaskMove, ParticipationEvent>({
  name: 'task',
  table: 'project_trackpoint',
  column: 'state',
  states: taskStates,
  initial: 'NOT_STARTED',
  conflict: 'TRACKPOINT_STATUS_CHANGED',
  transitions: {
    start: {
      from: ['NOT_STARTED'],
      to: 'PROCESS_CODE',
      by: tasks.perform,
      guard: (task) => whileAllowed(task) ?? (task.earlierAccepted ? null : 'PREVIOUS_TASK_NOT_ACCEPTED'),
      event: 'TaskStarted',
    },
    complete: {
      from: ['PROCESS_CODE', 'START'],
      to: 'DONE_CODE',
      by: tasks.perform,
      guard: (task) => whileAllowed(task) ?? (task.filled && task.fieldsFilled ? null : 'ANSWER_REQUIRED'),
      event: 'TaskCompleted',
    },
    withdraw: {
      from: ['DONE_CODE'],
      to: 'START',
      by: tasks.perform,
      guard: noExpertiseAtAll,
      event: 'TaskWithdrawn',
    },
    return: {
      from: decidable,
      to: 'START',
      by: tasks.review,
      guard: noExpertiseAtAll,
      event: 'TaskReturned',
    },
    accept: {
      from: decidable,
      to: 'ACCEPT_CODE',
      by: tasks.review,
      guard: noOpenExpertise,
      event: 'TaskAccepted',
    },
    discard: {
      from: decidable,
      to: 'DISCARD_CODE',
      by: tasks.review,
      guard: noOpenExpertise,
      event: 'TaskDiscarded',
    },
    autoSelectPass: {
      from: ['DONE_CODE'],
      to: 'AUTO_SELECT_PASS',
      by: tasks.select,
      guard: whileAllowed,
      event: 'TaskAutoSelected',
    },
    autoSelectFail: {
      from: ['DONE_CODE'],
      to: 'AUTO_SELECT_FAIL',
      by: tasks.select,
      guard: whileAllowed,
      event: 'TaskAutoSelected',
    },
    applyPass: {
      from: ['AUTO_SELECT_PASS'],
      to: 'ACCEPT_CODE',
      by: tasks.select,
      guard: noOpenExpertise,
      event: 'TaskAccepted',
    },
    applyFail: {
      from: ['AUTO_SELECT_FAIL'],
      to: 'DISCARD_CODE',
      by: tasks.select,
      guard: noOpenExpertise,
      event: 'TaskDiscarded',
    },
    deleteProgress: {
      from: taskStates.filter((state) => state !== 'NOT_STARTED'),
      to: 'NOT_STARTED',
      by: tasks.erase,
      guard: noOpenExpertise,
      event: 'TaskProgressDeleted',
    },
  },
})
