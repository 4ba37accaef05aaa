import { countNewApprovalRequests } from './badge.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [countNewApprovalRequests]
