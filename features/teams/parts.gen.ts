// Written by `npm run parts` from the names of the files; never by hand.
import * as acceleratorTeamEndpoints from './contract/accelerator-team.endpoints.ts'
import * as badgeEndpoints from './contract/badge.endpoints.ts'
import * as invitationEndpoints from './contract/invitation.endpoints.ts'
import * as joinRequestEndpoints from './contract/join-request.endpoints.ts'
import * as peopleDirectoryEndpoints from './contract/people-directory.endpoints.ts'
import * as teamRequestEndpoints from './contract/team-request.endpoints.ts'
import * as vacancyEndpoints from './contract/vacancy.endpoints.ts'
import * as answerInvitationUseCase from './server/answer-invitation.use-case.ts'
import * as beginRegistrationUseCase from './server/begin-registration.use-case.ts'
import * as claimInvitationUseCase from './server/claim-invitation.use-case.ts'
import * as countNewApprovalRequestsQuery from './server/count-new-approval-requests.query.ts'
import * as inviteUseCase from './server/invite.use-case.ts'
import * as joinRequestsUseCase from './server/join-requests.use-case.ts'
import * as listAcceleratorTeamQuery from './server/list-accelerator-team.query.ts'
import * as listInvitationsQuery from './server/list-invitations.query.ts'
import * as listJoinRequestsQuery from './server/list-join-requests.query.ts'
import * as listTeamRequestsQuery from './server/list-team-requests.query.ts'
import * as listVacanciesQuery from './server/list-vacancies.query.ts'
import * as manageInvitationUseCase from './server/manage-invitation.use-case.ts'
import * as manageVacancyUseCase from './server/manage-vacancy.use-case.ts'
import * as memberUseCase from './server/member.use-case.ts'
import * as peopleDirectoryQuery from './server/people-directory.query.ts'
import * as respondUseCase from './server/respond.use-case.ts'
import * as setMemberRolesUseCase from './server/set-member-roles.use-case.ts'
import * as teamRequestUseCase from './server/team-request.use-case.ts'
import * as acceleratorNoticesSubscribers from './server/accelerator-notices.subscribers.ts'
import * as invitationNoticesSubscribers from './server/invitation-notices.subscribers.ts'
import * as joinNoticesSubscribers from './server/join-notices.subscribers.ts'
import * as letterSubscribers from './server/letter.subscribers.ts'
import * as registerSubscribers from './server/register.subscribers.ts'
import * as teamsAgendaSource from './server/teams.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'teams',
  contract: [
    acceleratorTeamEndpoints,
    badgeEndpoints,
    invitationEndpoints,
    joinRequestEndpoints,
    peopleDirectoryEndpoints,
    teamRequestEndpoints,
    vacancyEndpoints,
  ],
  handlers: [
    answerInvitationUseCase,
    beginRegistrationUseCase,
    claimInvitationUseCase,
    countNewApprovalRequestsQuery,
    inviteUseCase,
    joinRequestsUseCase,
    listAcceleratorTeamQuery,
    listInvitationsQuery,
    listJoinRequestsQuery,
    listTeamRequestsQuery,
    listVacanciesQuery,
    manageInvitationUseCase,
    manageVacancyUseCase,
    memberUseCase,
    peopleDirectoryQuery,
    respondUseCase,
    setMemberRolesUseCase,
    teamRequestUseCase,
  ],
  subscribers: [
    acceleratorNoticesSubscribers,
    invitationNoticesSubscribers,
    joinNoticesSubscribers,
    letterSubscribers,
    registerSubscribers,
  ],
  agendaSources: [
    teamsAgendaSource,
  ],
  texts: { en, ru },
}
