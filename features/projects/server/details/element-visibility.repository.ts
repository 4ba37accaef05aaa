import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ElementVisibility } from '../../domain/states.ts'
import type { ElementVisibilities } from '../../domain/visible-codes.rules.ts'

/** The team's visibility settings of profile elements. */
export const readElementVisibilities = async (db: Db, projectId: number): Promise<ElementVisibilities> => {
  const rows = await db
    .selectFrom('project_element_visibility')
    .select(['element_code', 'visibility'])
    .where('project_id', '=', projectId)
    .orderBy('element_code')
    .execute()
  return Object.fromEntries(rows.map(({ element_code, visibility }) => [element_code, visibility]))
}

/** Those of the codes that are in no template. */
export const unknownCodes = async (db: Db, codes: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) as requested (code)
    except
    select element->>'code' from profile_template_version v,
      jsonb_path_query(v.tree, '$.sections[*].elements[*]') as element
    where v.status <> 'DRAFT'`.execute(db)
  return rows.map(({ code }) => code)
}

/** Writes the visibility of these elements. */
export const writeElementVisibilities = async (
  db: Db,
  projectId: number,
  codes: readonly string[],
  visibility: ElementVisibility,
): Promise<void> => {
  await sql`
    insert into project_element_visibility (project_id, element_code, visibility)
    select distinct ${projectId}::bigint, code, ${visibility} from unnest(${codes}::text[]) as requested (code)
    on conflict (project_id, element_code) do update set visibility = excluded.visibility`.execute(db)
}
