import { expect, test } from 'vitest'
import { backupFinding, backupName, surplusBackups } from './backup-states.ts'

test.each([
  ['off: nothing is promised', { on: false, ageHours: null }, null],
  ['a fresh one', { on: true, ageHours: 0 }, null],
  ['last night’s, seen the next evening', { on: true, ageHours: 35 }, null],
  ['one night was missed', { on: true, ageHours: 36 }, { finding: 'backupOld', value: 36 }],
  ['a week', { on: true, ageHours: 168 }, { finding: 'backupOld', value: 168 }],
  ['none at all', { on: true, ageHours: null }, { finding: 'backupNone', value: 1 }],
])('what is wrong with the backups: %s', (_case, numbers, finding) => {
  expect(backupFinding(numbers)).toEqual(finding)
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
