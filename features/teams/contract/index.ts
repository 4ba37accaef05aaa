import { countNewApprovalRequests } from './badge.endpoints.ts'
import * as invitations from './invitation.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [countNewApprovalRequests, ...Object.values(invitations)]
