import { expect, test } from 'vitest'
import { fitsMeeting } from './hours.rules.ts'

test.each([
  ['10:00', '10:20', 45, false],
  ['10:00', '10:44', 45, false],
  ['10:00', '10:45', 45, true],
  ['10:50', '12:00', 70, true],
])('from %s to %s a meeting of %i minutes fits: %s', (from, to, minutes, fits) => {
  expect(fitsMeeting(from, to, minutes)).toBe(fits)
})
