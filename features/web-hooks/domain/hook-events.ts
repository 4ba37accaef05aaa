import type { AccelerationRequestEvent } from '../../acceleration-requests/domain/states.ts'
import type { ExpertJobEvent } from '../../expertise/domain/states.ts'
import type { ParticipationEvent } from '../../participations/domain/states.ts'

/** What an event is about. */
export const hookSubjects = ['application', 'participation', 'task', 'expertReview'] as const

export type HookSubjectKind = (typeof hookSubjects)[number]

type Source = AccelerationRequestEvent | ExpertJobEvent | ParticipationEvent

/** The closed list of events that webhooks report, each with the portal's event and its subject. */
export const hookEvents = {
  'application.submitted': { source: 'AccelerationRequestCreated', about: 'application' },
  'application.accepted': { source: 'AccelerationRequestAccepted', about: 'application' },
  'application.rejected': { source: 'AccelerationRequestRejected', about: 'application' },
  'application.withdrawn': { source: 'AccelerationRequestRevoked', about: 'application' },
  'participation.blocked': { source: 'ParticipationBlocked', about: 'participation' },
  'participation.unblocked': { source: 'ParticipationAllowed', about: 'participation' },
  'participation.tracker_set': { source: 'TrackerSet', about: 'participation' },
  'task.started': { source: 'TaskStarted', about: 'task' },
  'task.submitted': { source: 'TaskCompleted', about: 'task' },
  'task.withdrawn': { source: 'TaskWithdrawn', about: 'task' },
  'task.returned': { source: 'TaskReturned', about: 'task' },
  'task.accepted': { source: 'TaskAccepted', about: 'task' },
  'task.rejected': { source: 'TaskDiscarded', about: 'task' },
  'task.commented': { source: 'TaskCommented', about: 'task' },
  'expert_review.ordered': { source: 'ExpertJobOrdered', about: 'expertReview' },
  'expert_review.started': { source: 'ExpertJobTaken', about: 'expertReview' },
  'expert_review.completed': { source: 'ExpertJobCompleted', about: 'expertReview' },
  'expert_review.declined': { source: 'ExpertJobRejected', about: 'expertReview' },
  'expert_review.accepted': { source: 'ExpertJobAccepted', about: 'expertReview' },
} as const satisfies Record<string, { source: Source; about: HookSubjectKind }>

export type HookEvent = keyof typeof hookEvents

/** Names of the events, in the order of the form. */
export const hookEventNames = Object.keys(hookEvents) as [HookEvent, ...HookEvent[]]

/** Translation key of an event; in keys a dot separates levels. */
export const hookEventKey = (name: string): string => name.replace(/\./, '_')

const bySource = new Map<string, HookEvent>(hookEventNames.map((name) => [hookEvents[name].source, name]))

/** The webhook event of an event of the portal; undefined if webhooks do not report it. */
export const hookEventOf = (source: string): HookEvent | undefined => bySource.get(source)

/** Maximum number of webhooks of a person, and of an accelerator. */
export const maxHooks = 10
