import type { List } from '#platform/contract/list.ts'
import { call } from '#platform/web/api/call.ts'
import type { ShownList } from '#platform/web/work/components/list/ExportMenu.tsx'

/** Lists whose rows are projects or refer to one. */
const lists: ReadonlySet<string> = new Set(['listProjectsInWork', 'listMyProjects', 'listKeptProjects'])

/** Maximum number of projects in a report by template (spec 9). */
const mostProjects = 20

type Row = { id?: unknown; project?: { id?: unknown } }

/** Whether a report by template can be made from the rows of a list. */
export const namesProjects = (name: string): boolean => lists.has(name)

/** Returns the first projects of a list with its current search, filters and order. */
export const firstProjects = async (contract: List, asked: ShownList['asked']): Promise<number[]> => {
  const query = { ...asked, limit: mostProjects, offset: 0 }
  const { items } = (await call(contract as never, { query } as never)) as { items: Row[] }
  const ids = items.flatMap(({ id, project }) => {
    const named = project?.id ?? id
    return typeof named === 'number' ? [named] : []
  })
  return [...new Set(ids)]
}
