import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { veilOf, type VeiledNames } from '../domain/veil.rules.ts'

/** What stands in the place of what is hidden, in any language. */
const bar = '█████'

/** The expert of the job `j` does not learn whose work it is. */
export const hidesProject = sql<boolean>`(j.blind = 'BOTH_HIDDEN')`

/** What the expert of the job `j` knows the project `p` by. */
export const projectForExpert: RawBuilder<string> = sql<string>`(case when ${hidesProject}
  then j.serial_number else p.name end)`

/** Names of projects, now and formerly, of whoever is or was in their teams, and of their companies; `ids` are an array. */
export const namesToHide = (ids: RawBuilder<unknown>): RawBuilder<VeiledNames> =>
  sql<VeiledNames>`names_to_hide(${ids})`

/** What hides the project of the job `j` from its expert, where others write something that they read; null elsewhere. */
export const namesToHideWhere = (written: RawBuilder<boolean>): RawBuilder<VeiledNames | null> =>
  sql<VeiledNames | null>`case when ${written} and ${hidesProject} then ${namesToHide(sql`array[j.project_id]`)} end`

/** Takes names out of a text, if there are any to hide. */
export const withoutNames = (names: VeiledNames | null, text: string): string =>
  names ? veilOf(names, bar)(text) : text

/** Takes out of a text what tells whose projects they are. */
export const readVeil = async (db: Db, ...projectIds: number[]): Promise<(text: string) => string> => {
  const { rows } = await sql<{ names: VeiledNames }>`
    select ${namesToHide(sql`${projectIds}::bigint[]`)} as names`.execute(db)
  return veilOf(rows[0]!.names, bar)
}

/** How the expert of jobs reads what others write about them: as it is, or without what tells whose projects they are. */
export const veilForExpert = async (db: Db, ...jobIds: number[]): Promise<(text: string) => string> => {
  const { rows } = await sql<{ projectId: number }>`
    select distinct j.project_id as "projectId" from expert_job j
    where j.id = any(${jobIds}) and ${hidesProject}`.execute(db)
  return rows.length > 0 ? readVeil(db, ...rows.map(({ projectId }) => projectId)) : (text) => text
}
