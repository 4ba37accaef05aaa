import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { listProjectInvitations } from '../contract/invitation.endpoints.ts'
import type { listMyJoinRequests, listProjectJoinRequests } from '../contract/join-request.endpoints.ts'
import type { listProjectVacancies, listVacancies } from '../contract/vacancy.endpoints.ts'
import type { InviteState } from '../domain/invitation-states.ts'
import type { JoinRequestState } from '../domain/join-request-states.ts'
import type { VacancyState } from '../domain/vacancy-states.ts'

/** An invitation as the project's team sees it. */
export type Invitation = ResponseOf<typeof listProjectInvitations>['items'][number]

/** A request to join as the project's team sees it. */
export type JoinRequest = ResponseOf<typeof listProjectJoinRequests>['items'][number]

/** A request to join as who asks sees it. */
export type MyJoinRequest = ResponseOf<typeof listMyJoinRequests>['items'][number]

/** A vacancy as the project's team sees it. */
export type ProjectVacancy = ResponseOf<typeof listProjectVacancies>['items'][number]

/** A vacancy as everybody sees it. */
export type OpenVacancy = ResponseOf<typeof listVacancies>['items'][number]

/** What the states of a request are like. */
export const joinRequestTones: Record<JoinRequestState, StateTone> = {
  CONSIDERATION: 'new',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'blocked',
}

/** What the states of an invitation are like. */
export const inviteTones: Record<InviteState, StateTone> = {
  ALLOW_INVITE: 'new',
  INVITE: 'new',
  CANCEL: 'blocked',
  REJECT: 'rejected',
  ACCEPT: 'accepted',
}

/** What the states of a vacancy are like. */
export const vacancyTones: Record<VacancyState, StateTone> = { OPEN: 'work', CLOSED: 'blocked' }
