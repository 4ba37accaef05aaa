import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { devicePatience, maxDevices } from '../domain/push-limits.ts'

/** A device as push services address it. */
export type PushDevice = { id: number; endpoint: string; p256dh: string; auth: string }

type NewDevice = Omit<PushDevice, 'id'> & { personUid: string; sessionId: string; userAgent: string }

/** Adds or renews a device: an address belongs to the person who is signed in there now. */
export const saveDevice = async (
  db: Db,
  { personUid, sessionId, endpoint, p256dh, auth, userAgent }: NewDevice,
): Promise<number> => {
  await sql`delete from push_device where endpoint = ${endpoint} and person_uid <> ${personUid}`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into push_device (person_uid, session_id, endpoint, p256dh, auth, user_agent)
    values (${personUid}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${userAgent.slice(0, 255)})
    on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      user_agent = excluded.user_agent, failures = 0, failing_since = null
    returning id`.execute(db)
  await sql`delete from push_device where person_uid = ${personUid} and id not in (
    select id from push_device where person_uid = ${personUid}
    order by id = ${rows[0]!.id} desc, coalesce(last_used_at, created_at) desc, id desc limit ${maxDevices})`.execute(
    db,
  )
  return rows[0]!.id
}

/** Ties a person's device to the session that is signed in at it; false if it is not theirs. */
export const keepDevice = async (
  db: Db,
  { personUid, sessionId, endpoint }: Pick<NewDevice, 'personUid' | 'sessionId' | 'endpoint'>,
): Promise<boolean> => {
  const { rows } = await sql`update push_device set session_id = ${sessionId}
    where endpoint = ${endpoint} and person_uid = ${personUid} returning id`.execute(db)
  return rows.length > 0
}

/** Removes devices whose session ended. */
export const forgetDevicesOfSession = async (db: Db, sessionId: string): Promise<void> => {
  await sql`delete from push_device where session_id = ${sessionId}`.execute(db)
}

/** Records that a notification was sent to a device. */
export const noteReached = async (db: Db, id: number): Promise<void> => {
  await sql`
    update push_device set last_used_at = now(), failures = 0, failing_since = null where id = ${id}`.execute(
    db,
  )
}

/** Counts a notification that failed in every attempt, and removes the device if it was unreachable for too long. */
export const noteMissed = async (db: Db, id: number): Promise<void> => {
  await sql`
    update push_device set failures = failures + 1, failing_since = coalesce(failing_since, now()) where id = ${id}`.execute(
    db,
  )
  await sql`
    delete from push_device where id = ${id} and failures >= ${devicePatience.failures}
      and failing_since <= now() - make_interval(hours => ${devicePatience.hours})`.execute(db)
}

export const forgetDevice = async (db: Db, id: number): Promise<void> => {
  await sql`delete from push_device where id = ${id}`.execute(db)
}
