import type { AccelerationRequestState } from '../../../domain/states.ts'
import type { ProjectInWork } from '../in-work.queries.ts'

/** What is done with several applications at once. */
export type BulkDecision = 'accept' | 'reject'

/** What would happen: the rows that can be decided, and the others by why they cannot. */
export type BulkPlan = {
  ready: ProjectInWork[]
  skipped: { because: AccelerationRequestState; rows: ProjectInWork[] }[]
}

/** The dry run of a decision about the chosen rows: a row takes part when its actions say so. */
export const planBulk = (rows: readonly ProjectInWork[], decision: BulkDecision): BulkPlan => {
  const skipped = new Map<AccelerationRequestState, ProjectInWork[]>()
  const ready = rows.filter((row) => {
    if (row.actions.includes(decision)) return true
    skipped.set(row.status, [...(skipped.get(row.status) ?? []), row])
    return false
  })
  return { ready, skipped: [...skipped].map(([because, left]) => ({ because, rows: left })) }
}
