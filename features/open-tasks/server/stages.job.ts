import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { guest } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { openTaskMachine } from '../domain/open-task.machine.ts'
import type { OpenTaskMove } from '../domain/states.ts'
import { findOpenTask } from './open-task.repository.ts'
import { entrants, localDay, localTime } from './recipients.sql.ts'

/** So many tasks at a time: what is left waits a minute. */
const most = 200

type Due = { id: number; move: Extract<OpenTaskMove, 'open' | 'close' | 'announce'> }

const readDue = async (db: Db): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select t.id, case t.status when 'APPROVED' then 'open' when 'OPEN' then 'close' else 'announce' end as move
    from open_task t
    where (t.status = 'APPROVED' and t.opens_at <= now()) or (t.status = 'OPEN' and t.entries_until < now())
      or (t.status = 'JUDGED' and t.results_at <= now())
    order by t.id limit ${most}`.execute(db)
  return rows
}

/** Seals the criteria: from the opening on each change is an edition of its own. */
const seal = (db: Db, id: number) =>
  sql`insert into open_task_edition (task_id, edition, criteria)
    select t.id, t.edition, t.criteria from open_task t where t.id = ${id} on conflict do nothing`.execute(db)

const moveOne = async (db: Db, { id, move }: Due): Promise<void> => {
  const task = stillThere(await findOpenTask(db, id))
  await transition({ db, actor: guest }, openTaskMachine, move, {
    id,
    acceleratorId: null,
    facts: async () => stillThere(await findOpenTask(db, id)),
    set: { version: task.version + 1, updated_at: new Date().toISOString() },
    ...(move === 'open' ? { ahead: async () => void (await seal(db, id)) } : {}),
  })
  const { rows } = await sql<{ people: string[] }>`
    select ${entrants} as people from open_task t where t.id = ${id}`.execute(db)
  await announceChanges(db, ['openTask', 'openTaskEntry'], {
    people: [task.personUid, ...task.jurorUids, ...(rows[0]?.people ?? [])],
    accelerators: [],
  })
}

/** Opens and closes open tasks, and shows their results, when the instant of the stage has come. */
export const moveOpenTasks = job({
  name: 'move-open-tasks',
  cron: '* * * * *',
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const due of await readDue(db)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => moveOne(tx, due))
    }
  },
})

type Soon = { id: number; openTask: string; day: string; time: string; zone: string; people: string[] }

/** Marks the tasks whose deadline is within a day, and reads whom to remind: who has entered or asked. */
const takeSoon = async (db: Db): Promise<Soon[]> => {
  const { rows } = await sql<Soon>`
    with due as (
      select t.id from open_task t where t.status = 'OPEN' and not t.reminded and t.entries_until > now()
        and t.entries_until <= now() + interval '1 day'
      order by t.id limit ${most} for update of t skip locked
    ), told as (
      update open_task t set reminded = true from due where due.id = t.id returning t.*
    )
    select t.id, t.title as "openTask", ${localDay} as day, ${localTime} as time, t.time_zone as zone,
      array(select unnest(${entrants}) union select q.person_uid from open_task_question q where q.task_id = t.id) as people
    from told t order by t.id`.execute(db)
  return rows
}

/** Reminds a day before the deadline, once; again when an outage has moved it. */
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
