import { sql } from 'kysely'

/** The result of the job `j` is accepted for a fee, and the books do not say that it was paid. */
export const unpaidCondition = sql<boolean>`(coalesce(j.pay_status, '') in ('DUE', 'IN_ACT', 'DISPUTED'))`

/** The job `j` is complete, and whoever ordered has not accepted its result. */
export const toAcceptCondition = sql<boolean>`(j.status = 'COMPLETE' and j.accepted_at is null)`
