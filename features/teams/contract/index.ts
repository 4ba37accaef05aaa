import * as team from './accelerator-team.endpoints.ts'
import { countNewApprovalRequests } from './badge.endpoints.ts'
import * as invitations from './invitation.endpoints.ts'
import * as requests from './team-request.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  countNewApprovalRequests,
  ...Object.values(invitations),
  ...Object.values(team),
  ...Object.values(requests),
]
