import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { SearchIcon } from '../icons/icons.ts'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { useNarrow } from '../use-narrow.ts'
import type { Column } from './list-types.ts'
import { ListCards } from './ListCards.tsx'
import { ListPager } from './ListPager.tsx'
import type { ListScreenProps } from './ListScreen.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { ListHandle } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'

type Props<Row> = ListScreenProps<Row> & { list: ListHandle; shown: Column<Row>[]; isEmpty: boolean }

/** The rows of a list in whatever state they are: coming, failed, none, none found, or there. */
export const ListBody = <Row,>({ list, answer, shown, isEmpty, empty, bulk, card, ...row }: Props<Row>) => {
  const t = useTexts()
  const narrow = useNarrow()
  const { data } = answer
  const selection = useSelection(data?.items ?? [], row.rowKey)
  if (answer.error && !data) return <ErrorState error={answer.error} retry={() => answer.refetch()} />
  if (!data) return <ListSkeleton rows={list.state.size} compact={list.state.compact} />
  if (isEmpty) return <EmptyState {...empty} />
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
  const facts = { ...row, selection: bulk ? selection : undefined }
  const caption = row.title ?? t('list.table')
  const page = { caption, columns: shown, rows: data.items, facts }
  return (
    <>
      {narrow ? <ListCards {...page} card={card} /> : <ListTable list={list} {...page} />}
      <ListPager
        list={list}
        shown={data.items.length}
        total={data.total}
        totalIsExact={data.totalIsExact ?? true}
      />
      {bulk ? (
        <SelectionBar count={selection.rows.length} clear={selection.clear}>
          {bulk(selection.rows, selection.clear)}
        </SelectionBar>
      ) : null}
    </>
  )
}
