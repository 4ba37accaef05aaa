import { sql } from 'kysely'
import { acceleratorsAs, isMember, type Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import { isAmong } from '#platform/server/sql.ts'

/** Projects on tracks, `q`, that the reader tracks, in all accelerators for which they still work as a tracker. */
export const trackedWork = unsearchedRows({
  from: sql`project_track q`,
  key: sql`q.id`,
  sees: async ({ db, actor }, id) => {
    const work = await db
      .selectFrom('project_track')
      .select(['tracker_uid', 'accelerator_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    return work?.tracker_uid === actor.uid && isMember(actor, work.accelerator_id, 'TRC', 'TRC_TEAM')
  },
  scope: ({ actor }: { actor: Person }): Sql =>
    sql`(q.tracker_uid = ${actor.uid} and ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'TRC', 'TRC_TEAM'))})`,
  filters: {},
})
