import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { moveDue } from './move-due.ts'
import { entrants, localDay, localTime } from './recipients.sql.ts'

/** Number of tasks per run: the rest is processed a minute later. */
const maxTasks = 200

/** SQL counterpart of `dueMove`. */
const readDue = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select t.id from open_task t
    where (t.status = 'APPROVED' and t.opens_at <= now()) or (t.status = 'OPEN' and t.entries_until < now())
      or (t.status = 'JUDGED' and t.results_at <= now())
    order by t.id limit ${maxTasks}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Opens and closes open tasks, and publishes their results, when the time of the stage has come. */
export const moveOpenTasks = job({
  name: 'move-open-tasks',
  cron: '* * * * *',
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const id of await readDue(db)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => moveDue(tx, id))
    }
  },
})

type Soon = { id: number; openTask: string; day: string; time: string; zone: string; people: string[] }

/**
 * Marks tasks whose deadline is within a day, and loads the recipients of the reminder: participants and people who
 * asked questions.
 */
const takeSoon = async (db: Db): Promise<Soon[]> => {
  const { rows } = await sql<Soon>`
    with due as (
      select t.id from open_task t where t.status = 'OPEN' and not t.reminded and t.entries_until > now()
        and t.entries_until <= now() + interval '1 day'
      order by t.id limit ${maxTasks} for update of t skip locked
    ), marked as (
      update open_task t set reminded = true from due where due.id = t.id returning t.*
    )
    select t.id, t.title as "openTask", ${localDay} as day, ${localTime} as time, t.time_zone as zone,
      array(select unnest(${entrants}) union select q.person_uid from open_task_question q where q.task_id = t.id) as people
    from marked t order by t.id`.execute(db)
  return rows
}

/**
 * Reminds of the deadline a day before, once, and again if an outage has moved it. Not a deadline source, whose
 * rules belong to an accelerator: an open task belongs to none, and closes at an hour in its own time zone.
 */
export const remindOfOpenTasks = job({
  name: 'remind-of-open-tasks',
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      for (const { id, people, ...params } of await takeSoon(tx))
        await notify(tx, {
          eventId: null,
          acceleratorId: null,
          code: 'OPEN_TASK_SOON',
          params,
          recipients: people,
          link: linkTo('/bch/view/open-task', { openTaskId: id }),
        })
    })
  },
})
