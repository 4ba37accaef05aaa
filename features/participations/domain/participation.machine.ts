import { isMember, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { accessStates, type AccessState } from '../../projects/domain/states.ts'
import type { ParticipationMove, ParticipationEvent } from './states.ts'

/** Facts for the participation policy. */
export type ParticipationFacts = {
  acceleratorId: number
  /** `null` while an accelerator owns the project: then there is no team to act. */
  leaderUid: string | null
  memberUids: readonly string[]
  trackerUid: string | null
}

/** Permissions for a project on a track (product 4). */
export const participations = definePolicy<ParticipationFacts, 'control' | 'transfer'>('participation', {
  view: (actor, participation) =>
    isTeam(actor, participation.acceleratorId) ||
    (isMember(actor, participation.acceleratorId, 'TRC') && isPerson(actor, participation.trackerUid)) ||
    participation.memberUids.some((uid) => isPerson(actor, uid)) ||
    isPortalAdministrator(actor),
  control: (actor, participation) => isTeam(actor, participation.acceleratorId),
  // Nobody transfers their own project.
  transfer: (actor, participation) =>
    isTeam(actor, participation.acceleratorId) &&
    !participation.memberUids.some((uid) => isPerson(actor, uid)),
})

/** Facts of a transition; `hindrance` is why a transfer is not possible now, undefined in lists that only offer it. */
export type MoveFacts = ParticipationFacts & { hindrance?: ErrorCode | null }

/** State machine of a project's access to its track (spec 4). A transferred participation is final. */
export const participationMachine = defineMachine<
  AccessState,
  ParticipationMove,
  MoveFacts,
  ParticipationEvent
>({
  name: 'participation',
  table: 'project_track',
  column: 'access_status',
  states: accessStates,
  initial: 'ALLOWED_TO_WORK',
  conflict: 'STATE_CHANGED',
  transitions: {
    BLOCK: {
      from: ['ALLOWED_TO_WORK'],
      to: 'BLOCKED',
      by: participations.control,
      event: 'ParticipationBlocked',
    },
    ALLOW_TO_WORK: {
      from: ['BLOCKED'],
      to: 'ALLOWED_TO_WORK',
      by: participations.control,
      event: 'ParticipationAllowed',
    },
    TRANSFER_PROJECT: {
      from: ['ALLOWED_TO_WORK'],
      to: 'TRANSFERRED',
      by: participations.transfer,
      guard: ({ hindrance }) => hindrance ?? null,
      event: 'ParticipationTransferred',
    },
  },
})
