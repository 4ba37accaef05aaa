import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { tellOfMembers, tellOfTeamRequests } from './server/accelerator-notices.subscribers.ts'
import * as answers from './server/answer-invitation.use-case.ts'
import * as claims from './server/claim-invitation.use-case.ts'
import { countNewApprovalRequestsQuery } from './server/count-new-approval-requests.query.ts'
import { refreshInvitationBadge, tellOfInvitations } from './server/invitation-notices.subscribers.ts'
import * as inviting from './server/invite.use-case.ts'
import { tellOfJoinRequests } from './server/join-notices.subscribers.ts'
import { joiningHandlers } from './server/joining.ts'
import { writeInvitationLetter } from './server/letter.subscribers.ts'
import { listAcceleratorTeamQuery } from './server/list-accelerator-team.query.ts'
import * as lists from './server/list-invitations.query.ts'
import {
  listAcceleratorTeamRequestsQuery,
  listMyAcceleratorTeamRequestsQuery,
  listRecruitingAcceleratorsQuery,
} from './server/list-team-requests.query.ts'
import * as managing from './server/manage-invitation.use-case.ts'
import * as members from './server/member.use-case.ts'
import { registerInvitations } from './server/register.subscribers.ts'
import { setMemberRolesUseCase } from './server/set-member-roles.use-case.ts'
import * as requests from './server/team-request.use-case.ts'

export { inviteLeader } from './server/invite-leader.ts'

/** Teams of projects and accelerators: who is in them, who is invited, who asks. */
export const teamsFeature = (settings: { publicUrl: string }): Feature => ({
  name: 'teams',
  endpoints,
  handlers: [
    countNewApprovalRequestsQuery,
    ...Object.values(inviting),
    ...Object.values(managing),
    ...Object.values(lists),
    ...Object.values(answers),
    ...Object.values(claims),
    listAcceleratorTeamQuery,
    setMemberRolesUseCase,
    ...Object.values(members),
    listRecruitingAcceleratorsQuery,
    listAcceleratorTeamRequestsQuery,
    listMyAcceleratorTeamRequestsQuery,
    ...Object.values(requests),
    ...joiningHandlers,
  ],
  subscribers: [
    writeInvitationLetter(settings.publicUrl),
    registerInvitations,
    tellOfInvitations,
    refreshInvitationBadge,
    tellOfMembers,
    tellOfTeamRequests,
    tellOfJoinRequests,
  ],
  constraintErrors: {
    team_invitation_open_project: 'INVITATION_EXISTS',
    team_invitation_open_accelerator: 'INVITATION_EXISTS',
    accelerator_team_request_open: 'STATE_CHANGED',
    project_join_request_open: 'EXISTS_RESPOND',
  },
})
