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

/** Names of projects, of whoever is or was in their teams, and of their companies. */
const readNames = async (db: Db, projectIds: readonly number[]): Promise<VeiledNames> => {
  const { rows } = await sql<VeiledNames>`
    with team as (
      select m.person_uid from project_member m where m.project_id = any(${projectIds})
      union select (e.details ->> 'personUid')::uuid from audit_entry e
      where e.subject = 'project' and e.subject_id = any(${projectIds.map(String)}) and e.details ? 'personUid'
        and e.action in ('addMember', 'editMember', 'removeMember', 'leaveTeam', 'changeLeader')
      union select p.leader_uid from project p where p.id = any(${projectIds}) and p.leader_uid is not null
    )
    select array(select p.name from project p where p.id = any(${projectIds})
        union select f.company from team t join person_profile f on f.person_uid = t.person_uid where f.company <> '') as titles,
      coalesce((select json_agg(json_build_object('first', u.first_name, 'last', u.last_name))
        from team t join person u on u.uid = t.person_uid), '[]') as people`.execute(db)
  return rows[0]!
}

/** Takes out of a text what tells whose projects they are. */
export const readVeil = async (db: Db, ...projectIds: number[]): Promise<(text: string) => string> =>
  veilOf(await readNames(db, projectIds), bar)

/** How the expert of jobs reads what others write about them: as it is, or without what tells whose projects they are. */
export const veilForExpert = async (db: Db, ...jobIds: number[]): Promise<(text: string) => string> => {
  const { rows } = await sql<{ projectId: number }>`
    select distinct j.project_id as "projectId" from expert_job j
    where j.id = any(${jobIds}) and ${hidesProject}`.execute(db)
  return rows.length > 0 ? readVeil(db, ...rows.map(({ projectId }) => projectId)) : (text) => text
}
