import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { createFactories } from '../../support/factories/index.ts'

/** Number of the accelerator's jobs, including those of the demo's expert. */
export const manyJobs = 100_000
const jobsOfOne = 10_000

/** Number of tasks without a review, and of experts: the maximum of one assignment. */
export const waitingTasks = 500
const experts = 200

/** An accelerator with the maximum number of jobs that the portal supports. */
export type ManyJobs = {
  acceleratorId: number
  expertUid: string
  taskId: number
  projectId: number
  programmeId: number
}

const addExperts = async (db: Db, acceleratorId: number): Promise<void> => {
  const make = createFactories(db)
  for (let n = 0; n < experts; n += 1) {
    const { uid } = await make.person({ roles: ['EXP'] })
    await sql`insert into accelerator_member (accelerator_id, person_uid, role) values (${acceleratorId}, ${uid}, 'EXP')`.execute(
      db,
    )
    await sql`insert into expert_setting (expert_uid, capacity) values (${uid}, ${30 + (n % 30)})`.execute(db)
  }
}

/** Tasks of the accelerator's projects under review; the newest have no job. */
const handIn = (db: Db, acceleratorId: number) =>
  sql`update project_trackpoint w set state = 'DONE_CODE', state_changed_at = now() - interval '1 minute' * (w.id % 20000)
    where w.accelerator_id = ${acceleratorId} and w.seq = 1`.execute(db)

/**
 * One in twenty is open, the others are done, accepted or declined, over three years; a tenth belongs to the expert
 * `one`.
 */
const addJobs = (db: Db, acceleratorId: number, one: string) =>
  sql`insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, status, result_type, due_on, created_at, taken_at,
      completed_at, accepted_at, fee, fee_currency)
    select ${acceleratorId}, t.id, case when i <= ${jobsOfOne} then ${one} else e.uid end, c.uid, s.status, 'COMMENTS',
      (s.at + interval '14 days')::date, s.at, s.at + interval '1 day',
      case when s.status = 'COMPLETE' then s.at + interval '9 days' end,
      case when s.status = 'COMPLETE' and i % 4 > 0 then s.at + interval '10 days' end, 15000, 'RUB'
    from generate_series(1, ${manyJobs}) i
      cross join lateral (select now() - interval '1 minute' * (i::bigint * 7919 % 1500000) as at,
        (array['NEW', 'PROCESS', 'COMPLETE', 'COMPLETE', 'COMPLETE', 'REJECT'])[case when i % 20 = 0 then 1 + i / 20 % 2 else 3 + i % 4 end]
          as status) s
      join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from (
        select id from project_trackpoint where accelerator_id = ${acceleratorId} and state = 'DONE_CODE'
        order by id offset ${waitingTasks}) x) t on t.n = i % t.total
      join (select person_uid as uid, row_number() over (order by id desc) - 1 as n, count(*) over () as total
        from accelerator_member where accelerator_id = ${acceleratorId} and role = 'EXP') e on e.n = (i / 7) % e.total
      cross join lateral (select person_uid as uid from accelerator_member
        where accelerator_id = ${acceleratorId} and role = 'ACC' order by id limit 1) c
    on conflict do nothing`.execute(db)

/** Inserts the jobs. */
export const makeManyJobs = async (url: string): Promise<ManyJobs> => {
  const pool = createPool(url)
  const db = createDatabase(pool)
  const { rows } = await sql<{ id: number; expert: string }>`
    select m.accelerator_id::int as id, (select uid from person where email = 'exp@demo.example') as expert
    from accelerator_member m join person p on p.uid = m.person_uid where p.email = 'acc@demo.example' limit 1`.execute(
    db,
  )
  const { id, expert } = rows[0]!
  await addExperts(db, id)
  await handIn(db, id)
  await addJobs(db, id, expert)
  await pool.query('vacuum analyze')
  const { rows: some } = await sql<ManyJobs>`
    select j.accelerator_id::int as "acceleratorId", j.expert_uid as "expertUid", j.task_id::int as "taskId",
      q.project_id::int as "projectId", t.programme_id::int as "programmeId"
    from expert_job j join project_trackpoint w on w.id = j.task_id join project_track q on q.id = w.project_track_id
      join track t on t.id = q.track_id
    where j.accelerator_id = ${id} and j.expert_uid <> ${expert} order by j.id desc limit 1`.execute(db)
  await pool.end()
  return some[0]!
}
