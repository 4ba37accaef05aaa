import { expect, test } from 'vitest'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { accessActionsOf, receivingRefusal, type Standing } from './access.rules.ts'
import { accelerationRequests } from './acceleration-request.policy.ts'
import type { ApplyingFacts } from './applying.rules.ts'

const deciders = new Set<ActorName>(['team', 'team admin', 'team tracker'])

const standings: Record<string, Standing> = {
  waiting: { status: 'NEW', accessStatus: null, started: false },
  rejected: { status: 'REJECT', accessStatus: null, started: false },
  withdrawn: { status: 'CANCEL', accessStatus: null, started: false },
  'not begun': { status: 'ACCEPT', accessStatus: 'ALLOWED_TO_WORK', started: false },
  begun: { status: 'ACCEPT', accessStatus: 'ALLOWED_TO_WORK', started: true },
  'blocked, not begun': { status: 'ACCEPT', accessStatus: 'BLOCKED', started: false },
  'blocked, begun': { status: 'ACCEPT', accessStatus: 'BLOCKED', started: true },
}

const possible = matrix(
  Object.keys(standings),
  ['transfer', 'delete'],
  `                    transfer  delete
  waiting             yes       yes
  rejected            no        yes
  withdrawn           no        yes
  not begun           yes       yes
  begun               yes       no
  blocked, not begun  no        yes
  blocked, begun      no        no`,
)

test.each(Object.keys(actors) as ActorName[])('%s transfers and deletes what may be', (name) => {
  const actor = actors[name]
  const decides = deciders.has(name)
  for (const [key, standing] of Object.entries(standings)) {
    const offered = accessActionsOf(actor, projectOfMatrix, standing)
    expect(offered.includes('TRANSFER_PROJECT'), key).toBe(decides && possible[key]!.transfer === 'yes')
    expect(offered.includes('DELETE_ACCELERATION_REQUEST'), key).toBe(
      decides && possible[key]!.delete === 'yes',
    )
  }
  for (const rule of [accelerationRequests.transfer, accelerationRequests.erase])
    expect(rule.allows(actor, projectOfMatrix)).toBe(decides)
})

const open: ApplyingFacts = {
  acceleratorApproved: true,
  programmeStatus: 'PUBLISHED',
  trackStatus: 'PUBLISHED',
  trackBlocked: false,
  requestType: 'ON_SCHEDULE',
  streamActive: false,
}

test('a track without an active stream takes a project once that was confirmed', () => {
  expect(receivingRefusal(open, false)).toBe('NO_ACTIVE_STREAM_ON_RECEIVING_TRACK')
  expect(receivingRefusal(open, true)).toBeNull()
  expect(receivingRefusal({ ...open, streamActive: true }, false)).toBeNull()
  expect(receivingRefusal({ ...open, requestType: 'CONTINUOUS' }, false)).toBeNull()
})

test.each([
  [{ trackStatus: 'ARCHIVE' }, 'TRACK_ARCHIVED'],
  [{ trackStatus: 'DRAFT' }, 'NOT_FOUND'],
  [{ trackBlocked: true }, 'TRACK_BLOCKED'],
  [{ acceleratorApproved: false }, 'ACCELERATOR_NOT_APPROVED'],
] as const)('what nobody can apply to takes no project, confirmed or not: %o', (given, code) => {
  for (const confirmed of [false, true]) expect(receivingRefusal({ ...open, ...given }, confirmed)).toBe(code)
})
