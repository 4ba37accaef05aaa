/** Kinds of deadlines that people can be reminded of. */
export const reminderKinds = ['TASK', 'INTAKE', 'REVIEW', 'EVENT', 'INVITATION'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Recipients of a reminder: the people responsible, the tracker of the project, or the accelerator's team. */
export const reminderAudiences = ['ASSIGNED', 'TRACKER', 'TEAM'] as const

export type ReminderAudience = (typeof reminderAudiences)[number]

/** Whether the reminder is sent before the deadline, on the day, or after it. */
export const timings = ['BEFORE', 'ON_DAY', 'AFTER'] as const

export type Timing = (typeof timings)[number]

/** Maximum number of days between a reminder and the deadline. */
export const furthestDay = 30

/** Maximum number of rules of one accelerator. */
export const mostRules = 30

const lasting: ReadonlySet<ReminderKind> = new Set(['TASK', 'REVIEW'])

/** Whether the work remains to be done after the deadline has passed. */
export const lastsAfterDeadline = (kind: ReminderKind): boolean => lasting.has(kind)

const audiencesOf: Record<ReminderKind, readonly ReminderAudience[]> = {
  TASK: ['ASSIGNED', 'TRACKER', 'TEAM'],
  INTAKE: ['ASSIGNED', 'TEAM'],
  REVIEW: ['ASSIGNED', 'TEAM'],
  EVENT: ['ASSIGNED', 'TEAM'],
  INVITATION: ['ASSIGNED', 'TEAM'],
}

/** Whether a kind of deadline has this kind of recipient. */
export const hasAudience = (kind: ReminderKind, audience: ReminderAudience): boolean =>
  audiencesOf[kind].includes(audience)

/** Signed number of days relative to the deadline: negative before it. */
export const daysOf = (timing: Timing, days: number): number =>
  timing === 'ON_DAY' ? 0 : timing === 'BEFORE' ? -days : days

/** Inverse of `daysOf`. */
export const timingOf = (days: number): { timing: Timing; days: number } => ({
  timing: days === 0 ? 'ON_DAY' : days < 0 ? 'BEFORE' : 'AFTER',
  days: Math.abs(days),
})
