import type { z } from 'zod'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { OpenList } from '#platform/web/work/components/list/use-list.ts'
import { useStore } from '#platform/web/use-store.ts'
import {
  countProjectsInWorkValues,
  getProjectsInWorkFilters,
  type listProjectsInWork,
} from '../../contract/project-in-work.endpoints.ts'
import type { CountedFilter } from '../../domain/work-query.ts'
import type { projectInWork } from '../../contract/project-in-work.schemas.ts'

/** A row of the list, of the board and of the drawer. */
export type ProjectInWork = z.output<typeof projectInWork>

/** Request parameters of the list, without the page. */
export type InWorkQuery = OpenList<typeof listProjectsInWork>['query']

/** Filter values of the chosen accelerator. */
export const useInWorkFilters = () => {
  const accelerator = useStore(acceleratorStore)
  return useCall(getProjectsInWorkFilters, {}, { enabled: accelerator !== null, deniedHere: true })
}

/** The number of rows for each value of the filter that was opened last, under the other filters. */
export const useValueCounts = (query: InWorkQuery, counted: CountedFilter | null) => {
  const { sorting: _sorting, sortingDirection: _direction, ...filters } = query
  const { data } = useCall(
    countProjectsInWorkValues,
    { query: { ...filters, [counted ?? 'column']: undefined, counted: counted ?? 'column' } },
    { enabled: counted !== null, deniedHere: true },
  )
  return data
}
