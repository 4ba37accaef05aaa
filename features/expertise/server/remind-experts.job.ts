import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { job } from '#platform/server/jobs/job.ts'
import { projectForExpert } from './veil.ts'

/** The hour of the accelerator's day from which on experts are reminded. */
const morning = 9

type Due = { expertUid: string; acceleratorId: number; project: string; task: string; day: string }

/**
 * Reminds experts of what they took or have not answered yet: three days and one day before the last day, and on it, each once.
 * Who got the order within the last half day knows.
 */
export const remindExperts = job({
  name: 'remind-experts',
  cron: '17 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Due>`
        with due as (
          select j.id, j.due_on - (now() at time zone a.time_zone)::date as days
          from expert_job j join accelerator a on a.id = j.accelerator_id
          where j.status in ('NEW', 'PROCESS') and j.due_on is not null and j.created_at < now() - interval '12 hours'
            and extract(hour from now() at time zone a.time_zone) >= ${morning}
        ), told as (
          update expert_job j set reminded_days = due.days from due
          where due.id = j.id and due.days in (3, 1, 0) and (j.reminded_days is null or j.reminded_days > due.days)
          returning j.expert_uid, j.accelerator_id, j.task_id, j.due_on, j.blind, j.serial_number
        )
        select j.expert_uid as "expertUid", j.accelerator_id as "acceleratorId", ${projectForExpert} as project, k.name as task,
          to_char(j.due_on, 'DD.MM.YYYY') as day
        from told j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
          join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
          join counted_membership h on h.accelerator_id = j.accelerator_id and h.person_uid = j.expert_uid and h.role = 'EXP'
        where not exists (select from expert_conflict c where c.project_id = p.id and c.expert_uid = j.expert_uid)`.execute(
        tx,
      )
      for (const { expertUid, acceleratorId, project, task, day } of rows)
        await notify(tx, {
          eventId: null,
          code: 'EXPERT_JOB_DUE',
          params: { project, task, day },
          recipients: [expertUid],
          acceleratorId,
          link: '',
        })
    })
  },
})
