import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Board } from '#platform/web/work/components/board/Board.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { CardFacts } from './CardFacts.tsx'
import { boardColumnShown } from '../../domain/state-tables.ts'
import type { InWorkQuery, ProjectInWork } from './in-work.queries.ts'
import { useBoard } from './use-board.ts'
import { useStateTexts } from './use-state-texts.ts'

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
