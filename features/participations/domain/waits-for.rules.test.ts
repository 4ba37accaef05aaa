import { expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { taskStates } from './states.ts'
import { waitsFor, type Waiting } from './waits-for.rules.ts'

const plain: Omit<Waiting, 'state'> = {
  allowed: true,
  performer: 'TEAM',
  hasLeader: true,
  hasTracker: true,
  atExpert: false,
}

const situations = {
  usual: {},
  'no leader': { hasLeader: false },
  'no tracker': { hasTracker: false },
  'at expert': { atExpert: true },
  'by the tracker': { performer: 'TRACKER' },
  blocked: { allowed: false, atExpert: true },
} as const satisfies Record<string, Partial<Waiting>>

const names = ['usual', 'no leader', 'no tracker', 'at expert', 'by the tracker', 'blocked'] as const

const expected = matrix(
  taskStates,
  names,
  `                  usual        no leader    no tracker   at expert    by the tracker  blocked
  NOT_STARTED       TEAM         LEADER       TEAM         TEAM         TRACKER         NOBODY
  PROCESS_CODE      TEAM         LEADER       TEAM         TEAM         TRACKER         NOBODY
  START             TEAM         LEADER       TEAM         TEAM         TRACKER         NOBODY
  DONE_CODE         TRACKER      TRACKER      ACCELERATOR  EXPERT       TRACKER         NOBODY
  ACCEPT_CODE       NOBODY       NOBODY       NOBODY       NOBODY       NOBODY          NOBODY
  DISCARD_CODE      NOBODY       NOBODY       NOBODY       NOBODY       NOBODY          NOBODY
  AUTO_SELECT_PASS  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR     NOBODY
  AUTO_SELECT_FAIL  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR  ACCELERATOR     NOBODY`,
)

test.each(taskStates)('for whom a task that is %s waits', (state) => {
  for (const name of names)
    expect(waitsFor({ ...plain, ...situations[name], state }), name).toBe(expected[state][name])
})
