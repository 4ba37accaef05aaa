import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { listDeals } from '../contract/deal.endpoints.ts'
import type { getOwnFigures } from '../contract/figure.endpoints.ts'
import type { getOwnOutcomes } from '../contract/outcome.endpoints.ts'

/** A deal in the list. */
export type Deal = RowOf<typeof listDeals>

/** Outcomes of deals. */
export type Outcomes = ResponseOf<typeof getOwnOutcomes>

/** The half-yearly form. */
export type OwnFigures = ResponseOf<typeof getOwnFigures>
