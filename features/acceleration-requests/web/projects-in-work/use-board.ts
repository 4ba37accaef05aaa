import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { callQuery } from '#platform/web/query/call-query.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { countProjectsInWork, listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { boardColumns, type BoardColumn } from '../../domain/states.ts'
import type { InWorkQuery } from './in-work.queries.ts'

/** Cards loaded per column; the table has the rest. */
const cardsPerColumn = 25

/** The board's columns with their cards and counts: counted by the server without filters, else by each column's list. */
export const useBoard = (query: InWorkQuery, isNarrowed: boolean) => {
  const counts = useCall(countProjectsInWork, {}, { deniedHere: true, keepPrevious: true })
  const shown = boardColumns.filter((column) => !query.column || query.column.includes(column))
  const lists = useQueries({
    queries: shown.map((column) => {
      const input = { query: { ...query, column: [column], limit: cardsPerColumn, offset: 0 } }
      return {
        ...callQuery(listProjectsInWork, input, { deniedHere: true }),
        enabled: isNarrowed || (counts.data?.counts[column] ?? 0) > 0,
        placeholderData: keepPreviousData,
      }
    }),
  })
  const totalOf = (column: BoardColumn, at: number): number => {
    if (!isNarrowed) return counts.data?.counts[column] ?? 0
    const { total = 0, totalIsExact = true } = lists[at]?.data ?? {}
    return totalIsExact ? total : total + 1
  }
  return {
    columns: shown.map((key, at) => ({ key, total: totalOf(key, at) })),
    rows: lists.flatMap((list) => list.data?.items ?? []),
    isPending: counts.isPending || lists.some((list) => list.isLoading),
    error: counts.error ?? lists.find((list) => list.error)?.error ?? null,
    retry: () => {
      void counts.refetch()
      for (const list of lists) if (list.error) void list.refetch()
    },
  }
}
