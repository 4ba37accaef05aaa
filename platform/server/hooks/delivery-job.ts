import { sql } from 'kysely'
import { z } from 'zod'
import { isGivenUp, type DeliveryOutcome, type DeliveryProblem } from '#platform/domain/hooks.rules.ts'
import type { Db } from '../context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { job, type Job } from '../jobs/job.ts'
import type { sendOutside } from '../outgoing/send-outside.ts'
import type { Vault } from '../secrets/vault.ts'
import { failWaiting, type HookTables } from './hook-tables.ts'
import { keyOfSecret, signedHeaders, type Message } from './sign-message.ts'

/** A delivery to be sent, with its webhook. */
export type DueDelivery = {
  hookId: number
  url: string
  secret: string
  previousSecret: string | null
}

/** Why a delivery is not sent: its subject is not visible to the owner, or the owner may no longer have the webhook. */
export type DeliveryRefusal = 'NOT_VISIBLE' | 'RIGHT_ENDED'

export type DeliveryOptions<Due extends DueDelivery> = {
  tables: HookTables
  vault: () => Vault
  send: typeof sendOutside
  /** The delivery, if it is pending and its webhook enabled. */
  load: (db: Db, deliveryId: string) => Promise<Due | undefined>
  /** Writes the body at the time of sending, or says why the owner may not have it. */
  write: (db: Db, due: Due, deliveryId: string) => Promise<{ body: string } | { refused: DeliveryRefusal }>
  /** Headers besides those of the convention. */
  headers?: (message: Message, secrets: readonly string[]) => Record<string, string>
  /** Notifies the owners that the webhook was disabled. */
  onStopped: (tx: Db, due: Due) => Promise<void>
  /** Refreshes the owners' pages. */
  announce: (tx: Db, due: Due) => Promise<void>
}

type Outcome = { status: number } | { problem: DeliveryProblem }

const isAccepted = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300

const isRefused = (outcome: Outcome): outcome is { problem: DeliveryRefusal } =>
  'problem' in outcome && (outcome.problem === 'NOT_VISIBLE' || outcome.problem === 'RIGHT_ENDED')

const disable = async (tx: Db, tables: HookTables, hookId: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(tables.hooks)} set active = false, stopped_at = now() where id = ${hookId} and active`.execute(
    tx,
  )
  if (numAffectedRows === 0n) return false
  await failWaiting(tx, tables, hookId)
  return true
}

/** Fails a delivery that was recorded while its webhook was being disabled. */
const failOfStopped = async (
  db: Db,
  { hooks, deliveries }: HookTables,
  deliveryId: string,
): Promise<void> => {
  await sql`
    update ${sql.table(deliveries)} d set outcome = 'FAILED' from ${sql.table(hooks)} h
    where d.id = ${deliveryId} and d.outcome = 'WAITING' and h.id = d.hook_id and not h.active`.execute(db)
}

/** Counts a failure of a webhook; returns whether it is disabled because there were too many for too long. */
const countFailure = async (tx: Db, tables: HookTables, hookId: number): Promise<boolean> => {
  const { rows } = await sql<{ failures: number; since: string }>`
    update ${sql.table(tables.hooks)} set failures = failures + 1, failing_since = coalesce(failing_since, now())
    where id = ${hookId} and active returning failures, failing_since as since`.execute(tx)
  const failing = rows[0]
  if (!failing || !isGivenUp(failing.failures, new Date(failing.since), new Date())) return false
  return disable(tx, tables, hookId)
}

const countSuccess = async (tx: Db, { hooks }: HookTables, hookId: number): Promise<void> => {
  await sql`update ${sql.table(hooks)} set failures = 0, failing_since = null where id = ${hookId}`.execute(
    tx,
  )
}

/** Records the outcome of an attempt. */
const note = async (
  tx: Db,
  { deliveries }: HookTables,
  deliveryId: string,
  outcome: Outcome,
  state: DeliveryOutcome,
): Promise<void> => {
  await sql`
    update ${sql.table(deliveries)} set outcome = ${state}, attempts = attempts + 1, last_at = now(),
      http_status = ${'status' in outcome ? outcome.status : null}, problem = ${'problem' in outcome ? outcome.problem : null}
    where id = ${deliveryId}`.execute(tx)
}

/** Disables the webhook if a failed attempt requires it; returns whether it did. */
const disableAfter = async (
  tx: Db,
  tables: HookTables,
  hookId: number,
  outcome: Outcome,
): Promise<boolean> => {
  if (!isRefused(outcome)) return countFailure(tx, tables, hookId)
  return outcome.problem === 'RIGHT_ENDED' && disable(tx, tables, hookId)
}

/** Sends one delivery; failures are retried with increasing delays. */
export const deliveryJob = <Due extends DueDelivery>(options: DeliveryOptions<Due>): Job => {
  const { tables, vault, send } = options
  const attempt = async (db: Db, due: Due, deliveryId: string, signal: AbortSignal): Promise<Outcome> => {
    const written = await options.write(db, due, deliveryId)
    if ('refused' in written) return { problem: written.refused }
    const secrets = [due.secret, due.previousSecret].flatMap((sealed) =>
      sealed === null ? [] : [vault().open(sealed, tables.place(due.hookId))],
    )
    const message = { id: deliveryId, seconds: Math.floor(Date.now() / 1000), body: written.body }
    return send(
      {
        url: due.url,
        body: written.body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Runway-Hooks/1',
          ...signedHeaders(message, secrets.map(keyOfSecret)),
          ...options.headers?.(message, secrets),
        },
      },
      signal,
    )
  }
  return job({
    name: tables.job,
    seconds: 30,
    payload: z.object({ deliveryId: z.uuid() }),
    run: async ({ db, signal, lastAttempt }, { deliveryId }) => {
      const due = await options.load(db, deliveryId)
      if (!due) return failOfStopped(db, tables, deliveryId)
      const outcome = await attempt(db, due, deliveryId, signal)
      const isOver = await inTransaction(db, async (tx) => {
        const accepted = isAccepted(outcome)
        if (accepted) await countSuccess(tx, tables, due.hookId)
        const stopped = !accepted && (await disableAfter(tx, tables, due.hookId, outcome))
        if (stopped) await options.onStopped(tx, due)
        const over = accepted || stopped || isRefused(outcome) || lastAttempt
        await note(tx, tables, deliveryId, outcome, accepted ? 'DELIVERED' : over ? 'FAILED' : 'WAITING')
        await options.announce(tx, due)
        return over
      })
      if (!isOver) throw new Error(`not accepted: ${'status' in outcome ? outcome.status : outcome.problem}`)
    },
  })
}
