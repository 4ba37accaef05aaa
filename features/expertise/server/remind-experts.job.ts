import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { nameInSentence, todayIn } from '#platform/server/sql.ts'
import { clientsOfJob } from './clients-of-job.ts'
import { barred } from './expert-job.sql.ts'
import { projectForExpert } from './veil.ts'

/** The hour of the accelerator's day from which reminders are sent. */
const morning = 9

/** Jobs that are late by more days are not announced. */
const mostDaysLate = 14

type Due = {
  id: number
  expertUid: string
  acceleratorId: number
  task: string
  day: string
  /** Its due date has passed. */
  late: boolean
  /** The project's name for the expert. */
  shownProject: string
  project: string
  person: string
  /** The expert may still do it. */
  performed: boolean
  clients: string[]
}

/** Marks the jobs that are due for a notification, each once per kind, and reads the recipients. */
const takeDue = async (db: Db): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    with due as (
      select j.id, greatest(j.due_on - ${todayIn(sql`a.time_zone`)}, -1) as days
      from expert_job j join accelerator a on a.id = j.accelerator_id
      where j.status in ('NEW', 'PROCESS') and j.due_on is not null and j.created_at < now() - interval '12 hours'
        and j.due_on >= ${todayIn(sql`a.time_zone`)} - ${sql.lit(mostDaysLate)}
        and extract(hour from now() at time zone a.time_zone) >= ${morning}
        and not exists (select from reminder_rule r where r.accelerator_id = a.id and r.kind = 'REVIEW' and r.active)
    ), told as (
      update expert_job j set reminded_days = due.days from due
      where due.id = j.id and due.days in (3, 1, 0, -1) and (j.reminded_days is null or j.reminded_days > due.days)
      returning j.*
    )
    select j.id, j.expert_uid as "expertUid", j.accelerator_id as "acceleratorId", j.reminded_days < 0 as late, k.name as task,
      ${projectForExpert} as "shownProject", p.name as project, ${nameInSentence('x')} as person,
      to_char(j.due_on, 'YYYY-MM-DD') as day, ${clientsOfJob} as clients,
      exists (select from counted_membership h where h.accelerator_id = j.accelerator_id and h.person_uid = j.expert_uid
        and h.role = 'EXP') and not ${barred} as performed
    from told j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join person x on x.uid = j.expert_uid
    order by j.id`.execute(db)
  return rows
}

/**
 * Reminds experts of accepted and unanswered jobs: three days and one day before the due date, and on it, once each,
 * but not within half a day of the order. An accelerator's own reminder rules take precedence. Once it is over the
 * client is notified.
 */
export const remindExperts = job({
  name: 'remind-experts',
  cron: '17 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      for (const due of await takeDue(tx)) {
        const { id, acceleratorId, task, day, project, person, clients } = due
        if (due.late)
          await notify(tx, {
            eventId: null,
            code: 'EXPERT_JOB_LATE',
            params: { project, task, person, day },
            recipients: clients,
            acceleratorId,
            link: linkTo('/bch/view/expert-job/details', { expertJobId: id }),
          })
        else if (due.performed)
          await notify(tx, {
            eventId: null,
            code: 'EXPERT_JOB_DUE',
            params: { project: due.shownProject, task, day },
            recipients: [due.expertUid],
            acceleratorId,
            link: linkTo('/bch/view/expert-job-order/details', { expertJobId: id }),
          })
      }
    })
  },
})
