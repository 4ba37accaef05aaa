import { backupFinding, type BackupNumbers } from './backup-states.ts'

/** Facts by which the portal's health is judged. */
export type HealthNumbers = {
  queue: { failed: number; retrying: number; lateSeconds: number }
  mails: { failedLastDay: number }
  database: { slow: readonly unknown[] }
  backups: BackupNumbers
  /** Measured by server processes only; undefined on the health page, which shows open alarms instead. */
  outside?: {
    /** Free space for files in megabytes; null if the system does not report it. */
    roomMegabytes: number | null
    /** The first audit entry with a broken seal; 0 if all are intact. */
    auditBroken: number
    /** Whether each configured mail server is unavailable, in the order of use. */
    mailServersAway: readonly boolean[]
    migrationsWaiting: number
    /** Days until the certificate of the portal's address expires, negative afterwards; null if none was seen. */
    certificateDays: number | null
    /** API tokens in use that expire soon. */
    tokensEnding: number
  }
}

/** Possible problems of the portal, most serious first. */
export const healthProblems = [
  'queueStands',
  'backupNone',
  'backupOld',
  'jobsFailed',
  'mailsFailed',
  'slowStatements',
  'mailServer',
  'mailFirst',
  'mailSecond',
  'diskFull',
  'auditBroken',
  'migrationsWait',
  'certificateEnds',
  'tokensEnd',
] as const

export type HealthProblem = (typeof healthProblems)[number]

/** A problem with its figure, and its host if it may concern only one host. */
export type HealthFinding = { finding: HealthProblem; value: number; host?: string }

/** Free space in megabytes below which uploads and backups may soon fail. */
const littleRoom = 1024

/** Days before expiry at which a certificate should have been renewed: automatic renewal begins at 30. */
const certificateNotice = 14

/** If a job has been due for this long, no worker is running. */
const lateAfterSeconds = 300

/** If one of two servers is unavailable, nothing is delayed yet, but the other has no replacement. */
const mailFindings = (away: readonly boolean[]): HealthFinding[] => {
  if (away.length > 0 && away.every(Boolean)) return [{ finding: 'mailServer', value: 1 }]
  return [
    { finding: 'mailFirst', value: away[0] ? 1 : 0 },
    { finding: 'mailSecond', value: away[1] ? 1 : 0 },
  ]
}

const outsideFindings = ({
  roomMegabytes,
  auditBroken,
  mailServersAway,
  migrationsWaiting,
  certificateDays,
  tokensEnding,
}: NonNullable<HealthNumbers['outside']>): HealthFinding[] => [
  ...mailFindings(mailServersAway),
  // At least 1, because findings with 0 are left out.
  {
    finding: 'diskFull',
    value: roomMegabytes !== null && roomMegabytes < littleRoom ? Math.max(1, roomMegabytes) : 0,
  },
  { finding: 'auditBroken', value: auditBroken },
  { finding: 'migrationsWait', value: migrationsWaiting },
  {
    finding: 'certificateEnds',
    value: certificateDays !== null && certificateDays < certificateNotice ? Math.max(1, certificateDays) : 0,
  },
  { finding: 'tokensEnd', value: tokensEnding },
]

/** Problems that an administrator should look at now, each with its figure. */
export const healthFindings = ({
  queue,
  mails,
  database,
  backups,
  outside,
}: HealthNumbers): HealthFinding[] => {
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
    ...(outside ? outsideFindings(outside) : []),
  ].filter(({ value }) => value > 0)
}

/**
 * Problems shown on the health page: those it finds itself, and the alarms of server processes that it cannot
 * measure.
 */
export const shownFindings = (
  health: HealthNumbers & { alarms: readonly HealthFinding[] },
): HealthFinding[] => {
  const own = healthFindings(health)
  const known = new Set(own.map(({ finding }) => finding))
  const seen: ReadonlySet<HealthProblem> = new Set([
    'mailServer',
    'mailFirst',
    'mailSecond',
    'diskFull',
    'auditBroken',
    'migrationsWait',
    'certificateEnds',
    'tokensEnd',
  ])
  return [...own, ...health.alarms.filter(({ finding }) => seen.has(finding) && !known.has(finding))]
}
