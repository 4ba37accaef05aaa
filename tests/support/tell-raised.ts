import { sql } from 'kysely'
import type { RaisedEvent, Subscriber } from '#platform/server/events/subscriber.ts'
import type { TestPortal } from './portal.ts'

/** Hands a subscriber every event of its names that was raised, as the portal does after the commit. */
export const tellRaised = async ({ db }: TestPortal, { events, run }: Subscriber): Promise<void> => {
  const { rows } = await sql<RaisedEvent>`
    select id, name, payload, actor_uid as "actorUid", accelerator_id as "acceleratorId", at::text as at from event
    where name = any(${[...events]}) order by id`.execute(db)
  for (const event of rows) await run({ db } as never, event)
}

/** Recipients and codes of the notices in order, for codes with this prefix. */
export const noticesOf = async (
  { db }: TestPortal,
  prefix: string,
): Promise<{ code: string; uid: string }[]> => {
  const { rows } = await sql<{ code: string; uid: string }>`
    select code, recipient_uid as uid from notification where code like ${`${prefix}%`} order by id`.execute(
    db,
  )
  return rows
}
