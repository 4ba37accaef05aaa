import { expect, test } from 'vitest'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { accelerationRequests } from './acceleration-request.machine.ts'
import { accessActionsOf, mayOrderReviews, receivingRefusal, type Standing } from './access.rules.ts'
import type { ApplyingFacts } from './applying.rules.ts'

const deciders = new Set<ActorName>(['team', 'team admin', 'team tracker'])

const standings: Record<string, Standing> = {
  waiting: { status: 'NEW', accessStatus: null, started: false, publicationStatus: 'DRAFT' },
  rejected: { status: 'REJECT', accessStatus: null, started: false, publicationStatus: 'DRAFT' },
  withdrawn: { status: 'CANCEL', accessStatus: null, started: false, publicationStatus: 'DRAFT' },
  'not begun': {
    status: 'ACCEPT',
    accessStatus: 'ALLOWED_TO_WORK',
    started: false,
    publicationStatus: 'DRAFT',
  },
  begun: { status: 'ACCEPT', accessStatus: 'ALLOWED_TO_WORK', started: true, publicationStatus: 'DRAFT' },
  'blocked, not begun': {
    status: 'ACCEPT',
    accessStatus: 'BLOCKED',
    started: false,
    publicationStatus: 'DRAFT',
  },
  'blocked, begun': { status: 'ACCEPT', accessStatus: 'BLOCKED', started: true, publicationStatus: 'DRAFT' },
}

const possible = matrix(
  Object.keys(standings),
  ['transfer', 'delete', 'publish', 'unpublish'],
  `                    transfer  delete  publish  unpublish
  waiting             yes       yes     no       no
  rejected            no        yes     no       no
  withdrawn           no        yes     no       no
  not begun           yes       yes     yes      yes
  begun               yes       no      yes      yes
  blocked, not begun  no        yes     no       yes
  blocked, begun      no        no      no       yes`,
)

test.each(Object.keys(actors) as ActorName[])('%s transfers, deletes and publishes what may be', (name) => {
  const actor = actors[name]
  const decides = deciders.has(name)
  for (const [key, standing] of Object.entries(standings)) {
    const offered = accessActionsOf(actor, projectOfMatrix, standing)
    expect(offered.includes('TRANSFER_PROJECT'), key).toBe(decides && possible[key]!.transfer === 'yes')
    expect(offered.includes('DELETE_ACCELERATION_REQUEST'), key).toBe(
      decides && possible[key]!.delete === 'yes',
    )
    const published = accessActionsOf(actor, projectOfMatrix, { ...standing, publicationStatus: 'PUBLISHED' })
    expect(offered.includes('PUBLISH_PROJECT'), key).toBe(decides && possible[key]!.publish === 'yes')
    expect(published.includes('CANCEL_PUBLISH_PROJECT'), key).toBe(
      decides && possible[key]!.unpublish === 'yes',
    )
    expect([offered.includes('CANCEL_PUBLISH_PROJECT'), published.includes('PUBLISH_PROJECT')]).toEqual([
      false,
      false,
    ])
  }
  for (const rule of [
    accelerationRequests.transfer,
    accelerationRequests.erase,
    accelerationRequests.publish,
  ])
    expect(rule.allows(actor, projectOfMatrix)).toBe(decides)
})

const open: ApplyingFacts = {
  acceleratorApproved: true,
  acceleratorStatus: 'ACTIVE',
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
  [{ acceleratorStatus: 'PLANNED' }, 'ACCELERATOR_NOT_OPEN'],
  [{ acceleratorStatus: 'FINISHED' }, 'ACCELERATOR_FINISHED'],
] as const)('what nobody can apply to takes no project, confirmed or not: %o', (given, code) => {
  for (const confirmed of [false, true]) expect(receivingRefusal({ ...open, ...given }, confirmed)).toBe(code)
})

test.each(Object.keys(actors) as ActorName[])('%s asks experts about what is in review', (name) => {
  const may = (taskState: 'DONE_CODE' | 'START' | null, accessStatus: Standing['accessStatus']) =>
    mayOrderReviews(actors[name], projectOfMatrix, { taskState, accessStatus })
  expect(may('DONE_CODE', 'ALLOWED_TO_WORK')).toBe(deciders.has(name))
  expect(may('DONE_CODE', 'BLOCKED')).toBe(false)
  expect(may('DONE_CODE', 'TRANSFERRED')).toBe(false)
  expect(may('DONE_CODE', null)).toBe(false)
  expect(may('START', 'ALLOWED_TO_WORK')).toBe(false)
  expect(may(null, 'ALLOWED_TO_WORK')).toBe(false)
})
