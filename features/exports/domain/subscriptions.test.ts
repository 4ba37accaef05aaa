import { expect, test } from 'vitest'
import { isLostRight } from './subscriptions.ts'

test.each([
  ['a programme that is not theirs', ['programmeId'], true],
  ['a period that is not there yet', ['from'], false],
  ['a day of comparison after the day', ['against'], false],
  ['a day and a track that is gone', ['day', 'trackId'], true],
  ['no field', [], true],
])('%s in an address', (_what, fields, isLost) => {
  expect(isLostRight('VALIDATION_FAILED', fields)).toBe(isLost)
})
