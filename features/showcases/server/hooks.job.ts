import { sql } from 'kysely'
import { z } from 'zod'
import { createHmac } from 'node:crypto'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import type { OutsideAnswer } from '#platform/server/outgoing/send-outside.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { deliveryDays, isGivenUp } from '../domain/hooks.rules.ts'
import { numberChanges } from './changes.repository.ts'
import { deliverJob, placeOfHook, sendDeliveries, startHookDeliveries, hookChangesJob } from './hook-jobs.ts'
import type { ShowcaseSettings } from './settings.ts'

/** The signature includes the time of sending: receivers recognize a replay by its age. */
const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

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
  await sendDeliveries(tx, made)
  return changes.length === atOnce
}

type Due = {
  hookId: number
  templateId: number
  acceleratorId: number
  url: string
  secret: string
  previousSecret: string | null
  kind: string
  projectId: number | null
  changedAt: string
}

const dueOf = async (db: Db, deliveryId: string): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    select h.id as "hookId", h.template_id as "templateId", s.accelerator_id as "acceleratorId", h.url, h.secret,
      case when h.previous_until > now() then h.previous_secret end as "previousSecret", d.kind,
      d.project_id as "projectId", d.changed_at as "changedAt"
    from showcase_delivery d join showcase_hook h on h.id = d.hook_id and h.active
      join publication_template s on s.id = h.template_id
    where d.id = ${deliveryId} and d.outcome = 'WAITING'`.execute(db)
  return rows[0]
}

/** Only the change and its project: receivers request details by key, and get the current state. */
const bodyOf = (id: string, { kind, templateId, projectId, changedAt }: Due): string =>
  JSON.stringify({ id, kind, showcaseId: templateId, projectId, at: changedAt })

const isTaken = (answer: OutsideAnswer): boolean =>
  'status' in answer && answer.status >= 200 && answer.status < 300

/** Records the outcome of an attempt. */
const note = async (
  db: Db,
  deliveryId: string,
  answer: OutsideAnswer,
  outcome: 'DELIVERED' | 'WAITING' | 'FAILED',
): Promise<void> => {
  await sql`
    update showcase_delivery set outcome = ${outcome}, attempts = attempts + 1, last_at = now(),
      http_status = ${'status' in answer ? answer.status : null}, problem = ${'problem' in answer ? answer.problem : null}
    where id = ${deliveryId}`.execute(db)
}

/** Counts a failure of a webhook; disables it after too many, and notifies the showcase's builders. */
const countFailure = async (tx: Db, { hookId, acceleratorId, templateId }: Due): Promise<boolean> => {
  const { rows } = await sql<{ failures: number; since: string }>`
    update showcase_hook set failures = failures + 1, failing_since = coalesce(failing_since, now())
    where id = ${hookId} and active returning failures, failing_since as since`.execute(tx)
  const failing = rows[0]
  if (!failing || !isGivenUp(failing.failures, new Date(failing.since), new Date())) return false
  const { rows: stopped } = await sql<{ showcase: string; admins: string[] }>`
    with stopped as (
      update showcase_hook set active = false, stopped_at = now() where id = ${hookId} returning template_id)
    select s.name as showcase, ${acceleratorAdministrators(acceleratorId)} as admins
    from stopped join publication_template s on s.id = stopped.template_id`.execute(tx)
  await notify(tx, {
    eventId: null,
    code: 'SHOWCASE_HOOK_STOPPED',
    params: { showcase: stopped[0]!.showcase },
    senderUid: null,
    acceleratorId,
    recipients: stopped[0]!.admins,
    link: linkTo(`/bch/view/publicationTemplateConstructor/${templateId}/settings`, {}),
  })
  return true
}

/** Sends one delivery; retries failures with increasing delays. */
export const deliverShowcaseHook = ({ vault, send }: ShowcaseSettings): Job =>
  job({
    name: deliverJob,
    seconds: 30,
    payload: z.object({ deliveryId: z.uuid() }),
    run: async ({ db, signal, lastAttempt }, { deliveryId }) => {
      const due = await dueOf(db, deliveryId)
      if (!due) return
      const body = bodyOf(deliveryId, due)
      const seconds = Math.floor(Date.now() / 1000)
      const sign = (sealed: string) =>
        signatureOf(vault().open(sealed, placeOfHook(due.hookId)), seconds, body)
      const answer = await send(
        {
          url: due.url,
          body,
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Runway-Hooks/1',
            'runway-delivery': deliveryId,
            'runway-signature': sign(due.secret),
            // For a day after a change: a receiver that checks both misses no delivery.
            ...(due.previousSecret === null ? {} : { 'runway-signature-previous': sign(due.previousSecret) }),
          },
        },
        signal,
      )
      const isOver = await inTransaction(db, async (tx) => {
        const taken = isTaken(answer)
        const stopped = taken ? false : await countFailure(tx, due)
        if (taken)
          await sql`update showcase_hook set failures = 0, failing_since = null where id = ${due.hookId}`.execute(
            tx,
          )
        const over = taken || stopped || lastAttempt
        await note(tx, deliveryId, answer, taken ? 'DELIVERED' : over ? 'FAILED' : 'WAITING')
        await announceChanges(tx, ['showcaseAccess'], { accelerators: [due.acceleratorId] })
        return over
      })
      if (!isOver) throw new Error(`not taken: ${'status' in answer ? answer.status : answer.problem}`)
    },
  })

/** Retention of statistics, in days: longer than they are shown. */
const figureDays = 400

/** Deletes deliveries after a month, statistics that are no longer shown, and keys revoked a year ago. */
export const forgetDeliveries = job({
  name: 'forget-showcase-deliveries',
  cron: '23 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from showcase_delivery where created_at < now() - make_interval(days => ${deliveryDays})`.execute(
      db,
    )
    await sql`delete from showcase_view_day where day < current_date - ${figureDays}::int`.execute(db)
    await sql`delete from showcase_key where revoked_at < now() - interval '1 year'`.execute(db)
  },
})
