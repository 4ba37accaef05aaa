import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'
import { ActionMenu } from '../ActionMenu.tsx'
import { MoveIcon } from '../icons/icons.ts'
import { rowMark } from '../list/list-rows.ts'

type Props<Row> = {
  row: Row
  /** Its place among the cards of all columns. */
  at: number
  rowName: (row: Row) => string
  rowLink?: ((row: Row) => PageHref) | undefined
  card: (row: Row) => ReactNode
  targets: readonly { key: string; title: string }[]
  onMove: (column: string) => void
  onDrag: (row: Row | null) => void
}

/** One row of the board: a link, its facts, and a menu that moves it without a mouse. */
export const BoardCard = <Row,>({ row, at, rowName, rowLink, card, targets, onMove, onDrag }: Props<Row>) => {
  const t = useTexts()
  const name = rowName(row)
  const movable = targets.length > 0
  return (
    <li
      className="board-card"
      {...{ [rowMark]: at }}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(row)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className="board-card-head">
        {rowLink ? (
          <ScreenLink className="row-link" to={rowLink(row)} draggable={false}>
            {name}
          </ScreenLink>
        ) : (
          <span className="row-title" tabIndex={-1}>
            {name}
          </span>
        )}
        <ActionMenu
          label={t('board.move', { name })}
          actions={targets.map(({ key, title }) => ({
            key,
            label: t('board.moveTo', { column: title }),
            icon: MoveIcon,
            onClick: () => onMove(key),
          }))}
        />
      </div>
      {card(row)}
    </li>
  )
}
