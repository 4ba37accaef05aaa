import { expect, test } from 'vitest'
import { backupName, hoursWithoutBackup, surplusBackups } from './backup-states.ts'

test.each([
  ['off: nothing is promised', { on: false, ageHours: null }, 0],
  ['a fresh one', { on: true, ageHours: 0 }, 0],
  ['last night’s, seen the next evening', { on: true, ageHours: 35 }, 0],
  ['one night was missed', { on: true, ageHours: 36 }, 36],
  ['a week', { on: true, ageHours: 168 }, 168],
  ['none at all', { on: true, ageHours: null }, 36],
])('hours without a proved backup: %s', (_case, numbers, hours) => {
  expect(hoursWithoutBackup(numbers)).toBe(hours)
})

test('names of folders sort by time and are safe on every disk', () => {
  expect(backupName(new Date('2026-11-29T01:10:00.123Z'))).toBe('2026-11-29T01-10-00Z')
})

test.each([
  [['d', 'c', 'b', 'a'], 2, ['b', 'a']],
  [['b', 'a'], 2, []],
  [[], 1, []],
])('of %j proved ones %i stay', (proved, keep, surplus) => {
  expect(surplusBackups(proved, keep)).toEqual(surplus)
})
