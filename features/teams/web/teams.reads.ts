import type { Endpoint } from '#platform/contract/endpoint.ts'
// Contracts of the features whose lists show who is in a team: descriptions only.
import { listMemberTeams, listTrackers } from '../../accelerators/contract/member.endpoints.ts'
import { listMyProjects } from '../../projects/contract/project.endpoints.ts'
import { listAcceleratorTeam } from '../contract/accelerator-team.endpoints.ts'
import { countNewApprovalRequests } from '../contract/badge.endpoints.ts'
import { listAcceleratorInvitations, listMyInvitations } from '../contract/invitation.endpoints.ts'
import {
  listAcceleratorTeamRequests,
  listMyAcceleratorTeamRequests,
  listRecruitingAccelerators,
} from '../contract/team-request.endpoints.ts'

/** What an answer to an invitation makes stale. */
export const staleAfterAnswer: readonly Endpoint[] = [
  listMyInvitations,
  countNewApprovalRequests,
  listMyProjects,
  listMemberTeams,
]

/** What a change of an accelerator's team makes stale. */
export const staleAfterTeamDeed: readonly Endpoint[] = [
  listAcceleratorTeam,
  listAcceleratorInvitations,
  listAcceleratorTeamRequests,
  listTrackers,
  listMemberTeams,
]

/** What a request to join makes stale. */
export const staleAfterAsking: readonly Endpoint[] = [
  listRecruitingAccelerators,
  listMyAcceleratorTeamRequests,
  listMemberTeams,
]
