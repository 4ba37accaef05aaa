import { taskStates, type Performer, type TaskState } from './states.ts'

/** Who a project on a track waits for. */
export const waitedFor = ['NOBODY', 'LEADER', 'TEAM', 'ACCELERATOR', 'TRACKER', 'EXPERT'] as const

export type WaitedFor = (typeof waitedFor)[number]

/** The current task of a project with what decides who it waits for. */
export type Waiting = {
  /** Whether the project may work on the track. */
  allowed: boolean
  state: TaskState
  performer: Performer
  hasLeader: boolean
  /** Whether it has a tracker who works for the accelerator: not one who is blocked or has left. */
  hasTracker: boolean
  /** Whether that tracker may decide on the task: not on their own submission, unless there is no other reviewer. */
  trackerMayReview: boolean
  /** An expert review is open, and the reader may know of it. */
  atExpert: boolean
}

const decided: ReadonlySet<TaskState> = new Set(['ACCEPT_CODE', 'DISCARD_CODE'])
const selected: ReadonlySet<TaskState> = new Set(['AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL'])

/** Who has to act next: one answer for every list, page, mail and report. Blocked and decided work waits for nobody. */
export const waitsFor = (task: Waiting): WaitedFor => {
  const { allowed, state, performer, hasLeader, hasTracker, trackerMayReview, atExpert } = task
  if (!allowed || decided.has(state)) return 'NOBODY'
  if (selected.has(state)) return 'ACCELERATOR'
  if (state === 'DONE_CODE') return atExpert ? 'EXPERT' : trackerMayReview ? 'TRACKER' : 'ACCELERATOR'
  // A tracker's task without one waits until the accelerator sets the tracker.
  if (performer === 'TRACKER' && !hasTracker) return 'ACCELERATOR'
  // A team's task waits until the project has a leader.
  return performer === 'TEAM' && !hasLeader ? 'LEADER' : performer
}

/**
 * Who a project waits for as its readers learn it, `NOBODY` without a current task: the project's team learns neither of
 * an expert's review nor of a selection whose result is not applied yet.
 */
export const waitsToldTo = (task: Waiting | null, audience: 'team' | 'others'): WaitedFor => {
  if (!task) return 'NOBODY'
  return waitsFor(
    audience === 'team'
      ? { ...task, atExpert: false, state: selected.has(task.state) ? 'DONE_CODE' : task.state }
      : task,
  )
}

/** The states in which a task of a project that may work waits for its performer: for conditions of queries. */
export const performingStates: readonly TaskState[] = taskStates.filter(
  (state) =>
    waitsFor({
      allowed: true,
      state,
      performer: 'TEAM',
      hasLeader: true,
      hasTracker: false,
      trackerMayReview: false,
      atExpert: false,
    }) === 'TEAM',
)
