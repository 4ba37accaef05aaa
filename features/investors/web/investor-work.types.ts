import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { getInvestorProfile } from '../contract/investor-profile.endpoints.ts'
import type { listPipeline } from '../contract/pipeline.endpoints.ts'

/** A project in an investor's pipeline. */
export type PipelineCard = RowOf<typeof listPipeline>

/** What an investor says they look for. */
export type InvestorProfile = ResponseOf<typeof getInvestorProfile>
