import { expect, test } from 'vitest'
import { isLostRight, refusedFilter } from './subscriptions.ts'

test.each([
  ['a programme that is not theirs', ['programmeId'], 'programmeId'],
  ['a period that is not there yet', ['from'], null],
  ['a day of comparison after the day', ['against'], null],
  ['a day and a track that is gone', ['day', 'trackId'], 'trackId'],
  ['no field', [], null],
])('%s in an address', (_what, fields, filter) => {
  expect(refusedFilter('VALIDATION_FAILED', fields)).toBe(filter)
})

test('a list that may not be read any more is a lost right, not a refused filter', () => {
  expect([isLostRight('NOT_IN_ACCELERATOR_TEAM'), isLostRight('VALIDATION_FAILED')]).toEqual([true, false])
  expect(refusedFilter('ACCESS_DENIED', ['trackId'])).toBeNull()
})
