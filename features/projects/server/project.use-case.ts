import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { personRefJson } from '#platform/server/sql.ts'
import {
  createProject,
  deleteProject,
  editProject,
  getProject,
  getProjectHistory,
} from '../contract/project.endpoints.ts'
import type { projectFields } from '../contract/project.schemas.ts'
import { projects } from '../domain/project.policy.ts'
import { addProjectOfPerson } from './add-project-of-person.ts'
import { findProject, lockProject, type ProjectSubject } from './project.repository.ts'
import { readNewProject, readProject } from './read-project.ts'
import { removeProject } from './remove-project.ts'

type PersonRef = { uid: string; name: string; avatarUrl: string | null }

/** The team members that history entries are about, by entry id. */
const peopleOfEntries = async (db: Db, ids: readonly number[]): Promise<Map<number, PersonRef>> => {
  const { rows } = await sql<{ id: number; person: PersonRef }>`
    select e.id, ${personRefJson('p')} as person
    from audit_entry e join person p on p.uid::text = e.details->>'personUid'
    where e.id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, person }) => [id, person]))
}

const columns = (fields: z.output<typeof projectFields>) => ({
  name: fields.name,
  website: fields.website,
  type: fields.type,
  capitalization_potential: fields.capitalizationPotential,
  collateral_property: fields.collateralProperty,
  access_level: fields.accessLevel,
})

export const getProjectQuery = query({
  endpoint: getProject,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.view,
  run: (ctx, _input, subject) => readProject(ctx, subject),
})

/** The history of a project. */
export const getProjectHistoryQuery = query({
  endpoint: getProjectHistory,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.view,
  run: async (ctx, _input, { id }) => {
    const entries = await readHistory(ctx.db, sql`values ('project', ${String(id)})`, { typed: ['edit'] })
    const people = await peopleOfEntries(
      ctx.db,
      entries.map((entry) => entry.id),
    )
    return { items: entries.map((entry) => ({ ...entry, person: people.get(entry.id) ?? null })) }
  },
})

/** Facts of a new project: only its leader is related to it. */
const newProject = (
  id: number,
  leaderUid: string,
  { name, accessLevel }: z.output<typeof projectFields>,
): ProjectSubject => ({
  id,
  name,
  leaderUid,
  keeperId: null,
  accessLevel,
  published: false,
  publicly: false,
  publishedAt: null,
  publiclyAt: null,
  memberUids: [leaderUid],
  acceleratorIds: [],
  contactAcceleratorIds: [],
  trackerUids: [],
  profileHidden: false,
})

/** Creates a project led by the caller. */
export const createProjectUseCase = useCase({
  endpoint: createProject,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body }) => {
    const id = await addProjectOfPerson(ctx, columns(body))
    return (after) => readNewProject(after, newProject(id, ctx.actor.uid, body))
  },
})

/** Edits a project, if its version is unchanged. */
export const editProjectUseCase = useCase({
  endpoint: editProject,
  load: (ctx, { body }) => findProject(ctx.db, body.id),
  authorize: projects.edit,
  run: async (ctx, { body: { id, version, ...fields } }, subject) => {
    const changed = await ctx.db
      .updateTable('project')
      .set({ ...columns(fields), version: version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: id, action: 'edit' })
    return (after) => readProject(after, subject)
  },
})

/** Deletes a project that never started a track, with its open applications. */
export const deleteProjectUseCase = useCase({
  endpoint: deleteProject,
  // The lead may be changing at this moment: ownership is checked under the lock.
  load: async (ctx, { body }) => {
    await lockProject(ctx.db, body.projectId)
    return findProject(ctx.db, body.projectId)
  },
  authorize: projects.delete,
  run: async (ctx, _input, { id }) => {
    const started = await ctx.db
      .selectFrom('project_track')
      .select('id')
      .where('project_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (started) throw new ProductError('PROJECT_STARTED_TRACK')
    await removeProject(ctx, id)
    return undefined
  },
})
