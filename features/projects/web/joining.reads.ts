import type { Endpoint } from '#platform/contract/endpoint.ts'
import { listProjectInvitations } from '../../teams/contract/invitation.endpoints.ts'
import { listMyJoinRequests, listProjectJoinRequests } from '../../teams/contract/join-request.endpoints.ts'
import { findInvitablePeople } from '../../teams/contract/people-directory.endpoints.ts'
import { listProjectVacancies, listVacancies } from '../../teams/contract/vacancy.endpoints.ts'
import { projectReads } from './use-refresh-project.ts'

/** What a deed with an invitation makes stale. */
export const staleAfterInviting: readonly Endpoint[] = [listProjectInvitations, findInvitablePeople]

/** What an answer to a request makes stale: who is accepted stands in the team. */
export const staleAfterDeciding: readonly Endpoint[] = [
  ...projectReads,
  listProjectJoinRequests,
  listProjectVacancies,
]

/** What a vacancy's change makes stale for its team. */
export const staleAfterVacancy: readonly Endpoint[] = [...projectReads, listProjectVacancies, listVacancies]

/** What asking and taking back makes stale for the person. */
export const staleAfterAsking: readonly Endpoint[] = [listVacancies, listMyJoinRequests]
