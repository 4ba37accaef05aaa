import { sql } from 'kysely'
import type { z } from 'zod'
import { projectMatches } from '#features/projects'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { findConflictProjects, listExpertConflicts } from '../../contract/conflict.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'

type Conflict = z.output<(typeof listExpertConflicts)['response']>['items'][number]

const conflicts: RowSource<Omit<Conflict, 'actions'>, Conflict> = {
  from: sql`expert_conflict n join project p on p.id = n.project_id join person x on x.uid = n.expert_uid`,
  key: sql`n.id`,
  columns:
    () => sql`n.id, json_build_object('id', p.id, 'name', p.name) as project, ${personRefJson('x')} as expert,
    n.source, n.reason, ${personRefJson('c')} as "declaredBy", n.at`,
  joins: sql`join person c on c.uid = n.declared_by`,
  row: (row) => ({ ...row, actions: row.source === 'ACCELERATOR' ? ['withdrawConflict'] : [] }),
}

/**
 * Conflicts that apply in the accelerator: all declared there, and those that experts declared elsewhere about
 * projects on its tracks.
 */
export const listExpertConflictsQuery = listOf(listExpertConflicts, {
  load: chosenAccelerator,
  authorize: expertises.order,
  rows: conflicts,
  // Members of a project's team do not read conflicts about it.
  scope: ({ actor }, { acceleratorId }) => sql`(n.accelerator_id = ${acceleratorId} or (n.source = 'EXPERT'
    and exists (select from project_track q where q.project_id = n.project_id and q.accelerator_id = ${acceleratorId}))) and not exists (
    select from project_member m where m.project_id = n.project_id and m.person_uid = ${actor.uid})`,
  sortings: () => ({ CREATE_DATE: sql`n.id`, NAME: sql`lower(p.name)` }),
  filters: {
    source: (sources) => sql`n.source = any(${[...sources]})`,
    expertUid: (uid) => sql`n.expert_uid = ${uid}`,
    projectId: (id) => sql`n.project_id = ${id}`,
  },
  search: sql`concat_ws(' ', p.name, ${wholeName('x')})`,
})

/** Maximum number of projects offered at once: the user finds others by name or number. */
const maxOffered = 20

export const findConflictProjectsQuery = query({
  endpoint: findConflictProjects,
  load: chosenAccelerator,
  authorize: expertises.order,
  run: async ({ db, actor }, { query: { findText = '' } }, { acceleratorId }) => {
    type Found = { id: number; name: string; serialNumber: string }
    const { rows } = await sql<Found>`
      select p.id, p.name, p.serial_number as "serialNumber" from project p
      where p.id in (select q.project_id from project_track q where q.accelerator_id = ${acceleratorId})
        and not exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid})
        and ${findText.trim() === '' ? sql`true` : projectMatches(findText)}
      order by lower(p.name), p.id limit ${sql.lit(maxOffered)}`.execute(db)
    return { items: rows }
  },
})
