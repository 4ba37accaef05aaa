import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { personRefJson } from '../sql.ts'

/**
 * Tables of the webhooks of one kind of owner and of their deliveries. Except for the owner and the subject, both pairs of
 * tables have the same columns, so they share one mechanism.
 */
export type HookTables = {
  hooks: 'showcase_hook' | 'web_hook'
  deliveries: 'showcase_delivery' | 'web_hook_delivery'
  /** The job that sends one delivery. */
  job: string
  /** Prefix of the queues of that job. */
  queue: string
  /** Vault context of a webhook's secret. */
  place: (hookId: number) => string
}

/** A delivery to be queued. */
type QueuedDelivery = {
  id: string
  hookId: number
  /** Whether the webhook is a person's own. */
  personal?: boolean
  /** Attempts, where fewer than those of other jobs. */
  attempts?: number
}

/**
 * Deliveries are sent once at a time, those of one webhook in sequence. All webhooks of a kind share two queues: a slow
 * receiver delays other webhooks, but no other jobs of the portal. Those of people have two queues of their own: everybody
 * can sign up, and none of them may delay an accelerator's.
 */
export const sendDeliveries = async (
  db: Db,
  { job, queue }: HookTables,
  made: readonly QueuedDelivery[],
): Promise<void> => {
  for (const { id, hookId, personal = false, attempts } of made)
    await enqueue(
      db,
      job,
      { deliveryId: id },
      {
        key: `${job}:${id}`,
        queue: `${queue}${personal ? '-of-people' : ''}:${hookId % 2}`,
        ...(attempts === undefined ? {} : { attempts }),
      },
    )
}

/** Marks the pending deliveries of a stopped webhook as failed, so that they can be resent manually. */
export const failWaiting = async (
  db: Db,
  { deliveries }: Pick<HookTables, 'deliveries'>,
  hookId: number,
): Promise<void> => {
  await sql`
    update ${sql.table(deliveries)} set outcome = 'FAILED' where hook_id = ${hookId} and outcome = 'WAITING'`.execute(
    db,
  )
}

/** Reserves the id of a new webhook, which the vault context of its secret requires. */
export const nextHookId = async (db: Db, { hooks }: HookTables): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${hooks}, 'id'))::bigint as id`.execute(db)
  return rows[0]!.id
}

/** Columns of webhook `h`, created by person `c`, as the contract's facts. */
export const hookColumns = ({ deliveries }: HookTables): RawBuilder<unknown> => sql`
  h.id, h.url, h.kinds, h.active, h.stopped_at as "stoppedAt", h.failures,
  (select max(d.last_at) from ${sql.table(deliveries)} d where d.hook_id = h.id and d.outcome = 'DELIVERED') as "lastDeliveredAt",
  ${personRefJson('c')} as "createdBy", h.created_at as "createdAt", h.secret_at as "secretAt"`

/** Columns of a delivery, as the contract's facts. */
export const deliveryColumns = sql`
  d.id, d.kind, d.changed_at as "changedAt", d.outcome, d.attempts, d.http_status as "httpStatus", d.problem, d.last_at as "lastAt"`

/** Maximum number of deliveries shown per webhook. */
export const maxDeliveries = 50

/** Columns of webhook `h` that a delivery needs. */
export const dueColumns = sql`
  h.id as "hookId", h.url, h.secret, case when h.previous_until > now() then h.previous_secret end as "previousSecret"`
