import { countLimit } from '#platform/contract/lists.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import '../list/list.css'
import './board.css'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { formatCount } from '../../../i18n/numbers.ts'
import { cls } from '../../cls.ts'
import type { MenuAction } from '../ActionMenu.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { useListPalette } from '../list/use-list-palette.ts'
import { BoardCard } from './BoardCard.tsx'

/** A column of the board. */
export type BoardColumn = {
  key: string
  title: string
  /** The fixed colour of the state. */
  tone: 'new' | 'work' | 'done' | 'accepted' | 'rejected' | 'blocked'
  /** Total number of its rows, if the server returns it; beyond the count limit only that there are more. */
  total?: number
}

/** Props of a board; see `Board`. */
export type BoardProps<Row> = {
  columns: readonly BoardColumn[]
  rows: readonly Row[]
  columnOf: (row: Row) => string
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  rowLink?: (row: Row) => PageHref
  /** Content of a card, below its name. */
  card: (row: Row) => ReactNode
  /** Actions of a row: those with a `column` move it there, and may ask for confirmation in the drawer. */
  rowActions: (row: Row) => MenuAction[]
}

/**
 * The same list by state, one column each; a card is dragged where an action exists, or moved by its menu with the keyboard.
 *
 * ```tsx
 * <Board
 *   columns={boardColumns.map((key) => ({ key, title: t(`columns.${key}`), tone: tones[key], total: counts[key] }))}
 *   rows={answer.data?.items ?? []} columnOf={(row) => row.column} rowKey={(row) => row.id} rowName={(row) => row.project.name}
 *   rowLink={linkOf} card={(row) => <PersonAvatar person={row.leader} />}
 *   rowActions={useActions(applicationActions)}
 * />
 * ```
 */
export const Board = <Row,>({ columns, rows, columnOf, rowActions, ...card }: BoardProps<Row>) => {
  const t = useTexts()
  const [dragged, setDragged] = useState<Row | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const filled = columns.map((column) => ({
    column,
    own: rows.filter((row) => columnOf(row) === column.key),
  }))
  // Keys move through the cards of one column after another.
  const inOrder = filled.flatMap(({ own }) => own)
  const keyed = { rows: inOrder, facts: { ...card, rowActions } }
  const frame = useRef<HTMLDivElement>(null)
  useListKeys(frame, keyed)
  useListPalette(frame, keyed)
  const movesOf = (row: Row) =>
    rowActions(row).filter((one) => one.column !== undefined && !one.disabledReason)
  const targets = dragged ? movesOf(dragged).map((one) => one.column) : []
  const move = (row: Row, column: string) => {
    movesOf(row)
      .find((one) => one.column === column)
      ?.onClick()
    const title = columns.find(({ key }) => key === column)?.title ?? ''
    setAnnouncement(t('board.moved', { name: card.rowName(row), column: title }))
  }
  const accept = (event: DragEvent, column: string) => {
    if (!targets.includes(column)) return
    event.preventDefault()
    setOver(column)
  }
  const drop = (event: DragEvent, column: string) => {
    event.preventDefault()
    if (dragged && targets.includes(column)) move(dragged, column)
    setDragged(null)
    setOver(null)
  }
  return (
    <div className="board list-rows" role="group" aria-label={t('list.board')} tabIndex={0} ref={frame}>
      {filled.map(({ column, own }) => {
        const total = column.total ?? own.length
        return (
          <section
            key={column.key}
            className={cls(
              'board-column',
              over === column.key && 'board-over',
              dragged && !targets.includes(column.key) && 'board-closed',
            )}
            aria-label={t('board.column', { name: column.title, count: total })}
            onDragOver={(event) => accept(event, column.key)}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, column.key)}
          >
            <h2 className={`state-${column.tone}`}>
              <i aria-hidden />
              {column.title}
              <span className="tabular">{formatCount(Math.min(total, countLimit), total <= countLimit)}</span>
            </h2>
            <ul>
              {own.map((row) => (
                <BoardCard
                  key={card.rowKey(row)}
                  row={row}
                  at={inOrder.indexOf(row)}
                  {...card}
                  targets={columns.filter(({ key }) => movesOf(row).some((one) => one.column === key))}
                  onMove={(to) => move(row, to)}
                  onDrag={setDragged}
                />
              ))}
            </ul>
            {own.length === 0 ? <p className="board-empty">{t('board.empty')}</p> : null}
            {total > own.length && own.length > 0 ? (
              <p className="board-empty">
                {total > countLimit ? t('board.manyMore') : t('board.more', { count: total - own.length })}
              </p>
            ) : null}
          </section>
        )
      })}
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </div>
  )
}
