import { hiddenCodes, readElementVisibilities, readsEverything, taskReaderOf } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import type { TaskSubject } from './task.repository.ts'

/** What is read of a profile through one of the project's tasks. */
export type TaskReading = {
  /** Whether the actor reads an element: what the task asks for and needs, unless the team hides it from everybody. */
  reads: (code: string) => boolean
  /** The elements that are asked for or needed and that the task has not opened, though the team hides them. */
  closed: string[]
}

type Asking = { tree: ElementTree; asked: readonly { code: string }[] }
type Task = Pick<TaskSubject, 'projectId' | 'memberUids' | 'openedCodes'>

/** Who reads what through a task; the team itself and the portal's administrators read all that it asks for. */
export const readThroughTask = async (
  ctx: Context,
  task: Task,
  { tree, asked }: Asking,
): Promise<TaskReading> => {
  const needed = withDependencies(
    tree,
    asked.map(({ code }) => code),
  )
  const chosen = await readElementVisibilities(ctx.db, task.projectId)
  const opened = new Set(task.openedCodes)
  const closed = hiddenCodes(needed, chosen).filter((code) => !opened.has(code))
  if (readsEverything(taskReaderOf(ctx.actor, task))) return { reads: (code) => needed.has(code), closed }
  const hidden = new Set(closed)
  return { reads: (code) => needed.has(code) && !hidden.has(code), closed }
}
