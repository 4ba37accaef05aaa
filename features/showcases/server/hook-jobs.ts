import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** The job that creates deliveries for changes; the database also starts it (`hooks_follow_change`). */
export const hookChangesJob = 'tell-showcase-hooks'

/** The job that sends one delivery. */
export const deliverJob = 'deliver-showcase-hook'

/** Schedules deliveries of a showcase's changes to its webhooks. */
export const startHookDeliveries = (db: Db, templateId: number): Promise<void> =>
  enqueue(db, hookChangesJob, { templateId }, { key: `${hookChangesJob}:${templateId}`, delaySeconds: 0 })

/**
 * Deliveries are sent once at a time, those of one webhook in sequence. All webhooks share two queues: a slow
 * receiver delays other webhooks, but no other jobs of the portal.
 */
export const sendDelivery = (db: Db, { id, hookId }: { id: string; hookId: number }): Promise<void> =>
  enqueue(
    db,
    deliverJob,
    { deliveryId: id },
    { key: `${deliverJob}:${id}`, queue: `showcase-hooks:${hookId % 2}` },
  )

/** The same for all newly created deliveries of a webhook. */
export const sendDeliveries = async (
  db: Db,
  made: readonly { id: string; hookId: number }[],
): Promise<void> => {
  for (const one of made) await sendDelivery(db, one)
}

/** Vault context of a webhook's secret. */
export const placeOfHook = (hookId: number): string => `showcase-hook:${hookId}`

/** Reserves the id of a new webhook, which the vault context of its secret requires. */
export const nextHookId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('showcase_hook', 'id'))::bigint as id`.execute(db)
  return rows[0]!.id
}
