import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Board } from '#platform/web/work/components/board/Board.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { CardFacts } from './CardFacts.tsx'
import { boardColumnShown } from '../../domain/state-tables.ts'
import type { InWorkQuery, ProjectInWork } from './in-work.queries.ts'
import { useStateTexts } from './use-state-texts.ts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { callQuery } from '#platform/web/query/call-query.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { countProjectsInWork, listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { boardColumns, type BoardColumn, type StateFilterValue } from '../../domain/states.ts'

/** Cards loaded per column; the table has the rest. */
const cardsPerColumn = 25

/** The board's columns with their cards and counts: counted by the server without filters, else by each column's list. */
const useBoard = (query: InWorkQuery, isNarrowed: boolean) => {
  const counts = useCall(countProjectsInWork, {}, { deniedHere: true, keepPrevious: true })
  const chosenColumn = query.column
  // Those in revision are a part of those in work.
  const inRevision = chosenColumn?.includes('REVISION') === true && !chosenColumn.includes('IN_WORK')
  const shown = boardColumns.filter(
    (column) => !chosenColumn || chosenColumn.includes(column) || (inRevision && column === 'IN_WORK'),
  )
  const lists = useQueries({
    queries: shown.map((column) => {
      const state: StateFilterValue = inRevision && column === 'IN_WORK' ? 'REVISION' : column
      const input = { query: { ...query, column: [state], limit: cardsPerColumn, offset: 0 } }
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

type Props = {
  query: InWorkQuery
  isNarrowed: boolean
  rowLink: (row: ProjectInWork) => ScreenHref
  rowActions: (row: ProjectInWork) => MenuAction[]
}

const cardFacts = (row: ProjectInWork) => <CardFacts row={row} />

/** The same projects by state, one column each. */
export const ProjectsBoard = ({ query, isNarrowed, rowLink, rowActions }: Props) => {
  const t = useStateTexts()
  const board = useBoard(query, isNarrowed)
  if (board.error && board.rows.length === 0) return <ErrorState error={board.error} retry={board.retry} />
  if (board.isPending && board.rows.length === 0) return <LoadingBlock lines={8} />
  return (
    <Board
      columns={board.columns.map(({ key, total }) => ({
        key,
        total,
        title: t(boardColumnShown[key].key),
        tone: boardColumnShown[key].tone,
      }))}
      rows={board.rows}
      columnOf={(row) => row.column}
      rowKey={(row) => row.id}
      rowName={(row) => row.project.name}
      rowLink={rowLink}
      card={cardFacts}
      rowActions={rowActions}
    />
  )
}
