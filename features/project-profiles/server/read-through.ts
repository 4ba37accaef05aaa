import { hiddenCodes, readElementVisibilities, readsEverything, taskReaderOf } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'

/** What is read of a profile through what opened it: one of the project's tasks, an application. */
export type OpenedReading = {
  /** Whether the actor reads an element: what is asked for there and needed, unless the team hides it from everybody. */
  reads: (code: string) => boolean
  /** The elements that are asked for or needed and that it has not opened, though the team hides them. */
  closed: string[]
}

type Asking = { tree: ElementTree; asked: readonly { code: string }[] }
/** What opened it: elements that the team hides from everybody, and opened there. */
type Opened = { projectId: number; memberUids: readonly string[]; openedCodes: readonly string[] }

/** Who reads what through it; the team itself and the portal's administrators read all that it asks for. */
export const readThrough = async (
  ctx: Context,
  opened: Opened,
  { tree, asked }: Asking,
): Promise<OpenedReading> => {
  const needed = withDependencies(
    tree,
    asked.map(({ code }) => code),
  )
  const chosen = await readElementVisibilities(ctx.db, opened.projectId)
  const open = new Set(opened.openedCodes)
  const closed = hiddenCodes(needed, chosen).filter((code) => !open.has(code))
  if (readsEverything(taskReaderOf(ctx.actor, opened))) return { reads: (code) => needed.has(code), closed }
  const hidden = new Set(closed)
  return { reads: (code) => needed.has(code) && !hidden.has(code), closed }
}
