import type pg from 'pg'

/** Titles of entries with the words that lists are searched for: a frequent one, a rare one, and a prefix. */
const titles = ['Тепловая карта дома', 'Умное тепло подъезда', 'Прогноз по счётчикам']

/**
 * Creates an open task under judgement with an entry per person up to a number, half of them scored. The
 * administrator is its juror, so that both kinds of lists can be requested.
 */
export const makeEntries = async (pool: pg.Pool, most: number): Promise<void> => {
  const { rows } = await pool.query<{ entered: boolean }>(
    `select exists (select from open_task where title = 'Большая задача') as entered`,
  )
  if (rows[0]?.entered) return
  await pool.query(
    `with task as (
       insert into open_task (organizer_uid, title, description, criteria, form, opens_at, entries_until, results_at, time_zone,
         status, published_at)
       select t.organizer_uid, 'Большая задача', t.description, t.criteria, t.form, now() - interval '20 days',
         now() - interval '2 days', now() + interval '20 days', t.time_zone, 'CLOSED', now() - interval '30 days'
       from open_task t where t.status = 'OPEN' order by t.id limit 1
       returning id, organizer_uid, criteria
     ), edition as (
       insert into open_task_edition (task_id, edition, criteria) select id, 1, criteria from task
     ), juror as (
       insert into open_task_juror (task_id, person_uid)
       select task.id, p.uid from task, person p where p.email = 'admin@demo.example' returning id
     ), entry as (
       insert into open_task_entry (task_id, person_uid, title, answers, first_at, submitted_at)
       select task.id, p.uid, case when p.n % 5000 = 0 then 'Пульт жильца' else ($1::text[])[1 + p.n % 3] end || ' ' || p.n, '[]',
         now() - interval '9 days', now() - interval '9 days' + p.n * interval '1 second'
       from task, (select uid, row_number() over (order by uid) as n from person where email <> 'admin@demo.example') p
       where p.uid <> task.organizer_uid and p.n <= $2
       returning id
     )
     insert into open_task_score (juror_id, entry_id, edition, scores)
     select juror.id, entry.id, 1, '[7, 8, 6]' from juror, entry where entry.id % 2 = 0`,
    [titles, most],
  )
  await pool.query('vacuum analyze open_task_entry')
  await pool.query('analyze open_task_score')
}
