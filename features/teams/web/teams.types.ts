import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { listAcceleratorTeam } from '../contract/accelerator-team.endpoints.ts'
import type { listMyInvitations } from '../contract/invitation.endpoints.ts'
import type { listMyAcceleratorTeamRequests } from '../contract/team-request.endpoints.ts'
import type { InvitationState } from '../domain/invitation-states.ts'
import type { MemberStatus } from '../domain/member-states.ts'
import type { TeamRequestState } from '../domain/team-request-states.ts'

/** An invitation as the invited person sees it. */
export type MyInvitation = ResponseOf<typeof listMyInvitations>['items'][number]

/** Somebody in an accelerator's team, or invited into it. */
export type TeamRow = ResponseOf<typeof listAcceleratorTeam>['items'][number]

/** A request to join an accelerator's team. */
export type TeamRequest = ResponseOf<typeof listMyAcceleratorTeamRequests>['items'][number]

/** What the states of an invitation are like. */
export const invitationTones: Record<InvitationState, StateTone> = {
  SENT: 'new',
  REGISTER_WAITING: 'new',
  REGISTERED: 'new',
  ACCEPTED_TO_TEAM: 'accepted',
  REJECTED_BY_USER: 'rejected',
  REJECTED_BY_PROJECT: 'blocked',
  REJECTED_BY_PROJECT_NEW_REGISTERED: 'blocked',
}

/** What the ways to stand to a team are like. */
export const memberTones: Record<MemberStatus, StateTone> = {
  W: 'new',
  A: 'accepted',
  B: 'blocked',
  R: 'rejected',
}

/** What the states of a request to join are like. */
export const teamRequestTones: Record<TeamRequestState, StateTone> = {
  CONSIDERATION: 'new',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'blocked',
}
