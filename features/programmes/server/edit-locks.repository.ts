import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { editLocks, lockedChanges, type LockedKind } from '../domain/edit-locks.rules.ts'

const open = sql`r.status in ('NEW', 'ACCEPT')`

/** How many rely on the programme `p`, the track `t` or the trackpoint `k` (`editLocks`). */
export const reliedOn = {
  programme: sql<number>`(select count(*)::int from acceleration_request r join track u on u.id = r.track_id
    where u.programme_id = p.id and ${open})`,
  track: sql<number>`(select count(*)::int from acceleration_request r where r.track_id = t.id and ${open})`,
  trackpoint: sql<number>`(select count(*)::int from project_trackpoint q
    where q.trackpoint_id = k.id and q.state <> 'NOT_STARTED')`,
}

/**
 * Holds a record against whoever would rely on it meanwhile, until the transaction ends: who applies holds the track, who
 * starts a task its trackpoint. What is asked for next is read behind the lock. Programmes are held before their tracks,
 * tracks before their trackpoints.
 */
export const holdForEdit = async (db: Db, kind: LockedKind, id: number): Promise<void> => {
  await sendAhead(db, sql`select from ${sql.table(kind)} where id = ${id} for no key update`)
  if (kind === 'programme')
    await sendAhead(db, sql`select from track where programme_id = ${id} order by id for no key update`)
}

type Before = Readonly<Record<string, unknown>> & { version: number; reliedOn: number }

/** Refuses a change of a version that is not the newest, and of what stays as it is, at its fields. */
export const checkEdit = (
  kind: LockedKind,
  before: Before,
  version: number,
  fields: Readonly<Record<string, unknown>>,
): void => {
  if (before.version !== version) throw new ProductError('STATE_CHANGED')
  const { code } = editLocks[kind]
  const locked = lockedChanges(kind, before.reliedOn, before, fields)
  if (locked.length === 0) return
  throw new ProductError(
    code,
    { count: before.reliedOn },
    Object.fromEntries(locked.map((field) => [field, code])),
  )
}
