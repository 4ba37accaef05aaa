import type { StateTable } from '#platform/domain/state-table.ts'
import type { InvitationState } from './invitation-states.ts'
import type { JoinRequestState } from './join-request-states.ts'
import type { MemberStatus } from './member-states.ts'
import type { TeamRequestState } from './team-request-states.ts'
import type { VacancyState } from './vacancy-states.ts'

/** State table of invitations to a team, the same for both sides. */
export const invitationStateTable: StateTable<InvitationState | 'EXPIRED'> = {
  words: 'teams:invitationStates',
  tones: {
    SENT: 'new',
    REGISTER_WAITING: 'new',
    REGISTERED: 'new',
    ACCEPTED_TO_TEAM: 'accepted',
    REJECTED_BY_USER: 'rejected',
    REJECTED_BY_PROJECT: 'blocked',
    REJECTED_BY_PROJECT_NEW_REGISTERED: 'blocked',
    EXPIRED: 'blocked',
  },
}

/** State table of an accelerator’s members. */
export const memberStateTable: StateTable<MemberStatus> = {
  words: 'teams:memberStatuses',
  tones: {
    W: 'new',
    A: 'accepted',
    B: 'blocked',
    R: 'rejected',
  },
}

/** State table of requests to join an accelerator’s team. */
export const teamRequestStateTable: StateTable<TeamRequestState> = {
  words: 'teams:requestStates',
  tones: {
    CONSIDERATION: 'new',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'blocked',
  },
}

/** State table of requests to join a project’s team. */
export const joinRequestStateTable: StateTable<JoinRequestState> = {
  words: 'teams:joining.states',
  tones: {
    CONSIDERATION: 'new',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'blocked',
  },
}

/** State table of a project's vacancies. */
export const vacancyStateTable: StateTable<VacancyState> = {
  words: 'teams:vacancies.states',
  tones: {
    OPEN: 'accepted',
    CLOSED: 'blocked',
  },
}
