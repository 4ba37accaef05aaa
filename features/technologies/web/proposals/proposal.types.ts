import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listTechnologyProposals } from '../../contract/proposal.endpoints.ts'

/** A proposal in its lists. */
export type ProposalRow = ResponseOf<typeof listTechnologyProposals>['items'][number]
