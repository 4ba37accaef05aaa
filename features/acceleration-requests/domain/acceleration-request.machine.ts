import { isMember, isPerson, isPortalAdministrator, isTeam, isThemselves } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'
import {
  accelerationRequestStates,
  type AccelerationRequestAction,
  type AccelerationRequestState,
  type AccelerationRequestEvent,
} from './states.ts'

/** Facts for the rules about a project's application to a track. */
export type AccelerationRequestFacts = {
  acceleratorId: number
  /** `null` while an accelerator manages the project: then no team member acts. */
  leaderUid: string | null
  /** Everybody in the project's team, including the leader. */
  memberUids: readonly string[]
  /** The tracker of the participation created by the acceptance. */
  trackerUid: string | null
}

/** The accelerator's team, but nobody decides on an application of their own project. */
const decides: Rule<AccelerationRequestFacts> = (actor, request) =>
  isTeam(actor, request.acceleratorId) && !request.memberUids.some((uid) => isPerson(actor, uid))

/** Permissions on an acceleration request (product 4). */
export const accelerationRequests = definePolicy<
  AccelerationRequestFacts,
  'decide' | 'revoke' | 'transfer' | 'erase' | 'publish' | 'consent'
>('accelerationRequest', {
  view: (actor, request) =>
    isTeam(actor, request.acceleratorId) ||
    (isMember(actor, request.acceleratorId, 'TRC') && isPerson(actor, request.trackerUid)) ||
    request.memberUids.some((uid) => isPerson(actor, uid)) ||
    isPortalAdministrator(actor),
  decide: decides,
  transfer: decides,
  revoke: (actor, request) => isPerson(actor, request.leaderUid),
  // The owner of the contacts consents in person (spec 5).
  consent: (actor, request) => isPerson(actor, request.leaderUid) && isThemselves(actor),
  erase: decides,
  // A project without a leader has no consent to publication.
  publish: (actor, request) => request.leaderUid !== null && decides(actor, request),
})

/** Facts needed for a decision besides the actor. */
export type DecisionFacts = AccelerationRequestFacts & {
  acceleratorApproved: boolean
  acceleratorFinished: boolean
}

/** States of an application (product 5): every decision is final, a new application may follow. */
export const accelerationRequestMachine = defineMachine<
  AccelerationRequestState,
  AccelerationRequestAction,
  DecisionFacts,
  AccelerationRequestEvent
>({
  name: 'acceleration_request',
  table: 'acceleration_request',
  column: 'status',
  states: accelerationRequestStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['NEW'],
      to: 'ACCEPT',
      by: accelerationRequests.decide,
      guard: ({ acceleratorApproved, acceleratorFinished }) =>
        !acceleratorApproved
          ? 'ACCELERATOR_NOT_APPROVED'
          : acceleratorFinished
            ? 'ACCELERATOR_FINISHED'
            : null,
      event: 'AccelerationRequestAccepted',
    },
    reject: {
      from: ['NEW'],
      to: 'REJECT',
      by: accelerationRequests.decide,
      event: 'AccelerationRequestRejected',
    },
    revoke: {
      from: ['NEW'],
      to: 'CANCEL',
      by: accelerationRequests.revoke,
      event: 'AccelerationRequestRevoked',
    },
  },
})
