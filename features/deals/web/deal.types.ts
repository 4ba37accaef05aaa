import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { listDeals } from '../contract/deal.endpoints.ts'
import type { getOwnFigures } from '../contract/figure.endpoints.ts'
import type { getOwnOutcomes } from '../contract/outcome.endpoints.ts'

/** A deal in the list. */
export type Deal = RowOf<typeof listDeals>

/** What came of deals. */
export type Outcomes = ResponseOf<typeof getOwnOutcomes>

/** The form of a half-year. */
export type OwnFigures = ResponseOf<typeof getOwnFigures>
