import { expect, test } from 'vitest'
import { whyNotRequested } from './consent.rules.ts'

const now = new Date('2026-11-30T12:00:00Z')

/** The instant this number of days ago; null for never. */
const ago = (days: number | null): string | null =>
  days === null ? null : new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()

const atWork = {
  status: 'ACCEPT',
  participation: { accessStatus: 'ALLOWED_TO_WORK' },
  leader: {},
  consent: { given: false, askedAt: null, refusedAt: null },
} as const

test.each([
  // Days since the request and the refusal.
  [null, null, 'mayNotAsk'],
  [1, null, 'asked'],
  [20, null, 'mayNotAsk'],
  [20, 10, 'refused'],
  [3, 1, 'refused'],
  [3, 40, 'asked'],
  [50, 40, 'mayNotAsk'],
])(
  'requested %s days ago and refused %s days ago, consent is not requested: %s',
  (requested, refused, why) => {
    const consent = { given: false, askedAt: ago(requested), refusedAt: ago(refused) }
    expect(whyNotRequested({ ...atWork, consent }, now)).toBe(why)
  },
)

test('other reasons come first', () => {
  const { consent } = atWork
  expect(whyNotRequested({ ...atWork, participation: null }, now)).toBe('notAtWork')
  expect(whyNotRequested({ ...atWork, leader: null }, now)).toBe('noLeader')
  expect(whyNotRequested({ ...atWork, consent: { ...consent, given: true } }, now)).toBe('consented')
})
