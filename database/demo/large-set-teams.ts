import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { englishName, russianName } from '../../tests/support/factories/names.ts'

/** The planner does not know the size of temporary tables until they are analysed. */
export const measured = (table: string) => (tx: Db) => sql`analyze ${sql.table(table)}`.execute(tx)

/** Projects per generated founder. */
const projectsEach = 4

/** The content of one transaction: `count` projects, numbered after `projects`, with founders numbered after `people`. */
export type Part = { count: number; projects: number; people: number }

/** Splits `count` new projects into parts of at most `size`. */
export const planParts = async (db: Db, count: number, size: number): Promise<Part[]> => {
  const { rows } = await sql<{ people: number; projects: number }>`
    select (select coalesce(max(substring(email from '[0-9]+')::int), 0) from person where email like 'founder%@large.example') as people,
      (select coalesce(max(id), 0)::int from project) as projects`.execute(db)
  const { people, projects } = rows[0]!
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    count: Math.min(size, count - at * size),
    projects: projects + at * size,
    people: people + at * Math.ceil(size / projectsEach),
  }))
}

const names = Array.from({ length: 600 }, (_, n) => (n % 2 === 0 ? russianName(n / 2) : englishName(n)))

const addFounders = (tx: Db, count: number, offset: number) =>
  sql`create temporary table founder on commit drop as
    with names as (
      select row_number() over () as i, b.*
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as b (last_name text, first_name text, middle_name text)
    ), added as (
      insert into person (uid, email, last_name, first_name, middle_name, phone, locale, created_at)
      select gen_random_uuid(), 'founder' || n || '@large.example', b.last_name, b.first_name, b.middle_name,
        '+7 9' || lpad((n % 1000000000)::text, 9, '0'), case when b.middle_name = '' then 'en' else 'ru' end,
        now() - interval '364 days'
      from generate_series(${offset + 1}::int, ${offset + count}::int) n
        join names b on b.i = 1 + n % ${names.length}
      order by n
      returning uid, substring(email from '[0-9]+')::int as n
    )
    select * from added`.execute(tx)

const addRoles = (tx: Db) =>
  sql`insert into person_role (person_uid, role) select uid, 'INI' from founder`.execute(tx)

/** Accounts with the password of the demo accounts; otherwise the founders have none. */
const addAccounts = (tx: Db) =>
  sql`insert into sso.account (id, email, password_hash, last_name, first_name, middle_name, status, confirmed_at,
      rules_version, rules_accepted_at)
    select p.uid, p.email, d.password_hash, p.last_name, p.first_name, p.middle_name, 'A', now(),
      d.rules_version, d.rules_accepted_at
    from founder f join person p on p.uid = f.uid
      join sso.account d on d.email = 'ini@demo.example'`.execute(tx)

/** Every second project is published, in the main showcases in turn. */
const mainShowcases = sql`(
  select id, accelerator_id, row_number() over (order by id) as i, count(*) over () as total
  from publication_template where is_main and content_status = 'PUBLISHED')`

/** Creates the founders, and `wanted`: the number, leader, creation date and showcase of each project to create. */
export const addLargeTeams = async (tx: Db, { count, projects, people }: Part): Promise<void> => {
  const founders = Math.ceil(count / projectsEach)
  await addFounders(tx, founders, people)
  await addRoles(tx)
  await addAccounts(tx)
  await sql`create index on founder (n)`.execute(tx)
  await sql`create temporary table wanted on commit drop as
    select w.n, f.uid as leader_uid,
      now() - interval '363 days' * (1 - w.i::float8 / ${count + 1}) - interval '1 minute' * (w.i % 37) as created_at,
      s.id as template_id, s.accelerator_id
    from (select i, ${projects}::int + i as n from generate_series(1, ${count}::int) i) w
      join founder f on f.n = ${people + 1}::int + w.i % ${founders}::int
      left join ${mainShowcases} s on w.n % 2 = 0 and s.i = 1 + w.n / 2 % s.total`.execute(tx)
}
