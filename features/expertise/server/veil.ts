import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { veilOf, type VeiledNames } from '../domain/veil.rules.ts'

/** Replaces hidden names, in any language. */
const bar = '█████'

/** The project of the job `j` is hidden from its expert. */
export const hidesProject = sql<boolean>`(j.blind = 'BOTH_HIDDEN')`

/** The name of the project `p` for the expert of the job `j`. */
export const projectForExpert: RawBuilder<string> = sql<string>`(case when ${hidesProject}
  then j.serial_number else p.name end)`

/** Current and former names of projects, of members of their teams, and of their companies; `ids` is an array. */
export const namesToHide = (ids: RawBuilder<unknown>): RawBuilder<VeiledNames> =>
  sql<VeiledNames>`names_to_hide(${ids})`

/** Names that hide the project of the job `j` from its expert in others' texts; null if nothing is hidden. */
export const namesToHideWhere = (written: RawBuilder<boolean>): RawBuilder<VeiledNames | null> =>
  sql<VeiledNames | null>`case when ${written} and ${hidesProject} then ${namesToHide(sql`array[j.project_id]`)} end`

/** Removes names from a text, if there are any to hide. */
export const withoutNames = (names: VeiledNames | null, text: string): string =>
  names ? veilOf(names, bar)(text) : text

/** Returns a function that removes from a text what identifies these projects. */
export const readVeil = async (db: Db, ...projectIds: number[]): Promise<(text: string) => string> => {
  const { rows } = await sql<{ names: VeiledNames }>`
    select ${namesToHide(sql`${projectIds}::bigint[]`)} as names`.execute(db)
  return veilOf(rows[0]!.names, bar)
}

/**
 * Returns the function for texts that others write to the expert of these jobs: removes what identifies hidden
 * projects.
 */
export const veilForExpert = async (db: Db, ...jobIds: number[]): Promise<(text: string) => string> => {
  const { rows } = await sql<{ projectId: number }>`
    select distinct j.project_id as "projectId" from expert_job j
    where j.id = any(${jobIds}) and ${hidesProject}`.execute(db)
  return rows.length > 0 ? readVeil(db, ...rows.map(({ projectId }) => projectId)) : (text) => text
}
