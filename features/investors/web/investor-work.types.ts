import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { getFirm } from '../contract/firm.endpoints.ts'
import type { listInvestorChecks } from '../contract/investor-check.endpoints.ts'
import type { getInvestorProfile } from '../contract/investor-profile.endpoints.ts'
import type { compareProjects, getPipelineFiles, listPipeline } from '../contract/pipeline.endpoints.ts'
import type { getInvestorSearches } from '../contract/search.endpoints.ts'

/** A project in an investor's pipeline. */
export type PipelineCard = RowOf<typeof listPipeline>

/** An investor's criteria. */
export type InvestorProfile = ResponseOf<typeof getInvestorProfile>

/** A file of a card. */
export type PipelineFile = ResponseOf<typeof getPipelineFiles>['items'][number]

/** An investor's firm, for its members. */
export type Firm = NonNullable<ResponseOf<typeof getFirm>['firm']>

/** A member, a sent invitation, and a received one. */
export type Colleague = Firm['members'][number]
export type SentInvitation = Firm['invitations'][number]
export type FirmInvitation = ResponseOf<typeof getFirm>['invitations'][number]

/** A saved search. */
export type InvestorSearch = ResponseOf<typeof getInvestorSearches>['items'][number]

/** A project in a comparison. */
export type Compared = ResponseOf<typeof compareProjects>['items'][number]

/** An investor with their verification. */
export type InvestorCheck = RowOf<typeof listInvestorChecks>
