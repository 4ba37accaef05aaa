import { sql } from 'kysely'
import { z } from 'zod'
import { loadPerson } from '#features/identity'
import { isAcceleratorAdmin, type Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { deliveryJob, type DueDelivery } from '#platform/server/hooks/delivery-job.ts'
import { dueColumns } from '#platform/server/hooks/hook-tables.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { hookEvents, type HookEvent } from '../domain/hook-events.ts'
import type { WebHookSettings } from './settings.ts'
import { notifyStopped } from './stop-web-hooks.ts'
import { readHookSubject } from './subject-of-hook.ts'
import { webHookTables } from './web-hook.repository.ts'

type Due = DueDelivery & {
  ownerUid: string
  acceleratorId: number | null
  kind: HookEvent | 'TEST'
  subjectId: number | null
  changedAt: string
}

const dueOf = async (db: Db, deliveryId: string): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    select ${dueColumns}, h.created_by as "ownerUid", h.accelerator_id as "acceleratorId", d.kind,
      d.subject_id as "subjectId", d.changed_at as "changedAt"
    from web_hook_delivery d join web_hook h on h.id = d.hook_id and h.active
    where d.id = ${deliveryId} and d.outcome = 'WAITING'`.execute(db)
  return rows[0]
}

/**
 * The owner with the rights that their webhook has now: for an accelerator's webhook only those of that membership. Null if they
 * left the portal or no longer administer the accelerator.
 */
const ownerNow = async (db: Db, { ownerUid, acceleratorId }: Due): Promise<Person | null> => {
  const person = await loadPerson(db, ownerUid)
  if (!person || acceleratorId === null) return person
  if (!isAcceleratorAdmin(person, acceleratorId)) return null
  const memberships = person.memberships.filter((one) => one.acceleratorId === acceleratorId)
  return { ...person, roles: ['INI'], accessFlags: [], memberships }
}

const writeBody = async (db: Db, due: Due) => {
  const owner = await ownerNow(db, due)
  if (!owner) return { refused: 'RIGHT_ENDED' as const }
  const { kind, subjectId, changedAt: timestamp } = due
  if (kind === 'TEST') return { body: JSON.stringify({ type: 'test', timestamp, data: {} }) }
  const data = await readHookSubject(db, hookEvents[kind].about, subjectId!, owner)
  return data
    ? { body: JSON.stringify({ type: kind, timestamp, data }) }
    : { refused: 'NOT_VISIBLE' as const }
}

/** Sends one delivery with what its owner may see now. */
export const deliverWebHook = ({ vault, send }: WebHookSettings): Job =>
  deliveryJob({
    tables: webHookTables,
    vault,
    send,
    load: dueOf,
    write: writeBody,
    onStopped: notifyStopped,
    announce: (tx, { ownerUid, acceleratorId }) =>
      announceChanges(tx, ['webHook'], {
        people: [ownerUid],
        accelerators: acceleratorId === null ? [] : [acceleratorId],
      }),
  })

/** Deletes old deliveries. */
export const forgetWebHookDeliveries = job({
  name: 'forget-web-hook-deliveries',
  cron: '27 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from web_hook_delivery where created_at < now() - make_interval(days => ${variablesOf(db).deliveryDays})`.execute(
      db,
    )
  },
})
