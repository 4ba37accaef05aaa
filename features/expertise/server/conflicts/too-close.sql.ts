import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a person has a hard conflict with a project wherever a review is ordered: is or was in the team, or declared one. The
 * same as the hard `conflictWeights`; a test compares them.
 */
export const isTooClose = ({
  projectId,
  uid,
}: Record<'projectId' | 'uid', RawBuilder<unknown>>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from project w where w.id = ${projectId} and w.leader_uid = ${uid})
    or exists (select from project_member w where w.project_id = ${projectId} and w.person_uid = ${uid})
    or exists (select from project_former_member w where w.project_id = ${projectId} and w.person_uid = ${uid})
    or exists (select from expert_conflict w where w.project_id = ${projectId} and w.expert_uid = ${uid}
      and w.source = 'EXPERT'))`
