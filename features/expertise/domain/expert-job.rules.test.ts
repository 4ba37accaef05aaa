import { expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { waitOf, writingRefusal } from './expert-job.rules.ts'
import { expertJobStates, type ExpertJobState, type Wait } from './states.ts'

const stand = (status: ExpertJobState) => ({ status, withdrawn: false, corrections: 0, acceptedAt: null })

test.each<[Wait, Partial<Parameters<typeof waitOf>[0]> & { status: ExpertJobState }]>([
  ['take', { status: 'NEW' }],
  ['complete', { status: 'PROCESS' }],
  ['mend', { status: 'PROCESS', corrections: 1 }],
  ['accept', { status: 'COMPLETE' }],
  ['accept', { status: 'COMPLETE', corrections: 1 }],
  ['accepted', { status: 'COMPLETE', acceptedAt: '2026-11-20T09:00:00.000Z' }],
  ['declined', { status: 'REJECT' }],
  ['withdrawn', { status: 'REJECT', withdrawn: true, corrections: 1 }],
])('%s is what is waited for, or what became of %j', (wait, given) => {
  expect(waitOf({ ...stand(given.status), ...given })).toBe(wait)
})

const writing = matrix(
  ['allowed', 'blocked'],
  expertJobStates,
  `        NEW                        PROCESS                COMPLETE                   REJECT
  allowed   EXPERT_JOB_NOT_IN_PROCESS  -                      EXPERT_JOB_NOT_IN_PROCESS  EXPERT_JOB_NOT_IN_PROCESS
  blocked   EXPERT_JOB_NOT_IN_PROCESS  PARTICIPATION_BLOCKED  EXPERT_JOB_NOT_IN_PROCESS  EXPERT_JOB_NOT_IN_PROCESS`,
)

test.each(expertJobStates)(
  'a result in the state %s is written only in work that is not blocked',
  (status) => {
    for (const work of ['allowed', 'blocked'] as const)
      expect(writingRefusal({ status, workAllowed: work === 'allowed' }) ?? '-').toBe(writing[work][status])
  },
)
