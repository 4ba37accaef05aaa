import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { addProjects, seedDemo } from './index.ts'

/** Tables of a large set, each after those it refers to; with the columns that triggers compute. */
const expected: Record<string, string[]> = {
  person: [],
  person_role: [],
  project: ['publication_status', 'published_at'],
  project_member: [],
  acceleration_request: [
    'project_name',
    'industry_ids',
    'territory_id',
    'stage_id',
    'board_column',
    'waits_since',
    'due_on',
    'progress',
    'without_tracker',
    'reached',
    'trackpoint_id',
    'task_id',
    'tracker_uid',
  ],
  project_track: ['tasks_total', 'tasks_accepted', 'application_id'],
  project_trackpoint: [],
  notification: [],
  profile_value: [],
  publication_consent: [],
  project_publication: [],
}

/** Rows that a publication creates. */
const shown = ['shown_project', 'shown_key', 'showcase_change']

const tables = [...Object.keys(expected), ...shown]

let db: Db
let before: string

const scalar = async <T>(query: string, from = db): Promise<T> =>
  Object.values((await sql.raw<Record<string, T>>(query).execute(from)).rows[0]!)[0]!

beforeAll(async () => {
  ;({ db } = await testDatabase())
  await seedDemo(db)
  before = await scalar('select pg_snapshot_xmax(pg_current_snapshot())::text')
  await addProjects(db, 120, { atOnce: 2, partSize: 70 })
  await addProjects(db, 30)
}, 120_000)

/** The rows of a table, without random and time columns. */
const rowsOf = (table: string): string =>
  `select to_jsonb(x) - '{logo_key,number,changed_at}'::text[]
    - case when to_jsonb(x)->>'board_column' = 'BLOCKED' then 'waits_since' else '' end as said from ${table} x`

/** Saves the added rows, deletes them, and stores the previous state. */
const takeAway = async (tx: Db): Promise<void> => {
  for (const table of tables) {
    await sql.raw(`create temporary table ${table}_stood on commit drop as ${rowsOf(table)}`).execute(tx)
    await sql
      .raw(
        `create temporary table ${table}_aside on commit drop as
          select * from ${table} where xmin::text::bigint >= ${before}`,
      )
      .execute(tx)
  }
  await sql`set local session_replication_role = replica`.execute(tx)
  for (const table of tables)
    await sql.raw(`delete from ${table} where xmin::text::bigint >= ${before}`).execute(tx)
  await sql`set local session_replication_role = origin`.execute(tx)
}

/** Inserts the deleted rows one by one, as the portal does: with foreign key checks and triggers. */
const addAgain = async (tx: Db): Promise<void> => {
  for (const [table, found] of Object.entries(expected)) {
    const columns = await scalar<string[]>(
      `select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
          and attname <> all ('{${found.join()}}')`,
      tx,
    )
    await sql
      .raw(
        `do $$ declare r record; begin
          for r in select * from ${table}_aside loop
            insert into ${table} (${columns.join()}) overriding system value values (${columns.map((name) => `r.${name}`).join()});
          end loop;
        end $$`,
      )
      .execute(tx)
  }
  await sql`select show_project(publication_id, held) from shown_project_aside`.execute(tx)
}

test('a large set is numbered on', async () => {
  expect(await scalar('select count(*)::int from project')).toBe(272)
  expect(
    await scalar(`select count(distinct split_part(name, ' ', -1))::int from project where leader_uid in
      (select uid from person where email like 'founder%@large.example')`),
  ).toBe(150)
})

test('what is worked out for it at once is what the database says of each row', async () => {
  const differing: Record<string, unknown> = {}
  const undo = new Error('undone')
  const tried = db.transaction().execute(async (tx) => {
    await takeAway(tx)
    expect(await scalar('select count(*)::int from project', tx)).toBe(122)
    await addAgain(tx)
    for (const table of tables) {
      const { rows } = await sql
        .raw(
          `(select 'stood' as when, said from (table ${table}_stood except all ${rowsOf(table)}) a)
            union all (select 'said', said from (${rowsOf(table)} except all table ${table}_stood) b)`,
        )
        .execute(tx)
      if (rows.length > 0) differing[table] = rows.slice(0, 4)
    }
    throw undo
  })
  await expect(tried).rejects.toBe(undo)
  expect(differing).toEqual({})
})
