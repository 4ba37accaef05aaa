import type { PageHref } from '#platform/domain/screen-paths.ts'
import './list.css'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { formatCount } from '../../../i18n/numbers.ts'
import type { RowActions } from '../../actions/use-actions.tsx'
import { PageHead } from '../PageHead.tsx'
import type { ShownList } from './ExportMenu.tsx'
import { rememberShownPage } from './list-neighbours.ts'
import type { Column, Filter, ListAnswer, ListView } from './list-types.ts'
import { ListBody } from './ListBody.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { chosenView, isJustView, ListViews } from './ListViews.tsx'
import { shownColumns } from './shown-columns.ts'
import type { ListHandle } from './use-list-state.ts'

const none: readonly never[] = []

/** Props of a list; see `ListLayout`. */
export type ListLayoutProps<Row> = {
  list: ListHandle
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  rowLink?: (row: Row) => PageHref | null
  /** From `useActions`; if an action supports several rows at once, rows are selectable. */
  rowActions?: RowActions<Row>
  /** The project of a row: rows are then selectable, for what is offered for projects. */
  projectOf?: (row: Row) => number
  /** The heading; by default the route's title, null in a part of a screen that has one already. */
  title?: string | null
  /** Between the heading and the list: more urgent content. */
  above?: ReactNode
  filters?: readonly Filter[]
  /** Shown when all rows of a page are selected and more follow: actions for all matching rows. */
  beyondPage?: ReactNode
  /** Common filter combinations, selected by one click. */
  views?: readonly ListView[]
  /** Whether the list has a text search; true by default. */
  hasSearch?: boolean
  /** The primary action of the screen. */
  action?: ReactNode
  /** What to do first while there are no rows. */
  empty: { title: string; text: ReactNode; action?: ReactNode }
  /** Content of a card on narrow screens. */
  card?: (row: Row) => ReactNode
  /** The same rows as a board; allows switching between the two. */
  board?: ReactNode
  /** The list's call and parameters; without it there is no export. */
  exports?: Pick<ShownList, 'contract' | 'asked'>
}

/**
 * The one list of the product. All of its state is in the address.
 *
 * ```tsx
 * const list = useListState({ id: 'my-projects', sortings: ['NAME'], defaultSort: 'NAME', filters: { stage: stages } })
 * const answer = useCall(listMyProjects, { query: list.query }, { keepPrevious: true })
 * return (
 *   <ListLayout
 *     list={list} answer={answer} rowKey={(row) => row.id} rowName={(row) => row.name}
 *     rowLink={(row) => `/bch/view/my-projects/edit?projectId=${row.id}`}
 *     columns={[{ key: 'name', title: t('name'), sort: 'NAME', cell: (row) => row.name }]}
 *     filters={[{ key: 'stage', title: t('stage'), multiple: true, options }]}
 *     empty={{ title: t('empty.title'), text: t('empty.text'), action: createButton }}
 *   />
 * )
 * ```
 */
export const ListLayout = <Row,>(props: ListLayoutProps<Row>) => {
  const t = useTexts()
  const list: ListHandle = props.list
  const { answer, columns, rowLink, board, views = none } = props
  const { data } = answer
  const view = chosenView(views, list)
  const shown = shownColumns(columns, list.state.columns ?? view?.columns ?? null)
  useEffect(() => {
    if (data && rowLink)
      // A mounted list means that a screen is shown.
      rememberShownPage(
        list.id,
        (location.pathname + location.search) as PageHref,
        data.items.map(rowLink).filter((link) => link !== null),
      )
  }, [data, rowLink, list.id])
  const inPage = props.title === null
  const isEmpty = data?.total === 0 && !list.isNarrowed && list.state.page === 1
  const exported = props.exports && {
    ...props.exports,
    columns: shown.map(({ key }) => key),
    total: data?.total ?? 0,
    totalIsExact: data?.totalIsExact ?? true,
  }
  const count = data ? formatCount(data.total, data.totalIsExact ?? true) : undefined
  return (
    <section className="list-screen" aria-busy={answer.isFetching ?? answer.isPending}>
      {props.title === null ? null : (
        <PageHead title={props.title} count={isEmpty ? undefined : (count ?? '')} actions={props.action} />
      )}
      {props.above}
      {views.length > 0 ? <ListViews list={list} views={views} inPage={inPage} /> : null}
      {isEmpty ? null : (
        <ListToolbar
          list={list}
          inPage={inPage}
          mayReset={list.isNarrowed && !isJustView(view, list)}
          filters={props.filters ?? []}
          columns={columns}
          shown={shown}
          hasBoard={board !== undefined}
          hasSearch={props.hasSearch ?? true}
          exported={exported}
        />
      )}
      <div className="visually-hidden" role="status">
        {data && !answer.isFetching && count ? `${t('list.table')}: ${count}` : ''}
      </div>
      {board !== undefined && list.state.view === 'board' && !answer.error ? (
        board
      ) : (
        <ListBody
          {...props}
          list={list}
          shown={shown}
          isEmpty={isEmpty}
          emptyView={isJustView(view, list) ? view!.empty : undefined}
        />
      )}
    </section>
  )
}
