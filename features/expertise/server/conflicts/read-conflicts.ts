import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/sql.ts'
import {
  conflictsOf,
  type Compared,
  type ConflictReason,
  type ProjectNearby,
} from '../../domain/conflict.rules.ts'
import { isValidIn } from '../expert-job.sql.ts'

/** A person `u` with the profile `f`, in the form that the rules compare. */
const compared = sql<Compared>`json_build_object('uid', u.uid, 'email', u.email, 'company', coalesce(f.company, ''),
  'taxNumber', coalesce(f.company_tax_number, ''))`

type Nearby = { id: number; nearby: ProjectNearby }

/**
 * Where a review is ordered: conflicts declared by that accelerator apply there, and those who pay for a review may
 * not do it.
 */
export type OrderedIn = {
  acceleratorId: number
  /** The accelerator orders for itself and pays. */
  pays: boolean
}

/** Administrators of an accelerator, and authors of its acts. */
const payers = ({ acceleratorId, pays }: OrderedIn) =>
  pays
    ? sql`array(select m.person_uid from counted_membership m where m.accelerator_id = ${acceleratorId} and m.admin
        union select t.created_by from expert_act t where t.accelerator_id = ${acceleratorId} and t.status <> 'CANCELLED')`
    : sql`'{}'::uuid[]`

/** Investors and mentors who ordered a review of the project `p` for themselves, or proposed one. */
const backers = sql`array(select o.requester_uid from expert_job o where o.project_id = p.id and o.requester_uid is not null
  union select s.proposer_uid from expert_suggestion s where s.project_id = p.id
    and (exists (select from person_role r where r.person_uid = s.proposer_uid and r.role = 'INV')
      or exists (select from accelerator_member m where m.person_uid = s.proposer_uid and m.role = 'MNT')))`

const nearbyProjects = (ids: readonly number[], where: OrderedIn) => sql`
  select p.id, json_build_object(
    'leaderUid', p.leader_uid,
    'team', coalesce((select json_agg(${compared}) from project_member m join person u on u.uid = m.person_uid
      left join person_profile f on f.person_uid = u.uid where m.project_id = p.id), '[]'),
    'formerUids', array(select m.person_uid from project_former_member m where m.project_id = p.id),
    'trackerUids', array(select q.tracker_uid from project_track q where q.project_id = p.id and q.tracker_uid is not null),
    'backerUids', ${backers}, 'payerUids', ${payers(where)},
    'declared', coalesce((select json_agg(json_build_object('expertUid', n.expert_uid, 'source', n.source))
      from expert_conflict n where n.project_id = p.id and ${isValidIn(sql`${where.acceleratorId}`)}), '[]'),
    'unwanted', coalesce((select json_agg(json_build_object('email', n.email, 'uid', n.person_uid))
      from unwanted_reviewer n where n.project_id = p.id), '[]')) as nearby
  from project p where ${isAmong(sql`p.id`, ids)}`

const comparedExperts = (uids: readonly string[]) => sql`
  select ${compared} as expert from person u left join person_profile f on f.person_uid = u.uid
  where u.uid = any(${[...uids]}::uuid[])`

/** Loads people as the rules of conflicts compare them. */
export const readCompared = async (db: Db, uids: readonly string[]): Promise<Map<string, Compared>> => {
  const { rows } = await sql<{ expert: Compared }>`${comparedExperts(uids)}`.execute(db)
  return new Map(rows.map(({ expert }) => [expert.uid, expert]))
}

/** People with a relation to these projects, when a review is ordered. */
export const readNearby = async (
  db: Db,
  projectIds: readonly number[],
  where: OrderedIn,
): Promise<Map<number, ProjectNearby>> => {
  const { rows } = await sql<Nearby>`${nearbyProjects(projectIds, where)}`.execute(db)
  return new Map(rows.map(({ id, nearby }) => [id, nearby]))
}

/** Conflicts for each pair of the projects and experts, read in bulk. */
export const readConflicts = async (
  db: Db,
  projectIds: readonly number[],
  expertUids: readonly string[],
  where: OrderedIn,
): Promise<(projectId: number, expertUid: string) => ConflictReason[]> => {
  const { rows } = await sql<{ projects: Nearby[] | null; experts: Compared[] | null }>`
    select (select json_agg(r) from (${nearbyProjects(projectIds, where)}) r) as projects,
      (select json_agg(r.expert) from (${comparedExperts(expertUids)}) r) as experts`.execute(db)
  const projects = new Map((rows[0]?.projects ?? []).map(({ id, nearby }) => [id, nearby]))
  const experts = new Map((rows[0]?.experts ?? []).map((expert) => [expert.uid, expert]))
  return (projectId, expertUid) => {
    const [project, expert] = [projects.get(projectId), experts.get(expertUid)]
    return project && expert ? conflictsOf(project, expert) : []
  }
}
