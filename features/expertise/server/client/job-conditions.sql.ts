import { sql, type RawBuilder } from 'kysely'
import { isAcceleratorAdmin, type Person } from '#platform/domain/actor.ts'
import { requesterStays } from '../clients-of-job.ts'
import { toAcceptCondition } from '../expert-job.sql.ts'

/** The result of the job `j` is accepted for a fee, and is not recorded as paid. */
export const unpaidCondition = sql<boolean>`(coalesce(j.pay_status, '') in ('DUE', 'IN_ACT', 'DISPUTED'))`

/**
 * The list condition of accepting for the accelerator: its own orders, and for its administrators those whose client
 * can no longer accept.
 */
export const acceptedByHost = (actor: Person, acceleratorId: number): RawBuilder<boolean> =>
  isAcceleratorAdmin(actor, acceleratorId)
    ? sql<boolean>`(${toAcceptCondition} and (j.requester_uid is null or not ${requesterStays}))`
    : sql<boolean>`(${toAcceptCondition} and j.requester_uid is null)`
