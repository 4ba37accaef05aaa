import { stateKey, type StateTable, type StateTone } from '#platform/domain/state-table.ts'
import { taskStateTable } from '../../participations/domain/state-tables.ts'
import type { TaskState } from '../../participations/domain/states.ts'
import { workStateTable } from '../../projects/domain/state-tables.ts'
import type { AccelerationRequestState, BoardColumn, RunState, StateFilterValue } from './states.ts'

/** A project’s application to a track. */
export const requestStateTable: StateTable<AccelerationRequestState> = {
  words: 'acceleration-requests:states',
  tones: { NEW: 'new', ACCEPT: 'accepted', REJECT: 'rejected', CANCEL: 'blocked' },
}

type Shown = { key: string; tone: StateTone }

const shown = <State extends string>(table: StateTable<State>, state: State): Shown => ({
  key: stateKey(table, state),
  tone: table.tones[state],
})

/** The name of a board column: the state of most of its cards. */
export const boardColumnShown: Record<BoardColumn, Shown> = {
  NEW: shown(requestStateTable, 'NEW'),
  TO_START: shown(taskStateTable, 'NOT_STARTED'),
  IN_WORK: shown(taskStateTable, 'PROCESS_CODE'),
  TO_REVIEW: shown(taskStateTable, 'DONE_CODE'),
  FINISHED: shown(workStateTable, 'FINISHED'),
  DISCARDED: shown(taskStateTable, 'DISCARD_CODE'),
  BLOCKED: shown(workStateTable, 'BLOCKED'),
  CLOSED: { key: 'acceleration-requests:inWork.closed', tone: 'blocked' },
}

/** The text key of a value of the state filter: "in progress" says that it includes what is in revision. */
export const stateFilterKey = (value: StateFilterValue): string => {
  if (value === 'REVISION') return stateKey(taskStateTable, 'START')
  return value === 'IN_WORK' ? 'acceleration-requests:inWork.withRevision' : boardColumnShown[value].key
}

type Row = {
  column: BoardColumn
  status: AccelerationRequestState
  participation: { currentTask: { state: TaskState } | null } | null
}

/** Columns determined by a project's current task. */
const ofTask: ReadonlySet<BoardColumn> = new Set(['TO_START', 'IN_WORK', 'TO_REVIEW', 'DISCARDED'])

/** The state of a row of projects in work: its application until that is accepted, then its task, or its participation. */
export const rowShown = ({ column, status, participation }: Row): Shown => {
  if (column === 'CLOSED') return shown(requestStateTable, status)
  const task = ofTask.has(column) ? participation?.currentTask : null
  return task ? shown(taskStateTable, task.state) : boardColumnShown[column]
}

/** A run of decisions on many applications. */
export const runStateTable: StateTable<RunState> = {
  words: 'acceleration-requests:runs.states',
  tones: { RUNNING: 'work', FINISHED: 'accepted', CANCELLED: 'blocked' },
}
