import { expect, test } from 'vitest'
import { waitOf } from './expert-job.rules.ts'
import type { ExpertJobState, Wait } from './states.ts'

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
