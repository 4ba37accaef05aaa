import { useQueries } from '@tanstack/react-query'
import type { List } from '#platform/contract/list.ts'
import type { CallInput } from '../../../api/call-input.ts'
import { formatCount } from '../../../i18n/numbers.ts'
import { acceleratorStore } from '../../../person-store.ts'
import { callQuery } from '../../../query/call-query.ts'
import { useStore } from '../../../use-store.ts'
import type { Filter } from './list-types.ts'

/** A list with its request parameters, without the page. */
export type CountedList = { contract: List; parameters: Readonly<Record<string, unknown>> }

/** A filter with more values is not counted: each value is one request. */
export const maxCounted = 12

const isCounted = ({ options, search }: Filter): boolean =>
  !search && options.length <= maxCounted && options.every(({ count }) => count === undefined)

/**
 * The options of a filter with the number of rows that the list would have with only this value of it, under the search
 * and all other filters. Requested while the filter is open: the list itself says its total for each value.
 */
export const useOptionCounts = (
  list: CountedList | undefined,
  filter: Filter,
  isOpen: boolean,
): Filter['options'] => {
  // Another accelerator means other requests.
  useStore(acceleratorStore)
  const counted = list && isOpen && isCounted(filter) ? filter.options : []
  const answers = useQueries({
    queries: counted.map(({ value }) => ({
      ...callQuery(
        list!.contract,
        {
          query: { ...list!.parameters, [filter.key]: value, limit: 1, offset: 0 },
        } as unknown as CallInput<List>,
        { deniedHere: true },
      ),
      retry: false,
    })),
  })
  return filter.options.map((option, at) => {
    const page = answers[at]?.data as { total: number; totalIsExact?: boolean } | undefined
    return page ? { ...option, count: formatCount(page.total, page.totalIsExact ?? true) } : option
  })
}
