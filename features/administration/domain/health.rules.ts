import { backupFinding, type BackupNumbers } from './backup-states.ts'

/** What of the portal's state is judged. */
export type HealthNumbers = {
  queue: { failed: number; retrying: number; lateSeconds: number }
  mails: { failedLastDay: number }
  database: { slow: readonly unknown[] }
  backups: BackupNumbers
  /** What only a server process can measure; absent on the health page, which shows open alarms instead. */
  outside?: {
    /** Megabytes left for files; null where the system does not say. */
    roomMegabytes: number | null
    /** The first entry of the audit trail that does not hold; 0 while all do. */
    auditBroken: number
    /** Whether each configured mail server is unavailable, in the order of use. */
    mailServersAway: readonly boolean[]
    migrationsWaiting: number
    /** Days until the certificate of the portal's address ends, negative afterwards; null where none was seen. */
    certificateDays: number | null
    /** API tokens in use that end soon. */
    tokensEnding: number
  }
}

/** What may be wrong with the portal, the worst first. */
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

/** Something that is wrong, with how much of it there is, and on which host if others may be well. */
export type HealthFinding = { finding: HealthProblem; value: number; host?: string }

/** Megabytes below which uploads and backups soon find no room. */
const littleRoom = 1024

/** Days before its end at which a certificate should have been renewed: automatic renewal begins at 30. */
const certificateNotice = 14

/** A job that should have begun this long ago says that nobody works. */
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
  // An empty disk is a finding too, and a finding of nothing is none.
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

/** What an administrator should look at now, with how much of it there is. */
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

/** What the page says: what it finds itself, and the alarms of the server processes that it cannot see. */
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
