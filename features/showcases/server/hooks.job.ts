import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { deliveryJob, type DueDelivery } from '#platform/server/hooks/delivery-job.ts'
import { dueColumns, sendDeliveries } from '#platform/server/hooks/hook-tables.ts'
import type { Message } from '#platform/server/hooks/sign-message.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { numberChanges } from './changes.repository.ts'
import { hookChangesJob, showcaseHooks, startHookDeliveries } from './hook-jobs.ts'
import type { ShowcaseSettings } from './settings.ts'

/** Number of changes per run. */
const atOnce = 200

/** Creates one delivery per change for each webhook that subscribes to it. */
export const makeHookDeliveries = job({
  name: hookChangesJob,
  payload: z.object({ templateId: z.int() }),
  run: ({ db }, { templateId }) =>
    inTransaction(db, async (tx) => {
      await numberChanges(tx, templateId)
      const { rows: hooks } = await sql<{ id: number; kinds: string[]; reached: number }>`
        select id, kinds, told_number as reached from showcase_hook
        where template_id = ${templateId} and active order by id for no key update`.execute(tx)
      const left = await Promise.all(hooks.map((hook) => addDeliveries(tx, templateId, hook)))
      if (left.some(Boolean)) await startHookDeliveries(tx, templateId)
    }),
})

/** Creates the deliveries of one webhook; returns whether there are more changes. */
const addDeliveries = async (
  tx: Db,
  templateId: number,
  { id, kinds, reached }: { id: number; kinds: string[]; reached: number },
): Promise<boolean> => {
  const { rows: changes } = await sql<{ number: number; kind: string }>`
    select number, kind from showcase_change where template_id = ${templateId} and number > ${reached}
    order by number limit ${atOnce}`.execute(tx)
  if (changes.length === 0) return false
  const last = changes.at(-1)!.number
  const { rows: made } = await sql<{ id: string; hookId: number }>`
    insert into showcase_delivery (hook_id, kind, project_id, number, changed_at)
    select ${id}, kind, project_id, number, changed_at from showcase_change
    where template_id = ${templateId} and number > ${reached} and number <= ${last} and kind = any(${kinds}::text[])
    order by number returning id, hook_id as "hookId"`.execute(tx)
  await sql`update showcase_hook set told_number = ${last} where id = ${id}`.execute(tx)
  await sendDeliveries(tx, showcaseHooks, made)
  return changes.length === atOnce
}

type Due = DueDelivery & {
  templateId: number
  acceleratorId: number
  kind: string
  projectId: number | null
  changedAt: string
}

const dueOf = async (db: Db, deliveryId: string): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    select ${dueColumns}, h.template_id as "templateId", s.accelerator_id as "acceleratorId", d.kind,
      d.project_id as "projectId", d.changed_at as "changedAt"
    from showcase_delivery d join showcase_hook h on h.id = d.hook_id and h.active
      join publication_template s on s.id = h.template_id
    where d.id = ${deliveryId} and d.outcome = 'WAITING'`.execute(db)
  return rows[0]
}

/** Only the change and its project: receivers request details by key, and get the current state. */
const bodyOf = (id: string, { kind, templateId, projectId, changedAt }: Due): string =>
  JSON.stringify({ id, kind, showcaseId: templateId, projectId, at: changedAt })

/** The signature includes the time of sending: receivers recognize a replay by its age. */
const formerSignature = (secret: string, { seconds, body }: Message): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** The headers of showcases before the Standard Webhooks convention, for the receivers that check them. */
const formerHeaders = (message: Message, [secret = '', previous]: readonly string[]) => ({
  'runway-delivery': message.id,
  'runway-signature': formerSignature(secret, message),
  // For a day after a change: a receiver that checks both misses no delivery.
  ...(previous === undefined ? {} : { 'runway-signature-previous': formerSignature(previous, message) }),
})

/** Notifies the accelerator's administrators that the portal disabled a webhook. */
const notifyOfStop = async (tx: Db, { acceleratorId, templateId }: Due): Promise<void> => {
  const { rows } = await sql<{ showcase: string; admins: string[] }>`
    select s.name as showcase, ${acceleratorAdministrators(acceleratorId)} as admins
    from publication_template s where s.id = ${templateId}`.execute(tx)
  await notify(tx, {
    eventId: null,
    code: 'SHOWCASE_HOOK_STOPPED',
    params: { showcase: rows[0]!.showcase },
    senderUid: null,
    acceleratorId,
    recipients: rows[0]!.admins,
    link: linkTo(`/bch/view/publicationTemplateConstructor/${templateId}/settings`, {}),
  })
}

/** Sends one delivery; retries failures with increasing delays. */
export const deliverShowcaseHook = ({ vault, send }: ShowcaseSettings): Job =>
  deliveryJob({
    tables: showcaseHooks,
    vault,
    send,
    load: dueOf,
    write: async (_db, due, id) => ({ body: bodyOf(id, due) }),
    headers: formerHeaders,
    onStopped: notifyOfStop,
    announce: (tx, { acceleratorId }) =>
      announceChanges(tx, ['showcaseAccess'], { accelerators: [acceleratorId] }),
  })

/** Retention of statistics, in days: longer than they are shown. */
const figureDays = 400

/** Deletes old deliveries, statistics that are no longer shown, and keys revoked a year ago. */
export const forgetDeliveries = job({
  name: 'forget-showcase-deliveries',
  cron: '23 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from showcase_delivery where created_at < now() - make_interval(days => ${variablesOf(db).deliveryDays})`.execute(
      db,
    )
    await sql`delete from showcase_view_day where day < current_date - ${figureDays}::int`.execute(db)
    await sql`delete from showcase_key where revoked_at < now() - interval '1 year'`.execute(db)
  },
})
