import { describe, expect, test } from 'vitest'
import { applyingRefusal, type ApplyingFacts } from './applying.rules.ts'

const open: ApplyingFacts = {
  acceleratorApproved: true,
  acceleratorStatus: 'ACTIVE',
  programmeStatus: 'PUBLISHED',
  trackStatus: 'PUBLISHED',
  trackBlocked: false,
  requestType: 'CONTINUOUS',
  streamActive: false,
}

describe('applying', () => {
  test.each<[string, Partial<ApplyingFacts>, string | null]>([
    ['a published continuous track', {}, null],
    ['a scheduled track within an intake', { requestType: 'ON_SCHEDULE', streamActive: true }, null],
    ['a scheduled track between intakes', { requestType: 'ON_SCHEDULE' }, 'NO_ACTIVE_STREAM'],
    ['an archived track', { trackStatus: 'ARCHIVE' }, 'TRACK_ARCHIVED'],
    ['a track of an archived programme', { programmeStatus: 'ARCHIVE' }, 'TRACK_ARCHIVED'],
    ['a draft', { trackStatus: 'DRAFT' }, 'NOT_FOUND'],
    ['a track of a draft programme', { programmeStatus: 'DRAFT' }, 'NOT_FOUND'],
    ['a blocked track', { trackBlocked: true }, 'TRACK_BLOCKED'],
    ['a track of an accelerator not approved', { acceleratorApproved: false }, 'ACCELERATOR_NOT_APPROVED'],
    ['a track of an accelerator that is to open', { acceleratorStatus: 'PLANNED' }, 'ACCELERATOR_NOT_OPEN'],
    ['a track of an accelerator that is over', { acceleratorStatus: 'FINISHED' }, 'ACCELERATOR_FINISHED'],
    [
      'a draft of an accelerator not approved',
      { acceleratorApproved: false, trackStatus: 'DRAFT' },
      'NOT_FOUND',
    ],
  ])('to %s', (_what, given, expected) => {
    expect(applyingRefusal({ ...open, ...given })).toBe(expected)
  })
})
