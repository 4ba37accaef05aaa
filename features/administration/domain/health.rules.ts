import { backupFinding, type BackupNumbers } from './backup-states.ts'

/** What of the portal's state is judged. */
export type HealthNumbers = {
  queue: { failed: number; retrying: number; lateSeconds: number }
  mails: { failedLastDay: number }
  database: { slow: readonly unknown[] }
  backups: BackupNumbers
}

/** What may be wrong with the portal, the worst first. */
export const healthProblems = [
  'queueStands',
  'backupNone',
  'backupOld',
  'jobsFailed',
  'mailsFailed',
  'slowStatements',
] as const

export type HealthProblem = (typeof healthProblems)[number]

/** A job that should have begun this long ago says that nobody works. */
const lateAfterSeconds = 300

/** What an administrator should look at now, with how much of it there is. */
export const healthFindings = ({
  queue,
  mails,
  database,
  backups,
}: HealthNumbers): { finding: HealthProblem; value: number }[] => {
  const saved = backupFinding(backups)
  return [
    {
      finding: 'queueStands' as const,
      value: queue.lateSeconds > lateAfterSeconds ? Math.floor(queue.lateSeconds / 60) : 0,
    },
    ...(saved ? [saved] : []),
    { finding: 'jobsFailed' as const, value: queue.failed },
    { finding: 'mailsFailed' as const, value: mails.failedLastDay },
    { finding: 'slowStatements' as const, value: database.slow.length },
  ].filter(({ value }) => value > 0)
}
