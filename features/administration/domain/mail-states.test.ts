import { expect, test } from 'vitest'
import { mailStates, maySendAgain, whyWithheld } from './mail-states.ts'

test('only what was not delivered, has a lasting link and a real address is sent again', () => {
  const may = mailStates.flatMap((status) =>
    [true, false].flatMap((oneTime) =>
      [true, false].flatMap((plainAddress) =>
        maySendAgain({ status, oneTime, plainAddress, incomplete: false, renewable: false })
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
  const facts = { status: 'FAILED', oneTime: true, plainAddress: true, incomplete: false } as const
  expect(maySendAgain({ ...facts, renewable: true })).toBe(true)
  expect(maySendAgain({ ...facts, plainAddress: false, renewable: true })).toBe(false)
  expect(maySendAgain({ ...facts, renewable: false })).toBe(false)
})

test('an email whose attachment is not stored is not sent again without it', () => {
  const facts = { oneTime: false, plainAddress: true, incomplete: true, renewable: true }
  expect(mailStates.filter((status) => maySendAgain({ ...facts, status }))).toEqual([])
})

test('a withheld email says why', () => {
  expect(whyWithheld({ status: 'SENT', error: '' })).toBeNull()
  expect(whyWithheld({ status: 'WITHHELD', error: '' })).toBe('withheldWhy')
  expect(whyWithheld({ status: 'WITHHELD', error: 'READ_ON_PORTAL' })).toBe('readWhy')
  expect(whyWithheld({ status: 'WITHHELD', error: 'SWITCHED_OFF' })).toBe('stoppedWhy')
})
