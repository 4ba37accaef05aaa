import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listProjectInvitations } from '../contract/invitation.endpoints.ts'
import type { listMyJoinRequests, listProjectJoinRequests } from '../contract/join-request.endpoints.ts'
import type { listProjectVacancies, listVacancies } from '../contract/vacancy.endpoints.ts'

/** An invitation as the project's team sees it. */
export type Invitation = ResponseOf<typeof listProjectInvitations>['items'][number]

/** A request to join as the project's team sees it. */
export type JoinRequest = ResponseOf<typeof listProjectJoinRequests>['items'][number]

/** A request to join as the applicant sees it. */
export type MyJoinRequest = ResponseOf<typeof listMyJoinRequests>['items'][number]

/** A vacancy as the project's team sees it. */
export type ProjectVacancy = ResponseOf<typeof listProjectVacancies>['items'][number]

/** A vacancy as every signed-in user sees it. */
export type OpenVacancy = ResponseOf<typeof listVacancies>['items'][number]
