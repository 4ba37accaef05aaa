import { sql } from 'kysely'
import { addProjectOfPerson } from '#features/projects'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { declineOpenTaskProject, makeOpenTaskProject } from '../contract/entry.endpoints.ts'
import { offerOpenTaskProjects } from '../contract/open-task.endpoints.ts'
import type { OpenTaskNewsEvent } from '../domain/events.ts'
import { openTaskEntries, openTasks } from '../domain/open-task.policy.ts'
import { entryRows, lockEntry } from './entry.repository.ts'
import { lockOpenTask, isOfferable } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'

const record = (ctx: Context, id: number, action: AuditAction, details: Record<string, unknown> = {}) =>
  audit(ctx, { acceleratorId: null, subject: 'open_task_entry', subjectId: id, action, details })

/** Offers a project to all winners who participated alone; nobody gets one before they accept. */
export const offerOpenTaskProjectsUseCase = useCase({
  endpoint: offerOpenTaskProjects,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body }, { id, version, status }) => {
    if (version !== body.version) throw new ProductError('STATE_CHANGED', { state: status })
    const { rows } = await sql<{ id: number; uid: string }>`
      update open_task_entry e set project_offered_at = ${ctx.now}, version = e.version + 1
      from open_task t where t.id = e.task_id and t.id = ${id} and ${isOfferable}
      returning e.id, e.person_uid as uid`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('STATE_CHANGED', { state: status })
    for (const { id: entryId } of rows) await record(ctx, entryId, 'offerProject')
    await raise(ctx, 'OpenTaskProjectsOffered', { id, uids: rows.map(({ uid }) => uid) }, null)
    return (after) => readOpenTaskPage(after, id)
  },
})

const notifyOrganiser = (
  ctx: SignedIn,
  name: Extract<OpenTaskNewsEvent, `OpenTaskProject${'Made' | 'Declined'}`>,
  entry: { id: number; taskId: number },
) => raise(ctx, name, { id: entry.taskId, entryId: entry.id }, null)

/**
 * Creates a project from a winning entry, led by its author: they accept the organiser's offer, or need none. A team
 * that won already has its project.
 */
export const makeOpenTaskProjectUseCase = useCase({
  endpoint: makeOpenTaskProject,
  load: (ctx, { body }) => lockEntry(ctx.db, body.id),
  authorize: openTaskEntries.makeProject,
  run: async (ctx, _input, entry) => {
    const { id, isWinner, madeProjectId, projectId, title, version } = entry
    if (!isWinner || madeProjectId !== null || projectId !== null) throw new ProductError('STATE_CHANGED')
    const made = await addProjectOfPerson(ctx, { name: title })
    await ctx.db
      .updateTable('open_task_entry')
      .set({ made_project_id: made, project_declined_at: null, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await record(ctx, id, 'makeProject', { projectId: made })
    await notifyOrganiser(ctx, 'OpenTaskProjectMade', entry)
    return { projectId: made }
  },
})

export const declineOpenTaskProjectUseCase = useCase({
  endpoint: declineOpenTaskProject,
  load: (ctx, { body }) => lockEntry(ctx.db, body.id),
  authorize: openTaskEntries.makeProject,
  run: async (ctx, _input, entry) => {
    const { id, offer, version } = entry
    if (offer !== 'OFFERED') throw new ProductError('STATE_CHANGED')
    await ctx.db
      .updateTable('open_task_entry')
      .set({ project_declined_at: ctx.now.toISOString(), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await record(ctx, id, 'declineProject')
    await notifyOrganiser(ctx, 'OpenTaskProjectDeclined', entry)
    return async (after) => stillThere((await readRows(after, entryRows, sql`e.id = ${id}`))[0])
  },
})
