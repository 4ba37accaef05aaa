import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { editLocks, lockedChanges, type LockedKind } from '../domain/edit-locks.rules.ts'

const open = sql`r.status in ('NEW', 'ACCEPT')`

/** Number of dependants of the programme `p`, the track `t` or the trackpoint `k` (`editLocks`). */
export const reliedOn = {
  programme: sql<number>`(select count(*)::int from acceleration_request r join track u on u.id = r.track_id
    where u.programme_id = p.id and ${open})`,
  track: sql<number>`(select count(*)::int from acceleration_request r where r.track_id = t.id and ${open})`,
  trackpoint: sql<number>`(select count(*)::int from project_trackpoint q
    where q.trackpoint_id = k.id and q.state <> 'NOT_STARTED')`,
}

/**
 * Locks a record against new dependants until the transaction ends: applying locks the track, starting a task its
 * trackpoint. Later queries read under the lock. Programmes are locked before their tracks, tracks before their
 * trackpoints.
 */
export const lockForEdit = async (db: Db, kind: LockedKind, id: number): Promise<void> => {
  await sendAhead(db, sql`select from ${sql.table(kind)} where id = ${id} for no key update`)
  if (kind === 'programme')
    await sendAhead(db, sql`select from track where programme_id = ${id} order by id for no key update`)
}

type Before = Readonly<Record<string, unknown>> & { version: number; reliedOn: number }

/** Refuses an outdated version, and changes of locked fields, at the fields. */
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
