import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listAcceleratorTeam } from '../contract/accelerator-team.endpoints.ts'
import type { listMyInvitations } from '../contract/invitation.endpoints.ts'
import type { listMyAcceleratorTeamRequests } from '../contract/team-request.endpoints.ts'

/** An invitation as the invited person sees it. */
export type MyInvitation = ResponseOf<typeof listMyInvitations>['items'][number]

/** A member of an accelerator's team, or an invitation to it. */
export type TeamRow = ResponseOf<typeof listAcceleratorTeam>['items'][number]

/** A request to join an accelerator's team. */
export type TeamRequest = ResponseOf<typeof listMyAcceleratorTeamRequests>['items'][number]
