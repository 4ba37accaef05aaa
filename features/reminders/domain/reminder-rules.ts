/** Deadlines that people are reminded of. */
export const reminderKinds = ['TASK', 'INTAKE', 'REVIEW', 'EVENT', 'INVITATION'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Who is reminded: those it waits for, the tracker of the project, the accelerator's team. */
export const reminderAudiences = ['ASSIGNED', 'TRACKER', 'TEAM'] as const

export type ReminderAudience = (typeof reminderAudiences)[number]

/** Before the deadline, on its day, or after it. */
export const timings = ['BEFORE', 'ON_DAY', 'AFTER'] as const

export type Timing = (typeof timings)[number]

/** The furthest day from a deadline. */
export const furthestDay = 30

/** The most rules of one accelerator. */
export const mostRules = 30

const lasting: ReadonlySet<ReminderKind> = new Set(['TASK', 'REVIEW'])

/** Whether there is something left to remind of once the deadline is over. */
export const lastsAfterDeadline = (kind: ReminderKind): boolean => lasting.has(kind)

const audiencesOf: Record<ReminderKind, readonly ReminderAudience[]> = {
  TASK: ['ASSIGNED', 'TRACKER', 'TEAM'],
  INTAKE: ['ASSIGNED', 'TEAM'],
  REVIEW: ['ASSIGNED', 'TEAM'],
  EVENT: ['ASSIGNED', 'TEAM'],
  INVITATION: ['ASSIGNED', 'TEAM'],
}

/** Whom a kind of deadline concerns. */
export const hasAudience = (kind: ReminderKind, audience: ReminderAudience): boolean =>
  audiencesOf[kind].includes(audience)

/** Days from the deadline, negative before it. */
export const daysOf = (timing: Timing, days: number): number =>
  timing === 'ON_DAY' ? 0 : timing === 'BEFORE' ? -days : days

/** The reverse. */
export const timingOf = (days: number): { timing: Timing; days: number } => ({
  timing: days === 0 ? 'ON_DAY' : days < 0 ? 'BEFORE' : 'AFTER',
  days: Math.abs(days),
})
