import { expect, test } from 'vitest'
import { mailStates, maySendAgain } from './mail-states.ts'

test('only what was not delivered, has a lasting link and a real address is sent again', () => {
  const may = mailStates.flatMap((status) =>
    [true, false].flatMap((oneTime) =>
      [true, false].flatMap((plainAddress) =>
        maySendAgain({ status, oneTime, plainAddress }) ? [{ status, oneTime, plainAddress }] : [],
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
