import { sql } from 'kysely'
import { onDays } from '#features/acceleration-requests'
import type { Sql } from '#platform/server/lists/order.ts'
import type { decisions } from '../domain/figures.ts'

/**
 * Condition on audit entries `e`: decisions on tasks of an accelerator. Literals are required to match the partial
 * index.
 */
export const reviewScope = (acceleratorId: number): Sql =>
  sql`e.subject = 'task' and e.action in ('accept', 'return', 'discard') and e.accelerator_id = ${acceleratorId}`

/** Conditions of the filters of decisions, shared by the list and the counts. */
export const reviewConditions = (acceleratorId: number) => {
  const { from, to } = onDays(acceleratorId)
  return {
    decision: (some: readonly (typeof decisions)[number][]) => sql`e.action = any(${some})`,
    reviewerUid: (uid: string | Sql) => sql`e.actor_uid = ${uid}`,
    from: (day: string) => from(sql`e.at`, day),
    to: (day: string) => to(sql`e.at`, day),
  }
}
