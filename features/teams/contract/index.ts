import * as team from './accelerator-team.endpoints.ts'
import { countNewApprovalRequests } from './badge.endpoints.ts'
import * as invitations from './invitation.endpoints.ts'
import * as joining from './join-request.endpoints.ts'
import { findInvitablePeople } from './people-directory.endpoints.ts'
import * as requests from './team-request.endpoints.ts'
import * as vacancies from './vacancy.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  countNewApprovalRequests,
  ...Object.values(invitations),
  findInvitablePeople,
  ...Object.values(joining),
  ...Object.values(vacancies),
  ...Object.values(team),
  ...Object.values(requests),
]
