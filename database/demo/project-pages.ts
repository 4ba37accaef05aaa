import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Venture } from './projects.ts'
import type { Scene } from './scene.ts'

/** Elements that teams of published projects make public, and those they keep private. */
const shownToAll = ['problem', 'solution'] as const
const teamOnly = ['contact_phone'] as const

/** Those of the codes that active templates have. */
const known = async ({ db }: Scene, codes: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select distinct element->>'code' as code from profile_template_version v,
      jsonb_path_query(v.tree, '$.sections[*].elements[*]') as element
    where v.status = 'ACTIVE' and element->>'code' = any(${codes})`.execute(db)
  return rows.map(({ code }) => code)
}

/** Access levels of the projects' pages, and of the profile elements of published ones. */
export const openPages = async (scene: Scene, ventures: readonly Venture[]): Promise<void> => {
  const published = ventures.filter(({ row }) => row.publication_status === 'PUBLISHED')
  const levels = [
    ['AUTHORIZED', published.filter((_, at) => at % 5 === 3)],
    ['ACCELERATOR_TEAM', published.filter((_, at) => at % 5 === 4)],
  ] as const
  for (const [access_level, those] of levels) {
    const ids = those.map(({ row }) => row.id)
    if (ids.length > 0)
      await scene.db.updateTable('project').set({ access_level }).where('id', 'in', ids).execute()
  }
  const open = await known(scene, shownToAll)
  const hidden = await known(scene, teamOnly)
  await insertAll(
    scene.db,
    'project_element_visibility',
    published.flatMap(({ row }) => [
      ...open.map((element_code) => ({
        project_id: row.id,
        element_code,
        visibility: 'VISIBLE_ALL' as const,
      })),
      ...hidden.map((element_code) => ({
        project_id: row.id,
        element_code,
        visibility: 'NON_VISIBLE' as const,
      })),
    ]),
  )
}
