import { expect, test } from 'vitest'
import { healthFindings } from './health.rules.ts'

const well = {
  queue: { failed: 0, retrying: 3, lateSeconds: 300 },
  mails: { failedLastDay: 0 },
  database: { slow: [] },
  backups: { on: true, ageHours: 3 },
}

test('nothing is said while all is well: jobs that are tried again are no finding', () => {
  expect(healthFindings(well)).toEqual([])
})

test('says what is wrong, the worst first', () => {
  expect(
    healthFindings({
      queue: { failed: 2, retrying: 0, lateSeconds: 660 },
      mails: { failedLastDay: 1 },
      database: { slow: [{}] },
      backups: { on: true, ageHours: 50 },
    }),
  ).toEqual([
    { finding: 'queueStands', value: 11 },
    { finding: 'backupOld', value: 50 },
    { finding: 'jobsFailed', value: 2 },
    { finding: 'mailsFailed', value: 1 },
    { finding: 'slowStatements', value: 1 },
  ])
})
