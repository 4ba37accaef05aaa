import { hiddenCodes, readElementVisibilities, readsEverything, taskReaderOf } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { withDependencies } from '../../fields/domain/dependencies.rules.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'

/** The readable part of a profile through its opening: one of the project's tasks, or an application. */
export type OpenedReading = {
  /**
   * Whether the actor may read an element: one that is requested or a dependency, unless the team hides it from
   * everybody.
   */
  reads: (code: string) => boolean
  /** The requested elements and dependencies that the team hides and has not opened here. */
  closed: string[]
}

type Asking = { tree: ElementTree; requested: readonly { code: string }[] }
/** The opening: elements that the team hides from everybody, but opened there. */
type Opened = { projectId: number; memberUids: readonly string[]; openedCodes: readonly string[] }

/** Who may read which element through it; the team and the portal's administrators read everything that it requests. */
export const readThrough = async (
  ctx: Context,
  opened: Opened,
  { tree, requested }: Asking,
): Promise<OpenedReading> => {
  const needed = withDependencies(
    tree,
    requested.map(({ code }) => code),
  )
  const chosen = await readElementVisibilities(ctx.db, opened.projectId)
  const open = new Set(opened.openedCodes)
  const closed = hiddenCodes(needed, chosen).filter((code) => !open.has(code))
  if (readsEverything(taskReaderOf(ctx.actor, opened))) return { reads: (code) => needed.has(code), closed }
  const hidden = new Set(closed)
  return { reads: (code) => needed.has(code) && !hidden.has(code), closed }
}
