/** Kinds of deadlines that people can be reminded of. */
export const reminderKinds = ['TASK', 'INTAKE', 'REVIEW', 'EVENT', 'INVITATION'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Recipients of a reminder: those responsible, the client of the work, the tracker, or the accelerator's team. */
export const reminderAudiences = ['ASSIGNED', 'CLIENT', 'TRACKER', 'TEAM'] as const

export type ReminderAudience = (typeof reminderAudiences)[number]

/** Whether the reminder is sent before the deadline, on the day, or after it. */
export const timings = ['BEFORE', 'ON_DAY', 'AFTER'] as const

export type Timing = (typeof timings)[number]

/** A rule of the portal: days from the deadline, negative before it. */
export type PortalRule = { days: number; audiences: readonly [ReminderAudience, ...ReminderAudience[]] }

/** Maximum number of days between a reminder and the deadline. */
export const furthestDay = 30

/** Maximum number of rules of one accelerator. */
export const maxRules = 30

const audiencesOf: Record<ReminderKind, Record<'untilDue' | 'afterwards', readonly ReminderAudience[]>> = {
  TASK: { untilDue: ['ASSIGNED', 'TRACKER', 'TEAM'], afterwards: ['ASSIGNED', 'TRACKER', 'TEAM'] },
  // Undecided applications already wait for the accelerator's team.
  INTAKE: { untilDue: ['ASSIGNED', 'TEAM'], afterwards: ['ASSIGNED'] },
  REVIEW: { untilDue: ['ASSIGNED', 'CLIENT', 'TEAM'], afterwards: ['ASSIGNED', 'CLIENT', 'TEAM'] },
  EVENT: { untilDue: ['ASSIGNED', 'TEAM'], afterwards: ['ASSIGNED', 'TEAM'] },
  INVITATION: { untilDue: ['ASSIGNED', 'TEAM'], afterwards: ['ASSIGNED', 'TEAM'] },
}

/** Whether a kind of deadline has this kind of recipient at this time. */
export const hasAudience = (kind: ReminderKind, timing: Timing, audience: ReminderAudience): boolean =>
  audiencesOf[kind][timing === 'AFTER' ? 'afterwards' : 'untilDue'].includes(audience)

/** Signed number of days relative to the deadline: negative before it. */
export const daysOf = (timing: Timing, days: number): number =>
  timing === 'ON_DAY' ? 0 : timing === 'BEFORE' ? -days : days

/** Inverse of `daysOf`. */
export const timingOf = (days: number): { timing: Timing; days: number } => ({
  timing: days === 0 ? 'ON_DAY' : days < 0 ? 'BEFORE' : 'AFTER',
  days: Math.abs(days),
})
