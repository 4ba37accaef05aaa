import type { Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { TaskState } from '../../participations/domain/states.ts'
import {
  publicationActions,
  type AccessState,
  type PublicationAction,
  type PublicationState,
} from '../../projects/domain/states.ts'
import { accelerationRequests, type AccelerationRequestFacts } from './acceleration-request.machine.ts'
import { applyingRefusal, type ApplyingFacts } from './applying.rules.ts'
import type { AccelerationRequestState } from './states.ts'

/** Actions on a project in work besides the decision (spec 3 "Access action"). */
export const requestAccessActions = [
  ...publicationActions,
  'TRANSFER_PROJECT',
  'DELETE_ACCELERATION_REQUEST',
] as const

export type RequestAccessAction = (typeof requestAccessActions)[number]

/** Why an application can't be transferred to another track now. */
export const transferHindrances = [
  'EXPERTISE_ACTIVE',
  'REVIEW_CLAIMED',
  'SELECTION_RUNNING',
  'TASK_IN_REVIEW',
] as const

/** An application and the access of its participation. */
type Work = Pick<Standing, 'status' | 'accessStatus'>

/** The state of an application, and whether its participation is open and was started. */
export type Standing = {
  status: AccelerationRequestState
  accessStatus: AccessState | null
  started: boolean
  publicationStatus: PublicationState
}

/** Whether an application with its participation may be transferred: it is pending, or its work is in progress. */
export const isTransferable = ({ status, accessStatus }: Work): boolean =>
  status === 'NEW' || (status === 'ACCEPT' && accessStatus === 'ALLOWED_TO_WORK')

/** Whether an application may be deleted: not once its work was started. */
export const isDeletable = ({ status, started }: Standing): boolean => status !== 'ACCEPT' || !started

/**
 * Whether the accelerator may publish the project now, or withdraw it: active participations can be published,
 * accepted ones withdrawn.
 */
export const mayAppear = ({ status, accessStatus }: Work, action: PublicationAction): boolean =>
  status === 'ACCEPT' && (action === 'CANCEL_PUBLISH_PROJECT' || accessStatus === 'ALLOWED_TO_WORK')

const publication = (standing: Standing): PublicationAction =>
  standing.publicationStatus === 'PUBLISHED' ? 'CANCEL_PUBLISH_PROJECT' : 'PUBLISH_PROJECT'

/** The actor's possible actions on an application. */
export const accessActionsOf = (
  actor: Actor,
  facts: AccelerationRequestFacts,
  standing: Standing,
): RequestAccessAction[] => [
  ...(mayAppear(standing, publication(standing)) && accelerationRequests.publish.allows(actor, facts)
    ? [publication(standing)]
    : []),
  ...(isTransferable(standing) && accelerationRequests.transfer.allows(actor, facts)
    ? (['TRANSFER_PROJECT'] as const)
    : []),
  ...(isDeletable(standing) && accelerationRequests.erase.allows(actor, facts)
    ? (['DELETE_ACCELERATION_REQUEST'] as const)
    : []),
]

/** Whether expert reviews of the current task may be ordered: it is in review, and the actor decides on the project. */
export const mayOrderReviews = (
  actor: Actor,
  facts: AccelerationRequestFacts,
  { accessStatus, taskState }: { accessStatus: AccessState | null; taskState: TaskState | null },
): boolean =>
  taskState === 'DONE_CODE' &&
  accessStatus === 'ALLOWED_TO_WORK' &&
  accelerationRequests.decide.allows(actor, facts)

/**
 * Why a project can't be transferred to the track now, or `null`. A scheduled track without an active stream accepts
 * it after a confirmation (spec 8).
 */
export const receivingRefusal = (track: ApplyingFacts, withoutStream: boolean): ErrorCode | null => {
  const refused = applyingRefusal(track)
  if (refused !== 'NO_ACTIVE_STREAM') return refused
  return withoutStream ? null : 'NO_ACTIVE_STREAM_ON_RECEIVING_TRACK'
}
