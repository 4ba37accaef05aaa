import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Startup } from './content/startup.ts'
import { englishStartups } from './content/startups-en.ts'
import { russianStartups } from './content/startups-ru.ts'
import { addLargeProfiles } from './large-set-profiles.ts'
import { addLargeShowcases } from './large-set-showcases.ts'
import { addLargeTeams } from './large-set-teams.ts'
import { addLargeWork } from './large-set-work.ts'

const bank: readonly Startup[] = [...russianStartups, ...englishStartups]

/** `made`: number and id of each new project, its leader, and when it was created. */
const addRows = (tx: Db) =>
  sql`create temporary table made on commit drop as
    with ideas as (
      select row_number() over () as i, b.*, array(
        select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id and d.code = 'INDUSTRIES'
        where b.industry in (v.name_ru, v.name_en)) as industry_ids
      from jsonb_to_recordset(${JSON.stringify(bank)}::jsonb)
        as b (name text, industry text, type text, summary text, proof text)
    ), stages as (
      select array_agg(v.id order by v.seq) as ids from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = 'PROJECT_STAGES' and v.code like '%SEED'
    ), added as (
      insert into project (name, summary, description, industry_ids, stage_id, type, leader_uid, created_at,
        updated_at)
      select b.name || ' ' || w.n, b.summary, b.summary || ' ' || b.proof, b.industry_ids, s.ids[1 + w.n * 31 % 5], b.type, w.uid, w.created_at, w.created_at
      from wanted w join ideas b on b.i = 1 + w.n % ${bank.length} cross join stages s
      order by w.n
      returning id, leader_uid, created_at, split_part(name, ' ', -1)::int as n
    )
    select * from added`.execute(tx)

const tables = [
  'person',
  'project',
  'project_member',
  'acceleration_request',
  'project_track',
  'project_trackpoint',
  'audit_entry',
  'notification',
  'profile_value',
  'project_publication',
  'shown_project',
]

/** Projects of one transaction: what it keeps aside stays in memory, and a run that is stopped leaves whole parts. */
const part = 50_000

/** Of a light set one project in so many has a profile: values would take most of its time and of the disk. */
const lightProfiles = 50

/**
 * Adds a large set of projects without a story, for measuring: teams of generated founders, applications to the
 * published tracks without intakes, participations and tasks in every usual state. All in a few statements a part.
 */
export const addProjects = async (
  db: Db,
  count: number,
  { light = false }: { light?: boolean } = {},
): Promise<void> => {
  for (let left = count; left > 0; left -= part) {
    await db.transaction().execute(async (tx) => {
      await addLargeTeams(tx, Math.min(part, left))
      await addRows(tx)
      await addLargeWork(tx)
      await addLargeProfiles(tx, light ? lightProfiles : 1)
      await addLargeShowcases(tx)
    })
  }
  await sql.raw(`vacuum analyze ${tables.join(', ')}`).execute(db)
}
