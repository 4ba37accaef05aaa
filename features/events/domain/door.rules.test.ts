import { expect, test } from 'vitest'
import { codeOf, isNewer, madeAt, spokenCode, ticketText } from './door.rules.ts'

test('a ticket is read by camera, and typed in any way people write it; of another event it is none', () => {
  const code = 'ABCD2345'
  expect(codeOf(ticketText(7, code), 7)).toBe(code)
  expect(codeOf(ticketText(8, code), 7)).toBeNull()
  for (const typed of ['abcd2345', 'ABCD 2345', ' abcd-2345 ', spokenCode(code)])
    expect(codeOf(typed, 7)).toBe(code)
  for (const other of [
    '',
    'ABCD',
    'RUNWAY:7:',
    'RUNWAY:7:<b>',
    'https://evil.example/ABCD2345',
    'ABCD2345ABCD2345',
  ])
    expect(codeOf(other, 7), other).toBeNull()
})

test('of a person the mark made last counts, and none is made later than it arrives', () => {
  expect([isNewer(5, null), isNewer(5, 4), isNewer(5, 5), isNewer(5, 6)]).toEqual([true, true, false, false])
  expect([madeAt(5, 9), madeAt(15, 9)]).toEqual([5, 9])
})

test('the clock of a device that is wrong is corrected by when the marks were sent', () => {
  const now = 10_000_000
  // Each mark was made a second before it was sent.
  for (const off of [-3_600_000, 3_600_000]) expect(madeAt(now + off - 1000, now, now + off)).toBe(now - 1000)
  expect(madeAt(now - 1000, now, now - 500)).toBe(now - 1000)
})
