import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { countNewApprovalRequestsQuery } from './server/count-new-approval-requests.query.ts'

/** Teams of projects and accelerators. */
export const teamsFeature: Feature = { name: 'teams', endpoints, handlers: [countNewApprovalRequestsQuery] }
