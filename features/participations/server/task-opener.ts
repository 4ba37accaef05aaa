import type { ProfileOpener } from '#features/project-profiles'
import { readThrough } from '#features/project-profiles'
import { readsEverything, taskReaderOf } from '#features/projects'
import { isThemselves } from '#platform/domain/actor.ts'
import { mayEditAnswer } from '../domain/editing.rules.ts'
import { ownFields } from '../domain/own-fields.ts'
import { tasks } from '../domain/task.policy.ts'
import { readAsking, readAskingOfProject } from './asked/asked-of-task.ts'
import { countOpenedFields } from './opened-fields.ts'
import { findTask } from './task.repository.ts'

/** Access to the profile fields of a task: its performer fills them in, others who see the task read them. */
export const taskOpener: ProfileOpener = {
  kind: 'task',
  load: async (db, projectId, id) => {
    const [task, [asking]] = await Promise.all([findTask(db, id), readAsking(db, [id])])
    if (task?.projectId !== projectId || !asking) return undefined
    return {
      requested: asking.requested,
      versionIds: asking.versionIds,
      views: (actor) => tasks.view.allows(actor, task),
      performs: (actor) => tasks.perform.allows(actor, task),
      writable: (actor) => mayEditAnswer(actor, task.state, task),
      readable: async (ctx, tree) =>
        (await readThrough(ctx, task, { tree, requested: asking.requested })).reads,
      readsHidden: (actor) => readsEverything(taskReaderOf(actor, task)),
      // Prevents submitting while values change.
      hold: async (ctx) => {
        const locked = await ctx.db
          .selectFrom('project_trackpoint')
          .select('id')
          .where('id', '=', task.id)
          .where('state', '=', task.state)
          .forShare()
          .executeTakeFirst()
        return locked !== undefined
      },
      closed: 'TRACKPOINT_STATUS_CHANGED',
      reading: {
        counts: (actor) => isThemselves(actor) && tasks.review.allows(actor, task),
        besides: ownFields,
        note: (ctx, codes) => countOpenedFields(ctx, task.id, codes),
      },
    }
  },
  asksOf: readAskingOfProject,
}
