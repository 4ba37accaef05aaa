import { sql } from 'kysely'
import { z } from 'zod'
import { notify, notifyEach } from '#features/communication'
import { system } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job } from '#platform/server/jobs/job.ts'
import { workingAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { filledIn, type Noted } from './fill-in.ts'
import { unreachable } from './freeze-recipients.ts'
import { sendMassJob } from './job-names.ts'

/** Number of recipients per transaction. */
const chunk = 200

/** Number of chunks per run. The next run continues, so that one message does not block a worker for long. */
const chunksPerRun = 10

/** Maximum number of seconds until the job runs again, even if the next recipients are due later. */
const longestWait = 86_400

type Due = { id: number; uid: string; params: Noted; reason: 'BLOCKED' | 'SWITCHED_OFF' | 'BOUNCED' | null }
type Going = { acceleratorId: number; accelerator: string; authorUid: string; subject: string; body: string }

type Stopped = { acceleratorId: number; accelerator: string; subject: string; people: string[] }

/** Stops a message for good if the accelerator has lost its approval or the sender no longer belongs to it, and notifies the team. */
const stopUnsendable = async (tx: Db, id: number): Promise<void> => {
  const { rows } = await sql<Stopped>`
    with stopped as (
      update mass_message g set stopped_at = now(), version = g.version + 1
      where g.id = ${id} and not exists (select from counted_membership h join person s on s.uid = h.person_uid
          where h.accelerator_id = g.accelerator_id and h.person_uid = coalesce(g.sent_by, g.author_uid)
            and h.role in ('ACC', 'TRC_TEAM', 'TRC') and s.status = 'A' and s.erased_at is null)
        and g.started_at is not null and g.stopped_at is null and g.finished_at is null
      returning g.*
    )
    select g.accelerator_id as "acceleratorId", a.name as accelerator, g.subject,
      array(select h.person_uid from accelerator_member h where h.accelerator_id = g.accelerator_id
          and h.person_uid = g.author_uid and not h.blocked
        union ${workingAdministrators(sql`g.accelerator_id`)}) as people
    from stopped g join accelerator a on a.id = g.accelerator_id`.execute(tx)
  const [stopped] = rows
  if (!stopped) return
  const { acceleratorId, accelerator, subject, people } = stopped
  await audit(
    { db: tx, actor: system },
    { acceleratorId, subject: 'mass_message', subjectId: id, action: 'stop' },
  )
  await notify(tx, {
    eventId: null,
    code: 'MASS_MESSAGE_STOPPED',
    params: { subject, accelerator },
    recipients: people,
    acceleratorId,
    link: linkTo('/bch/view/mass-messages/message', { messageId: id }),
  })
  await announceChanges(tx, ['massMessage'], { people, accelerators: [acceleratorId] })
}

/** Loads a message that is being sent, under a lock so that it cannot be stopped unnoticed during a chunk. */
const lockGoing = async (tx: Db, id: number): Promise<Going | undefined> => {
  await stopUnsendable(tx, id)
  const { rows } = await sql<Going>`
    select g.accelerator_id as "acceleratorId", a.name as accelerator, g.author_uid as "authorUid", g.subject, g.body
    from mass_message g join accelerator a on a.id = g.accelerator_id
    where g.id = ${id} and g.started_at is not null and g.stopped_at is null and g.finished_at is null
    for no key update of g`.execute(tx)
  return rows[0]
}

/** Returns the next recipients that are due, with the reason if one can no longer be reached. */
const takeDue = async (tx: Db, id: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select r.id, r.person_uid as uid, r.params,
      ${unreachable} as reason
    from mass_message_recipient r join person u on u.uid = r.person_uid
    where r.message_id = ${id} and r.left_out is null and r.sent_at is null and r.due_at <= now()
    order by r.due_at, r.id limit ${chunk}`.execute(tx)
  return rows
}

/** Sends to the next chunk and returns its size; undefined if the message is not being sent any more. */
const sendChunk = async (tx: Db, id: number): Promise<number | undefined> => {
  const going = await lockGoing(tx, id)
  if (!going) return undefined
  const due = await takeDue(tx, id)
  const reached = due.filter(({ reason }) => reason === null)
  const sent = await notifyEach(tx, {
    code: 'MASS_MESSAGE',
    acceleratorId: going.acceleratorId,
    link: '',
    messages: reached.map(({ uid, params }) => ({ uid, ...filledIn(going, params, going.accelerator) })),
  })
  const results = due.map(({ id: recipientId, uid, reason }) => ({
    id: recipientId,
    notification: sent.get(uid) ?? null,
    reason: sent.has(uid) ? null : (reason ?? 'SWITCHED_OFF'),
  }))
  await sql`
    update mass_message_recipient r set notification_id = x.notification, left_out = x.reason,
      sent_at = case when x.notification is not null then now() end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x (id bigint, notification bigint, reason text)
    where r.id = x.id`.execute(tx)
  await announceChanges(tx, ['massMessage'], { people: [going.authorUid] })
  return due.length
}

/** Marks a message as finished if no recipient is waiting; otherwise returns the seconds until the next are due. */
const settle = async (tx: Db, id: number): Promise<number | null> => {
  const { rows } = await sql<{ seconds: number | null }>`
    select case when min(r.due_at) is not null
      then least(${longestWait}, greatest(0, ceil(extract(epoch from min(r.due_at) - now()))))::int end as seconds
    from mass_message_recipient r where r.message_id = ${id} and r.left_out is null and r.sent_at is null`.execute(
    tx,
  )
  const seconds = rows[0]?.seconds ?? null
  if (seconds === null)
    await sql`
      update mass_message set finished_at = now() where id = ${id} and stopped_at is null and finished_at is null`.execute(
      tx,
    )
  return seconds
}

/**
 * Sends a message to the recipients that are due, in chunks. Delivery is recorded in the same transaction, so that a
 * restarted job neither skips nor repeats anyone.
 */
export const sendMassMessages = job({
  name: sendMassJob,
  payload: z.object({ messageId: z.int() }),
  run: async ({ db, signal }, { messageId }) => {
    for (let at = 0; at < chunksPerRun; at += 1) {
      signal.throwIfAborted()
      const sent = await db.transaction().execute((tx) => sendChunk(tx, messageId))
      if (sent === undefined) return
      if (sent < chunk) break
    }
    await db.transaction().execute(async (tx) => {
      if (!(await lockGoing(tx, messageId))) return
      const seconds = await settle(tx, messageId)
      if (seconds !== null)
        await enqueue(tx, sendMassJob, { messageId }, { delaySeconds: seconds, queue: sendMassJob })
    })
  },
})
