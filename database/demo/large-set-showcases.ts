import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { publicationConsentVersion } from '../../features/showcases/domain/consent-text.ts'
import { heldEdition } from '../../features/showcases/domain/held.rules.ts'

const words = (ru: string, en: string) => sql`jsonb_build_object('ru', ${ru}::text, 'en', ${en}::text)`

/** What lists hold of a project `p`: what its profile would say, as `heldOf` makes it. */
const held = sql`jsonb_strip_nulls(jsonb_build_object('#', ${heldEdition}::int,
  'pitch', jsonb_build_object('name', ${words('Проект одним предложением', 'The project in one sentence')}, 'type', 'STRING',
    'value', p.summary, 'text', p.summary, 'key', lower(p.summary)),
  'description', jsonb_build_object('name', ${words('Описание проекта', 'Description of the project')}, 'type', 'TEXT',
    'value', left(p.description, 400), 'text', p.description),
  'industries', case when p.industry_ids <> '{}' then jsonb_build_object('name', ${words('Отрасли', 'Industries')},
    'type', 'LIST', 'value', to_jsonb(p.industry_ids), 'facets', to_jsonb(p.industry_ids::text[])) end,
  'stage', case when p.stage_id is not null then jsonb_build_object('name', ${words('Стадия проекта', 'Stage of the project')},
    'type', 'LIST', 'value', jsonb_build_array(p.stage_id), 'facets', jsonb_build_array(p.stage_id::text)) end))`

/** Every second project of `made` `m` in a main showcase `s`, in turn. */
const placed = sql`made m join (
    select id, accelerator_id, row_number() over (order by id) as i, count(*) over () as total
    from publication_template where is_main and content_status = 'PUBLISHED') s on s.i = 1 + m.n / 2 % s.total
  where m.n % 2 = 0`

/** What each publication changes and tells row by row is done once at the end. */
const followers = [
  ['project_publication', 'project_follows'],
  ['project_publication', 'publication_tells'],
  ['shown_project', 'shown_tells'],
] as const

const triggers = async (tx: Db, turn: 'disable' | 'enable'): Promise<void> => {
  for (const [table, trigger] of followers)
    await sql.raw(`alter table ${table} ${turn} trigger ${trigger}`).execute(tx)
}

/** Publishes half of the projects in `made` with the consent of their leaders, ready for lists. */
export const addLargeShowcases = async (tx: Db): Promise<void> => {
  await triggers(tx, 'disable')
  await sql`insert into publication_consent (project_id, accelerator_id, text_version, given_by, given_at)
    select m.id, s.accelerator_id, ${publicationConsentVersion}::text, m.leader_uid, m.created_at from ${placed}`.execute(
    tx,
  )
  await sql`insert into project_publication (project_id, template_id, accelerator_id, status, published_at)
    select m.id, s.id, s.accelerator_id, 'PUBLISHED', m.created_at from ${placed} order by m.created_at`.execute(
    tx,
  )
  await sql`update project p set publication_status = u.status, published_at = u.published_at
    from project_publication u where u.project_id = p.id and u.project_id in (select id from made)`.execute(
    tx,
  )
  await sql`insert into shown_project (publication_id, project_id, template_id, accelerator_id, published_at, held)
    select u.id, u.project_id, u.template_id, u.accelerator_id, u.published_at, ${held}
    from project_publication u join project p on p.id = u.project_id
    where u.project_id in (select id from made) and u.status = 'PUBLISHED' order by u.id`.execute(tx)
  // A table whose rows have something left to do at the commit does not take its triggers back.
  await sql`set constraints all immediate`.execute(tx)
  await triggers(tx, 'enable')
  await sql`select refresh_shown(array(select publication_id from shown_project where project_id in (select id from made))),
    lead_shown(array(select id from made))`.execute(tx)
  await sql`select showcase_tells(array_agg(template_id), array_agg(project_id), 'PUBLISHED')
    from project_publication where project_id in (select id from made)`.execute(tx)
}
