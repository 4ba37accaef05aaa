import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { instantJson, wholeName } from '#platform/server/sql.ts'
import type { openTaskChange } from '../contract/open-task.schemas.ts'
import { isUnchanged, noChange, type ModeratedChange } from '../domain/change.rules.ts'
import { isModerated, type OpenTaskState } from '../domain/states.ts'

/** A change of an approved open task, as its organiser and the administrators read it. */
export type ShownChange = z.output<typeof openTaskChange>

/** Maximum number of changes shown, newest first. */
const maxShown = 20

/** Loads the changes of an open task, newest first: the pending one, and those already decided. */
export const readChanges = async (db: Db, taskId: number): Promise<ShownChange[]> => {
  const { rows } = await sql<ShownChange>`
    select c.id, coalesce(${wholeName('u')}, '') as author, c.changed_at as at, c.before, c.after,
      array(select m->>'name' from jsonb_array_elements(c.added) m) as added,
      array(select m->>'name' from jsonb_array_elements(c.removed) m) as removed,
      case when c.decided_at is null then null else json_build_object('at', ${instantJson(sql`c.decided_at`)},
        'isKept', c.is_kept, 'reason', c.reason) end as decision
    from open_task_change c left join person u on u.uid = c.changed_by
    where c.task_id = ${taskId} order by c.decided_at is not null, c.id desc limit ${sql.lit(maxShown)}`.execute(
    db,
  )
  return rows
}

/** A change that the administrators have not decided yet. */
export type WaitingChange = ModeratedChange & { id: number }

/** Loads the pending change of a locked open task. */
export const findWaitingChange = async (db: Db, taskId: number): Promise<WaitingChange | undefined> => {
  const { rows } = await sql<WaitingChange>`
    select id, before, after, added, removed from open_task_change
    where task_id = ${taskId} and decided_at is null`.execute(db)
  return rows[0]
}

/**
 * Records a change of a locked open task. Changes before the approval are not recorded; later ones are shown to the
 * administrators, who are notified once until they decide.
 */
export const noteChange = async (
  ctx: SignedIn,
  { id, status }: { id: number; status: OpenTaskState },
  changed: (change: ModeratedChange) => ModeratedChange,
): Promise<void> => {
  if (!isModerated(status)) return
  const waiting = await findWaitingChange(ctx.db, id)
  const next = changed(waiting ?? noChange())
  if (isUnchanged(next)) {
    if (waiting) await ctx.db.deleteFrom('open_task_change').where('id', '=', waiting.id).execute()
    return
  }
  const row = {
    changed_by: ctx.actor.uid,
    changed_at: ctx.now.toISOString(),
    before: JSON.stringify(next.before) as never,
    after: JSON.stringify(next.after) as never,
    added: JSON.stringify(next.added) as never,
    removed: JSON.stringify(next.removed) as never,
  }
  if (waiting) await ctx.db.updateTable('open_task_change').set(row).where('id', '=', waiting.id).execute()
  else {
    await ctx.db
      .insertInto('open_task_change')
      .values({ ...row, task_id: id })
      .execute()
    await countAsking(ctx)
    await raise(ctx, 'OpenTaskChanged', { id }, null)
  }
}

/** Discards the pending change: removed materials are deleted, and the whole task will be moderated again. */
export const forgetChange = async (db: Db, taskId: number): Promise<void> => {
  await sql`delete from open_task_change where task_id = ${taskId} and decided_at is null`.execute(db)
  await sql`delete from open_task_material where task_id = ${taskId} and removed_at is not null`.execute(db)
}
