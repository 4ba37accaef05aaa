import { mayEditAnswer } from '#features/participations'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { elementsOf, type TemplateTree } from '../../profiles/domain/template.ts'
import { treeOfProfile } from './open-profile.ts'
import type { AskingTask, ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** Whether the actor may write now: a task is written in only while its performer works on it. */
export const mayWrite = (ctx: Context, subject: ProfileSubject): boolean =>
  subject.task
    ? mayEditAnswer(ctx.actor, subject.task.state, subject.task)
    : projectProfiles.edit.allows(ctx.actor, subject)

/** Holds the task in the state it was read in, so that it is not handed in while values change. */
const holdTask = async (ctx: Context, task: AskingTask): Promise<void> => {
  const held = await ctx.db
    .selectFrom('project_trackpoint')
    .select('id')
    .where('id', '=', task.id)
    .where('state', '=', task.state)
    .forShare()
    .executeTakeFirst()
  if (!held) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
}

/** The tree of a profile to write in these elements; of a task only in what it asks to be filled in. */
export const treeToWrite = async (
  ctx: Context,
  subject: ProfileSubject,
  codes: readonly string[],
): Promise<TemplateTree> => {
  const tree = await treeOfProfile(ctx, subject)
  const { task } = subject
  if (!task) return tree
  if (!mayWrite(ctx, subject)) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
  const writable = new Set(task.asked.flatMap(({ code, readOnly }) => (readOnly ? [] : [code])))
  const known = new Set(elementsOf(tree).map(({ code }) => code))
  // What no template has is told at its field by whoever saves.
  if (codes.some((code) => known.has(code) && !writable.has(code))) throw new ProductError('ACCESS_DENIED')
  await holdTask(ctx, task)
  return tree
}
