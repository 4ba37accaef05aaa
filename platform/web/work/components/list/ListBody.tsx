import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { takesPart } from '../../actions/bulk/bulk-plan.ts'
import { BulkButtons } from '../../actions/bulk/BulkButtons.tsx'
import { Button } from '../Button.tsx'
import { SearchIcon } from '../icons/icons.ts'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { useNarrow } from '../use-narrow.ts'
import type { Column } from './list-types.ts'
import { ListCards } from './ListCards.tsx'
import { ListPager } from './ListPager.tsx'
import type { ListLayoutProps } from './ListLayout.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import { Slot } from '../Slot.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { ListHandle } from './use-list-state.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListPalette } from './use-list-palette.ts'
import { useSelection } from './use-selection.ts'

declare module '../../slots.ts' {
  interface Slots {
    /** What can be done with the projects of the selected rows. */
    'list.of-projects': { ids: readonly number[] }
  }
}

const noRows: readonly never[] = []

type Props<Row> = ListLayoutProps<Row> & {
  list: ListHandle
  shown: Column<Row>[]
  isEmpty: boolean
  emptyView: string | undefined
}

/** The rows of a list in any state: loading, failed, none, none found, or loaded. */
export const ListBody = <Row,>({
  list,
  answer,
  shown,
  isEmpty,
  emptyView,
  empty,
  isRefused = false,
  card,
  beyondPage,
  ...row
}: Props<Row>) => {
  const t = useTexts()
  const narrow = useNarrow()
  const { data } = answer
  const selection = useSelection(data?.items ?? noRows, row.rowKey)
  const rows: readonly Row[] = data?.items ?? noRows
  // A person without actions on these rows has no reason to select them.
  const bulk = row.rowActions?.bulk?.filter((action) => rows.some((one) => takesPart(action, one))) ?? []
  const isSelectable = bulk.length > 0 || row.projectOf !== undefined
  const facts = { ...row, selection: isSelectable ? selection : undefined }
  const frame = useRef<HTMLDivElement>(null)
  useListKeys(frame, { rows, facts, bulk })
  useListPalette(frame, { rows, facts, bulk })
  if (answer.error && !data) return <ErrorState error={answer.error} retry={() => answer.refetch()} />
  if (!data) return <ListSkeleton rows={list.state.size} />
  if (isRefused) return null
  if (isEmpty) return <EmptyState {...empty} />
  if (data.items.length === 0 && emptyView !== undefined && list.state.page === 1) {
    return <EmptyState title={emptyView} text={t('list.viewEmptyHelp')} />
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('list.nothingFound')}
        text={t('list.nothingFoundHelp')}
        action={<Button onClick={list.clear}>{t('list.filtersClear')}</Button>}
      />
    )
  }
  const caption = row.title ?? t('list.table')
  const page = { caption, columns: shown, rows: data.items, facts }
  return (
    <>
      <div className="list-rows" ref={frame}>
        {narrow ? <ListCards {...page} card={card} /> : <ListTable list={list} {...page} />}
      </div>
      <ListPager
        list={list}
        shown={data.items.length}
        total={data.total}
        totalIsExact={data.totalIsExact ?? true}
      />
      {isSelectable ? (
        <SelectionBar count={selection.rows.length} clear={selection.clear}>
          <BulkButtons actions={bulk} names={row} rows={selection.rows} clear={selection.clear} />
          {row.projectOf ? (
            <Slot name="list.of-projects" small ids={[...new Set(selection.rows.map(row.projectOf))]} />
          ) : null}
          {selection.all && data.total > data.items.length ? beyondPage : null}
        </SelectionBar>
      ) : null}
    </>
  )
}
