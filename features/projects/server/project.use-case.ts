import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import {
  createProject,
  deleteProject,
  editProject,
  getProject,
  getProjectHistory,
} from '../contract/project.endpoints.ts'
import type { projectFields } from '../contract/project.schemas.ts'
import type { z } from 'zod'
import { projects } from '../domain/project.policy.ts'
import { addProject } from './add-project.ts'
import { peopleOfEntries } from './history.repository.ts'
import { findProject } from './project.repository.ts'
import { readProject } from './read-project.ts'
import { removeProject } from './remove-project.ts'

const columns = (fields: z.output<typeof projectFields>) => ({
  name: fields.name,
  summary: fields.summary,
  description: fields.description,
  website: fields.website,
  industry: fields.industry,
  territory: fields.territory,
  type: fields.type,
  stage: fields.stage,
  capitalization_potential: fields.capitalizationPotential,
  collateral_property: fields.collateralProperty,
  access_level: fields.accessLevel,
})

/** One project. */
export const getProjectQuery = query({
  endpoint: getProject,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.view,
  run: (ctx, _input, subject) => readProject(ctx, subject),
})

/** What happened to a project. */
export const getProjectHistoryQuery = query({
  endpoint: getProjectHistory,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.view,
  run: async (ctx, _input, { id }) => {
    const entries = await readHistory(ctx.db, sql`values ('project', ${String(id)})`)
    const people = await peopleOfEntries(
      ctx.db,
      entries.map((entry) => entry.id),
    )
    return { items: entries.map((entry) => ({ ...entry, person: people.get(entry.id) ?? null })) }
  },
})

/** Creates a project; the caller leads it. */
export const createProjectUseCase = useCase({
  endpoint: createProject,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body }) => {
    const id = await addProject(ctx, columns(body))
    return readProject(ctx, (await findProject(ctx.db, id))!)
  },
})

/** Edits a project that nobody changed meanwhile. */
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
    return readProject(ctx, subject)
  },
})

/** Deletes a project that never started a track; its open applications go with it. */
export const deleteProjectUseCase = useCase({
  endpoint: deleteProject,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.lead,
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
