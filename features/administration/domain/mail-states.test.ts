import { expect, test } from 'vitest'
import { mailStates, maySendAgain, whyWithheld } from './mail-states.ts'

test('only what was not delivered, has a lasting link and a real address is sent again', () => {
  const may = mailStates.flatMap((status) =>
    [true, false].flatMap((oneTime) =>
      [true, false].flatMap((plainAddress) =>
        maySendAgain({ status, oneTime, plainAddress, template: 'RISK_OWNED' })
          ? [{ status, oneTime, plainAddress }]
          : [],
      ),
    ),
  )
  expect(may).toEqual([
    { status: 'BOUNCED', oneTime: false, plainAddress: true },
    { status: 'FAILED', oneTime: false, plainAddress: true },
    { status: 'WITHHELD', oneTime: false, plainAddress: true },
    { status: 'KEPT', oneTime: false, plainAddress: true },
  ])
})

test('an email with a one-time link is sent again if it gets a new link', () => {
  const facts = { status: 'FAILED', oneTime: true, plainAddress: true } as const
  expect(maySendAgain({ ...facts, template: 'SUPPORT_ANSWERED' })).toBe(true)
  expect(maySendAgain({ ...facts, plainAddress: false, template: 'SUPPORT_ANSWERED' })).toBe(false)
  expect(maySendAgain({ ...facts, template: 'TEAM_INVITATION' })).toBe(false)
})

test('a withheld email says why', () => {
  expect(whyWithheld({ status: 'SENT', error: '' })).toBeNull()
  expect(whyWithheld({ status: 'WITHHELD', error: '' })).toBe('withheldWhy')
  expect(whyWithheld({ status: 'WITHHELD', error: 'READ_ON_PORTAL' })).toBe('readWhy')
  expect(whyWithheld({ status: 'WITHHELD', error: 'SWITCHED_OFF' })).toBe('stoppedWhy')
})
