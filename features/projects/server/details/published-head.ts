import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { readHead } from '../read-project.ts'
import type { ProjectSubject } from '../project.repository.ts'

type Head = Awaited<ReturnType<typeof readHead>>
type Published = Pick<Head, 'summary' | 'description' | 'industries' | 'territory' | 'stage'>

const names = (code: string, locale: Context['locale']) => sql`(
  select coalesce(json_agg(json_build_object('id', v.id, 'name', v.${sql.ref(`name_${locale}`)}) order by f.place), '[]')
  from jsonb_array_elements_text(s.held->${code}::text->'facets') with ordinality as f (id, place)
    join dictionary_value v on v.id = f.id::bigint)`

const nothing: Published = { summary: '', description: '', industries: [], territory: null, stage: null }

/** A project's data at its last publication, or undefined: for people who do not work with it (ADR 67). */
export const readPublishedHead = async (
  { db, actor, locale }: Context,
  { id }: ProjectSubject,
): Promise<Published> => {
  const { rows } = await sql<Published>`
    select coalesce(s.held->'pitch'->>'text', '') as summary, coalesce(s.held->'description'->>'text', '') as description,
      ${names('industries', locale)} as industries, ${names('territory', locale)}->0 as territory,
      ${names('stage', locale)}->0 as stage
    from shown_project s where s.project_id = ${id} and (s.reach = 0 or ${actor.kind === 'person'})
    order by s.published_at desc, s.publication_id desc limit 1`.execute(db)
  return rows[0] ?? nothing
}
