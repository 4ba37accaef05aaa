import { addProjectOfPerson } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { makeOpenTaskProject } from '../contract/entry.endpoints.ts'
import { openTaskEntries } from '../domain/open-task.policy.ts'
import { lockEntry } from './entry.repository.ts'

/** Makes a project of a winning entry by one press: its author leads it. A team that won has its project already. */
export const makeOpenTaskProjectUseCase = useCase({
  endpoint: makeOpenTaskProject,
  load: (ctx, { body }) => lockEntry(ctx.db, body.id),
  authorize: openTaskEntries.makeProject,
  run: async (ctx, _input, { id, isWinner, madeProjectId, projectId, title, version }) => {
    if (!isWinner || madeProjectId !== null || projectId !== null) throw new ProductError('STATE_CHANGED')
    const made = await addProjectOfPerson(ctx, { name: title })
    await ctx.db
      .updateTable('open_task_entry')
      .set({ made_project_id: made, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'open_task_entry',
      subjectId: id,
      action: 'makeProject',
      details: { projectId: made },
    })
    return { projectId: made }
  },
})
