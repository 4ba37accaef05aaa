import { expect, test } from 'vitest'
import { healthFindings } from './health.rules.ts'

const well = {
  queue: { failed: 0, retrying: 3, lateSeconds: 300 },
  mails: { failedLastDay: 0 },
  database: { slow: [] },
  backups: { on: true, ageHours: 3 },
}

test('reports nothing while there are no problems: jobs to be retried are no finding', () => {
  expect(healthFindings(well)).toEqual([])
})

test.each([
  [{ roomMegabytes: 0 }, 'diskFull', 1],
  [{ roomMegabytes: 1023 }, 'diskFull', 1023],
  [{ auditBroken: 17 }, 'auditBroken', 17],
  [{ mailServersAway: [true] }, 'mailServer', 1],
  [{ mailServersAway: [true, true] }, 'mailServer', 1],
  [{ mailServersAway: [true, false] }, 'mailFirst', 1],
  [{ mailServersAway: [false, true] }, 'mailSecond', 1],
  [{ migrationsWaiting: 2 }, 'migrationsWait', 2],
  [{ certificateDays: 13 }, 'certificateEnds', 13],
  [{ certificateDays: -40 }, 'certificateEnds', 1],
  [{ tokensEnding: 3 }, 'tokensEnd', 3],
] as const)('a process sees from outside: %j', (seen, finding, value) => {
  const outside = {
    roomMegabytes: null,
    auditBroken: 0,
    mailServersAway: [false, false],
    migrationsWaiting: 0,
    certificateDays: null,
    tokensEnding: 0,
  }
  expect(healthFindings({ ...well, outside })).toEqual([])
  expect(healthFindings({ ...well, outside: { ...outside, certificateDays: 14 } })).toEqual([])
  expect(healthFindings({ ...well, outside: { ...outside, roomMegabytes: 1024 } })).toEqual([])
  expect(healthFindings({ ...well, outside: { ...outside, ...seen } })).toEqual([{ finding, value }])
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
