import type { List } from '#platform/contract/list.ts'
import { maxPageSize } from '#platform/contract/lists.ts'
import { call } from '#platform/web/api/call.ts'
import type { ShownList } from '#platform/web/work/components/list/ExportMenu.tsx'

/** Lists whose rows are projects, or name one: projects of a person or an accelerator, applications, tasks. */
const lists: ReadonlySet<string> = new Set([
  'listProjectsInWork',
  'listMyProjects',
  'listKeptProjects',
  'listAccelerationRequests',
  'listSummaryProjects',
  'listWorkTasks',
])

/** The most projects of one report by template (spec 9). */
export const maxProjects = 20

type Row = { id?: unknown; project?: { id?: unknown } }

/** Whether a report by template can be made from the rows of a list. */
export const namesProjects = (name: string): boolean => lists.has(name)

/** The first projects of a list as it is shown, with its search, filters and order; `isAll`: it names no others. */
export const firstProjects = async (
  contract: List,
  filters: ShownList['parameters'],
): Promise<{ ids: number[]; isAll: boolean }> => {
  const query = { ...filters, limit: maxPageSize, offset: 0 }
  const { items, total } = (await call(contract as never, { query } as never)) as {
    items: Row[]
    total: number
  }
  const named = items.flatMap(({ id, project }) => {
    const one = project?.id ?? id
    return typeof one === 'number' ? [one] : []
  })
  const ids = [...new Set(named)]
  return { ids: ids.slice(0, maxProjects), isAll: ids.length <= maxProjects && total <= items.length }
}
