import { expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { namedWaits } from '../../communication/domain/notice-waits.rules.ts'
import { taskStates } from './states.ts'
import { performingStates, waitedFor, waitsFor, waitsToldTo, type Waiting } from './waits-for.rules.ts'

const plain: Omit<Waiting, 'state'> = {
  allowed: true,
  performer: 'TEAM',
  hasLeader: true,
  hasTracker: true,
  trackerMayReview: true,
  atExpert: false,
}

const situations = {
  usual: {},
  'no leader': { hasLeader: false },
  'no tracker': { hasTracker: false, trackerMayReview: false },
  'at expert': { atExpert: true },
  // Nobody decides on their own submission while somebody else can.
  'by the tracker': { performer: 'TRACKER', trackerMayReview: false },
  'by the only one': { performer: 'TRACKER' },
  'by no tracker': { performer: 'TRACKER', hasTracker: false, trackerMayReview: false },
  blocked: { allowed: false, atExpert: true },
} as const satisfies Record<string, Partial<Waiting>>

const names = [
  'usual',
  'no leader',
  'no tracker',
  'at expert',
  'by the tracker',
  'by the only one',
  'by no tracker',
  'blocked',
] as const

const expected = matrix(
  taskStates,
  names,
  `                  usual        no leader    no tracker   at expert    by the tracker  by the only one  by no tracker  blocked
  NOT_STARTED       TEAM         LEADER       TEAM         TEAM         TRACKER         TRACKER          ACCELERATOR    NOBODY
  PROCESS_CODE      TEAM         LEADER       TEAM         TEAM         TRACKER         TRACKER          ACCELERATOR    NOBODY
  START             TEAM         LEADER       TEAM         TEAM         TRACKER         TRACKER          ACCELERATOR    NOBODY
  DONE_CODE         TRACKER      TRACKER      ACCELERATOR  EXPERT       ACCELERATOR     TRACKER          ACCELERATOR    NOBODY
  ACCEPT_CODE       NOBODY       NOBODY       NOBODY       NOBODY       NOBODY          NOBODY           NOBODY         NOBODY
  DISCARD_CODE      NOBODY       NOBODY       NOBODY       NOBODY       NOBODY          NOBODY           NOBODY         NOBODY
  AUTO_SELECT_PASS  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR     ACCELERATOR      ACCELERATOR    NOBODY
  AUTO_SELECT_FAIL  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR     ACCELERATOR      ACCELERATOR    NOBODY`,
)

test.each(taskStates)('the people for whose action a task that is %s waits', (state) => {
  for (const name of names)
    expect(waitsFor({ ...plain, ...situations[name], state }), name).toBe(expected[state][name])
})

test('notifications have a sentence for everybody that a task may wait for', () => {
  expect(namedWaits).toEqual(waitedFor.filter((who) => who !== 'NOBODY'))
})

test.each(taskStates)(
  'the team learns neither of a review nor of a selection of a task that is %s',
  (state) => {
    const task = { ...plain, state, atExpert: true }
    const shown = state === 'AUTO_SELECT_PASS' || state === 'AUTO_SELECT_FAIL' ? 'DONE_CODE' : state
    expect(waitsToldTo(task, 'team')).toBe(expected[shown].usual)
    expect(waitsToldTo(task, 'others')).toBe(expected[state]['at expert'])
  },
)

test('the agenda of a performer has the tasks that wait for the performer', () => {
  expect(performingStates).toEqual(
    taskStates.filter(
      (state) => expected[state]['by the tracker'] === 'TRACKER' && expected[state]['at expert'] !== 'EXPERT',
    ),
  )
  expect(performingStates).toEqual(['NOT_STARTED', 'PROCESS_CODE', 'START'])
})
