import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** The job that makes deliveries of what changed; the database starts it, too (`hooks_follow_change`). */
export const hookChangesJob = 'tell-showcase-hooks'

/** The job that sends one delivery. */
export const deliverJob = 'deliver-showcase-hook'

/** What was changed in a showcase is told to its hooks. */
export const startHookDeliveries = (db: Db, templateId: number): Promise<void> =>
  enqueue(db, hookChangesJob, { templateId }, { key: `${hookChangesJob}:${templateId}`, delaySeconds: 0 })

/**
 * A delivery is sent once at a time, those of one hook one after the other. All hooks share two queues: who answers none of them in
 * time holds up other hooks, and nothing else that the portal has to do.
 */
export const sendDelivery = (db: Db, { id, hookId }: { id: string; hookId: number }): Promise<void> =>
  enqueue(
    db,
    deliverJob,
    { deliveryId: id },
    { key: `${deliverJob}:${id}`, queue: `showcase-hooks:${hookId % 2}` },
  )

/** The same for all deliveries of a hook that were just made. */
export const sendDeliveries = async (
  db: Db,
  made: readonly { id: string; hookId: number }[],
): Promise<void> => {
  for (const one of made) await sendDelivery(db, one)
}

/** Where the secret of a hook is sealed for. */
export const placeOfHook = (hookId: number): string => `showcase-hook:${hookId}`

/** The place of a hook that is not yet numbered cannot be known: its number is taken first. */
export const nextHookId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('showcase_hook', 'id'))::bigint as id`.execute(db)
  return rows[0]!.id
}
