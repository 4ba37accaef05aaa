import { sql } from 'kysely'
import { z } from 'zod'
import { system } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { heldEventMachine } from '../domain/event.machine.ts'
import { findHeldEvent } from './event.repository.ts'
import { moveWaitingList, moveWaitingListsJob } from './move-waiting-lists.ts'
import { isHostActive, takesGuests } from './public-events.sql.ts'

/** Batch size; the remaining events wait for the next run. */
const maxEvents = 200

const readIds = async (db: Db, condition: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from held_event e where ${condition} order by e.id limit ${maxEvents}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Events where an offered place has lapsed, or where somebody waits for one that is free. */
const moving = sql`e.status = 'PUBLISHED' and e.ends_at > now() and (exists (
  select from event_invitation i where i.event_id = e.id and (
    (i.status = 'OFFERED' and i.answer_by <= now())
    or (i.status = 'WAITING' and e.starts_at > now() and ${isHostActive} and (e.capacity is null or e.capacity - e.taken >= i.seats))))
  or exists (select from event_guest g where g.event_id = e.id and g.status = 'WAITING' and ${takesGuests} and e.starts_at > now()
    and ${isHostActive} and (e.capacity is null or e.capacity > e.taken)))`

/** Offers free places to who waits: at once where one came free, and each minute where a term is over. */
export const moveWaitingLists = job({
  name: moveWaitingListsJob,
  cron: '* * * * *',
  payload: z.object({ eventId: z.int().optional() }).catch({}),
  run: async ({ db, signal }, { eventId }) => {
    for (const id of eventId === undefined ? await readIds(db, moving) : [eventId]) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => moveWaitingList(tx, id))
    }
  },
})

const finish = async (db: Db, id: number): Promise<void> => {
  const event = stillThere(await findHeldEvent(db, id))
  await transition({ db, actor: system }, heldEventMachine, 'finish', {
    id,
    acceleratorId: event.acceleratorId,
    facts: async () => stillThere(await findHeldEvent(db, id)),
  })
  await announceChanges(db, ['event'], {
    people: [...event.memberUids, ...(event.personUid === null ? [] : [event.personUid])],
    accelerators: event.acceleratorId === null ? [] : [event.acceleratorId],
  })
}

/** Ends events whose time has passed. */
export const finishEvents = job({
  name: 'finish-events',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const id of await readIds(db, sql`e.status = 'PUBLISHED' and e.ends_at <= now()`)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => finish(tx, id))
    }
  },
})
