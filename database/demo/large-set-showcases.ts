import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { publicationConsentVersion } from '../../features/showcases/domain/consent-text.ts'
import { snapshotEdition } from '../../features/showcases/domain/held.rules.ts'
import { measured } from './large-set-teams.ts'

const words = (ru: string, en: string) => sql`jsonb_build_object('ru', ${ru}::text, 'en', ${en}::text)`

/** Precomputed list data of a project `p`, as `snapshotOf` derives it from the profile. */
const snapshot = sql`jsonb_strip_nulls(jsonb_build_object('#', ${snapshotEdition}::int,
  'pitch', jsonb_build_object('name', ${words('Проект одним предложением', 'The project in one sentence')}, 'type', 'STRING',
    'value', p.summary, 'text', p.summary, 'key', lower(p.summary)),
  'description', jsonb_build_object('name', ${words('Описание проекта', 'Description of the project')}, 'type', 'TEXT',
    'value', left(p.description, 400), 'text', p.description),
  'industries', case when p.industry_ids <> '{}' then jsonb_build_object('name', ${words('Отрасли', 'Industries')},
    'type', 'LIST', 'value', to_jsonb(p.industry_ids), 'facets', to_jsonb(p.industry_ids::text[])) end,
  'stage', case when p.stage_id is not null then jsonb_build_object('name', ${words('Стадия проекта', 'Stage of the project')},
    'type', 'LIST', 'value', jsonb_build_array(p.stage_id), 'facets', jsonb_build_array(p.stage_id::text)) end))`

/** Publishes half of the projects in `made` with the consent of their leaders, including list data. */
export const addLargeShowcases = async (tx: Db): Promise<void> => {
  await sql`insert into publication_consent (project_id, accelerator_id, text_version, given_by, given_at)
    select id, accelerator_id, ${publicationConsentVersion}::text, leader_uid, created_at
    from made where template_id is not null`.execute(tx)
  await sql`create temporary table published on commit drop as
    with added as (
      insert into project_publication (project_id, template_id, accelerator_id, status, published_at)
      select id, template_id, accelerator_id, 'PUBLISHED', created_at
      from made where template_id is not null order by created_at
      returning *
    )
    select u.id, u.project_id, u.template_id, u.accelerator_id, u.published_at, ${snapshot} as held
    from added u join project p on p.id = u.project_id`.execute(tx)
  await measured('published')(tx)
  await sql`insert into shown_project (publication_id, project_id, template_id, accelerator_id, published_at, held, leads,
      reach, name_key, card, named, facets, keys, words)
    select u.id, u.project_id, u.template_id, u.accelerator_id, u.published_at, u.held, true, s.*
    from published u cross join lateral shown_of(u.project_id, u.template_id, u.held) s order by u.id`.execute(
    tx,
  )
  await sql`select order_shown(array_agg(id)), showcase_tells(array_agg(template_id), array_agg(project_id), 'PUBLISHED')
    from published`.execute(tx)
}
