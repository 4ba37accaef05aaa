import { describe, expect, test } from 'vitest'
import { consentLinkState, isAskable, nextAskAt } from './consent-request.rules.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`
const on = (day: number) => new Date(at(day))

describe('a leader is invited again', () => {
  test.each([
    ['at once, if nobody has asked', null, null, null],
    ['seven days after the last request', at(1), null, at(8)],
    ['thirty days after a withdrawn consent', null, at(1), '2026-12-01T09:00:00.000Z'],
    ['thirty days after a refusal, not seven after the request', at(1), at(2), '2026-12-02T09:00:00.000Z'],
    [
      'seven days after a request that is newer than a refusal',
      '2026-12-20T09:00:00.000Z',
      at(1),
      '2026-12-27T09:00:00.000Z',
    ],
  ])('%s', (_what, askedAt, refusedAt, next) => {
    expect(nextAskAt({ askedAt, refusedAt })).toBe(next)
  })

  test('from that instant on', () => {
    const request = { askedAt: at(1), refusedAt: null }
    expect(isAskable(request, on(7))).toBe(false)
    expect(isAskable(request, on(8))).toBe(true)
    expect(isAskable({ askedAt: null, refusedAt: null }, on(1))).toBe(true)
  })
})

test.each([
  ['works', {}, 10, 'OPEN'],
  ['ends after thirty days', {}, 31, 'ENDED'],
  ['says that consent was given', { consented: true }, 31, 'GIVEN'],
  ['says that it was declined', { declined: true }, 2, 'DECLINED'],
  ['ends when somebody else leads the project', { isLeader: false, consented: true }, 2, 'ENDED'],
  ['ends when the accelerator no longer works with the project', { known: false }, 2, 'ENDED'],
])('the link of the email %s', (_what, own, day, state) => {
  const facts = { consented: false, declined: false, askedAt: at(1), isLeader: true, known: true, ...own }
  const now = new Date(Date.parse(at(1)) + (day - 1) * 24 * 60 * 60 * 1000)
  expect(consentLinkState(facts, now)).toBe(state)
})
