import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import {
  conflictsOf,
  type Compared,
  type ConflictReason,
  type ProjectNearby,
} from '../../domain/conflict.rules.ts'

/** A person `u` with the profile `f` as the rules compare people. */
const compared = sql<Compared>`json_build_object('uid', u.uid, 'email', u.email, 'company', coalesce(f.company, ''),
  'taxNumber', coalesce(f.company_tax_number, ''))`

type Nearby = { id: number; nearby: ProjectNearby }

const nearbyProjects = (ids: readonly number[]) => sql`
  select p.id, json_build_object(
    'leaderUid', p.leader_uid,
    'team', coalesce((select json_agg(${compared}) from project_member m join person u on u.uid = m.person_uid
      left join person_profile f on f.person_uid = u.uid where m.project_id = p.id), '[]'),
    'formerUids', array(select distinct e.details ->> 'personUid' from audit_entry e
      where e.subject = 'project' and e.subject_id = p.id::text and e.details ? 'personUid'
        and e.action in ('addMember', 'editMember', 'removeMember', 'leaveTeam', 'changeLeader')),
    'trackerUids', array(select q.tracker_uid from project_track q where q.project_id = p.id and q.tracker_uid is not null),
    'declared', coalesce((select json_agg(json_build_object('expertUid', n.expert_uid, 'source', n.source))
      from expert_conflict n where n.project_id = p.id), '[]'),
    'unwanted', array(select n.email from unwanted_reviewer n where n.project_id = p.id)) as nearby
  from project p where p.id = any(${[...ids]})`

const comparedExperts = (uids: readonly string[]) => sql`
  select ${compared} as expert from person u left join person_profile f on f.person_uid = u.uid
  where u.uid = any(${[...uids]}::uuid[])`

/** Who stands near these projects. */
export const readNearby = async (
  db: Db,
  projectIds: readonly number[],
): Promise<Map<number, ProjectNearby>> => {
  const { rows } = await sql<Nearby>`${nearbyProjects(projectIds)}`.execute(db)
  return new Map(rows.map(({ id, nearby }) => [id, nearby]))
}

/** Why experts should not review projects: for each of the projects and experts, asked for many at once. */
export const readConflicts = async (
  db: Db,
  projectIds: readonly number[],
  expertUids: readonly string[],
): Promise<(projectId: number, expertUid: string) => ConflictReason[]> => {
  const { rows } = await sql<{ projects: Nearby[] | null; experts: Compared[] | null }>`
    select (select json_agg(r) from (${nearbyProjects(projectIds)}) r) as projects,
      (select json_agg(r.expert) from (${comparedExperts(expertUids)}) r) as experts`.execute(db)
  const projects = new Map((rows[0]?.projects ?? []).map(({ id, nearby }) => [id, nearby]))
  const experts = new Map((rows[0]?.experts ?? []).map((expert) => [expert.uid, expert]))
  return (projectId, expertUid) => {
    const [project, expert] = [projects.get(projectId), experts.get(expertUid)]
    return project && expert ? conflictsOf(project, expert) : []
  }
}
