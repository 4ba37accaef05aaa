import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { system } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { dayEndText, nameInSentence } from '#platform/server/sql.ts'
import { noticeDays } from '../domain/states.ts'
import { clientsOfJob } from './clients-of-job.ts'
import { daysToAccept, lastDayToAccept, toAcceptCondition, zoneOfJob } from './expert-job.sql.ts'

/** Maximum number of results accepted or announced per run: the rest is processed an hour later. */
const maxAtOnce = 500

/** The hour of the accelerator's day from which notifications are sent. */
const morning = 9

type Waiting = {
  id: number
  acceleratorId: number
  project: string
  task: string
  person: string
  day: string
  clients: string[]
}

/** Marks the results whose deadline is near and not announced yet, and reads the recipients. */
const takeNear = async (db: Db): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    with near as (
      select j.id from expert_job j join accelerator a on a.id = j.accelerator_id
      where ${toAcceptCondition} and ${daysToAccept} between 0 and ${sql.lit(noticeDays)}
        and (j.accept_told_at is null or j.accept_told_at < j.completed_at)
        and extract(hour from now() at time zone a.time_zone) >= ${morning}
      order by j.id limit ${maxAtOnce} for update of j skip locked
    ), marked as (
      update expert_job j set accept_told_at = now() from near where near.id = j.id returning j.*
    )
    select j.id, j.accelerator_id as "acceleratorId", p.name as project, k.name as task, ${nameInSentence('x')} as person,
      ${dayEndText(lastDayToAccept, zoneOfJob)} as day, ${clientsOfJob} as clients
    from marked j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project p on p.id = j.project_id join person x on x.uid = j.expert_uid
    order by j.id`.execute(db)
  return rows
}

const notifyNear = async (db: Db): Promise<void> => {
  for (const { id, acceleratorId, project, task, person, day, clients } of await takeNear(db))
    await notify(db, {
      eventId: null,
      code: 'EXPERT_RESULT_WAITS',
      params: { project, task, person, day },
      recipients: clients,
      acceleratorId,
      link: linkTo('/bch/view/expert-job/details', { expertJobId: id }),
    })
}

type Accepted = { id: number; acceleratorId: number; expertUid: string; requesterUid: string | null }

const acceptLate = async (db: Db): Promise<Accepted[]> => {
  const { rows } = await sql<Accepted>`
    with late as (
      select j.id from expert_job j where ${toAcceptCondition} and ${daysToAccept} < 0
      order by j.id limit ${maxAtOnce} for update skip locked)
    update expert_job j set accepted_at = now(), version = j.version + 1 from late where j.id = late.id
    returning j.id, j.accelerator_id as "acceleratorId", j.expert_uid as "expertUid",
      j.requester_uid as "requesterUid"`.execute(db)
  const ctx = { db, actor: system }
  for (const { id, acceleratorId, expertUid } of rows) {
    await audit(ctx, { acceleratorId, subject: 'expert_job', subjectId: id, action: 'acceptByItself' })
    await raise(ctx, 'ExpertJobAccepted', { id, expertUid }, acceleratorId)
  }
  return rows
}

/**
 * Accepts results that the client neither accepted nor returned in time, so that the expert is owed the fee. Notifies
 * the client three days earlier, once per result: not a source of reminders, since no rule may switch off the notice that
 * silence counts as consent.
 */
export const acceptResults = job({
  name: 'accept-expert-results',
  cron: '29 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      await notifyNear(tx)
      const accepted = await acceptLate(tx)
      if (accepted.length > 0)
        await announceChanges(tx, ['expertJob', 'expertPayment'], {
          people: accepted.flatMap(({ requesterUid }) => requesterUid ?? []),
          accelerators: [...new Set(accepted.map(({ acceleratorId }) => acceleratorId))],
        })
    })
  },
})
