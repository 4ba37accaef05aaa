import { sql } from 'kysely'
import { onDays, seesAllPeople, worksHere } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import type { WorkPlace } from '../../acceleration-requests/domain/work-place.ts'
import type { decisions } from '../domain/figures.ts'

/**
 * Decisions on tasks, entries `e` of the audit trail of an accelerator: all for its team, a tracker's own for them, also
 * if they sponsor the programme.
 */
export const reviews = unsearchedRows({
  from: sql`audit_entry e`,
  key: sql`e.id`,
  sees: async ({ db, actor }, id, place) => {
    if (!worksHere(actor, place.acceleratorId)) return false
    const { rows } = await sql<{ reviewerUid: string | null }>`
      select e.actor_uid as "reviewerUid" from audit_entry e where e.id = ${id} and e.subject = 'task'
        and e.action in ('accept', 'return', 'discard') and e.accelerator_id = ${place.acceleratorId}`.execute(
      db,
    )
    return rows.some(({ reviewerUid }) => reviewerUid === actor.uid || seesAllPeople(actor, place))
  },
  scope: ({ actor }: SignedIn, place: WorkPlace): Sql => {
    // Literals are required to match the partial index.
    const here = sql`e.subject = 'task' and e.action in ('accept', 'return', 'discard')
      and e.accelerator_id = ${place.acceleratorId}`
    if (seesAllPeople(actor, place)) return here
    return worksHere(actor, place.acceleratorId) ? sql`${here} and e.actor_uid = ${actor.uid}` : sql`false`
  },
  filters: {
    decision: (some: readonly (typeof decisions)[number][]) => sql`e.action = any(${some})`,
    reviewerUid: (uid: string | Sql) => sql`e.actor_uid = ${uid}`,
    from: (day: string, _ctx: SignedIn, { acceleratorId }: WorkPlace) =>
      onDays(acceleratorId).from(sql`e.at`, day),
    to: (day: string, _ctx: SignedIn, { acceleratorId }: WorkPlace) =>
      onDays(acceleratorId).to(sql`e.at`, day),
  },
})
