import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Startup } from './content/startup.ts'
import { englishStartups } from './content/startups-en.ts'
import { russianStartups } from './content/startups-ru.ts'
import { addLargeProfiles } from './large-set-profiles.ts'
import { addLargeShowcases } from './large-set-showcases.ts'
import { addLargeTeams, planParts, type Part } from './large-set-teams.ts'
import { addLargeWork } from './large-set-work.ts'

const bank: readonly Startup[] = [...russianStartups, ...englishStartups]

/** `made`: the wanted projects, with their new ids. */
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
        updated_at, publication_status, published_at)
      select b.name || ' ' || w.n, b.summary, b.summary || ' ' || b.proof, b.industry_ids, s.ids[1 + w.n * 31 % 5], b.type,
        w.leader_uid, w.created_at, w.created_at, case when w.template_id is null then 'DRAFT' else 'PUBLISHED' end,
        case when w.template_id is not null then w.created_at end
      from wanted w join ideas b on b.i = 1 + w.n % ${bank.length} cross join stages s
      order by w.n
      returning id, split_part(name, ' ', -1)::int as n
    )
    select a.id, w.* from added a join wanted w using (n)`.execute(tx)

/** In a light set one in this many projects has a profile: values would take most of the time and disk space. */
const lightProfiles = 50

/**
 * Foreign keys hold by construction, and columns maintained by triggers are computed in bulk: neither is needed per
 * row. Only a superuser may disable them.
 */
const asMade = sql`set local session_replication_role = replica`

const addPart = (db: Db, part: Part, light: boolean): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await asMade.execute(tx)
    await addLargeTeams(tx, part)
    await addRows(tx)
    await addLargeWork(tx)
    await addLargeProfiles(tx, light ? lightProfiles : 1)
    await addLargeShowcases(tx)
  })

/**
 * Adds a large set of projects without stories, for measurements: teams of generated founders, applications to the
 * published tracks without intakes, participations and tasks in every usual state. A few statements per part, which
 * is a transaction: its temporary data stays in memory, and an interrupted run leaves complete parts. The caller must
 * vacuum.
 */
export const addProjects = async (
  db: Db,
  count: number,
  {
    light = false,
    atOnce = 1,
    partSize = 50_000,
    say = () => {},
  }: { light?: boolean; atOnce?: number; partSize?: number; say?: (made: number) => void } = {},
): Promise<void> => {
  // A new demo has no statistics, which would lead to bad plans for the first part and all later ones.
  await sql`analyze`.execute(db)
  const parts = await planParts(db, count, partSize)
  let made = 0
  const addInTurn = async (): Promise<void> => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      await addPart(db, part, light)
      say((made += part.count))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, addInTurn))
}
