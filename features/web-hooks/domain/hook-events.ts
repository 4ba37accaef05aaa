import type { AccelerationRequestEvent } from '../../acceleration-requests/domain/events.ts'
import type { ExpertJobEvent } from '../../expertise/domain/events.ts'
import type { ParticipationEvent } from '../../participations/domain/events.ts'

/** What an event is about. */
export const hookSubjects = ['application', 'participation', 'task', 'expertReview'] as const

export type HookSubjectKind = (typeof hookSubjects)[number]

type Source = AccelerationRequestEvent | ExpertJobEvent | ParticipationEvent

/** The closed list of events that webhooks report, each with the portal's event and its subject. */
export const hookEvents = {
  'application.submitted': { from: 'AccelerationRequestCreated', about: 'application' },
  'application.accepted': { from: 'AccelerationRequestAccepted', about: 'application' },
  'application.rejected': { from: 'AccelerationRequestRejected', about: 'application' },
  'application.withdrawn': { from: 'AccelerationRequestRevoked', about: 'application' },
  'participation.blocked': { from: 'ParticipationBlocked', about: 'participation' },
  'participation.unblocked': { from: 'ParticipationAllowed', about: 'participation' },
  'participation.tracker_set': { from: 'TrackerSet', about: 'participation' },
  'task.started': { from: 'TaskStarted', about: 'task' },
  'task.submitted': { from: 'TaskCompleted', about: 'task' },
  'task.withdrawn': { from: 'TaskWithdrawn', about: 'task' },
  'task.returned': { from: 'TaskReturned', about: 'task' },
  'task.accepted': { from: 'TaskAccepted', about: 'task' },
  'task.rejected': { from: 'TaskDiscarded', about: 'task' },
  'task.commented': { from: 'TaskCommented', about: 'task' },
  'expert_review.ordered': { from: 'ExpertJobOrdered', about: 'expertReview' },
  'expert_review.started': { from: 'ExpertJobTaken', about: 'expertReview' },
  'expert_review.completed': { from: 'ExpertJobCompleted', about: 'expertReview' },
  'expert_review.declined': { from: 'ExpertJobRejected', about: 'expertReview' },
  'expert_review.accepted': { from: 'ExpertJobAccepted', about: 'expertReview' },
} as const satisfies Record<string, { from: Source; about: HookSubjectKind }>

export type HookEvent = keyof typeof hookEvents

/** Names of the events, in the order of the form. */
export const hookEventNames = Object.keys(hookEvents) as [HookEvent, ...HookEvent[]]

/** Name of an event in the catalogue of texts, where a point separates levels. */
export const hookEventKey = (name: string): string => name.replace('.', '_')

const bySource = new Map<string, HookEvent>(hookEventNames.map((name) => [hookEvents[name].from, name]))

/** What webhooks report of an event of the portal. */
export const hookEventOf = (source: string): HookEvent | undefined => bySource.get(source)

/** Maximum number of webhooks of a person, and of an accelerator. */
export const maxHooks = 10
