import type { PageHref } from '#platform/domain/screen-paths.ts'
import './list.css'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { formatCount } from '../../../i18n/numbers.ts'
import { call } from '../../../api/call.ts'
import type { RowActions } from '../../actions/use-actions.tsx'
import { PageHead } from '../PageHead.tsx'
import type { ShownList } from './ExportMenu.tsx'
import { rememberLoader, rememberShownPage } from './list-neighbours.ts'
import type { Column, Filter, ListAnswer, ListView } from './list-types.ts'
import { ListBody } from './ListBody.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { chosenView, isJustView, ListViews } from './ListViews.tsx'
import { shownColumns } from './shown-columns.ts'
import type { ListHandle } from './use-list-state.ts'
import type { CountedList } from './use-option-counts.ts'

const none: readonly never[] = []

type Counted = { total: number; totalIsExact?: boolean }

/** Props of a list; see `ListLayout`. */
export type ListLayoutProps<Row> = {
  list: ListHandle
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  rowLink?: (row: Row) => PageHref | null
  /** The page of a row, which leads back here and to its neighbours, if `rowLink` is only a drawer; null for none. */
  rowPage?: (row: Row) => PageHref | null
  /** From `useActions`; if an action supports several rows at once, rows are selectable. */
  rowActions?: RowActions<Row>
  /** The project of a row: rows are then selectable, for what is offered for projects. */
  projectOf?: (row: Row) => number
  /** The heading; by default the route's title, null in a part of a screen that has one already. */
  title?: string | null
  /** Between the heading and the list: more urgent content. */
  above?: ReactNode
  filters?: readonly Filter[]
  /** Called when a filter is opened: to request the counts of its values. */
  onFilterOpen?: (key: string) => void
  /** The list whose rows are counted for each value of an open filter; absent if nothing is counted. */
  counted?: CountedList | undefined
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
  /** The page says above the list which parameter is refused: there is no message about rows. */
  isRefused?: boolean
  /** Content of a card on narrow screens. */
  card?: (row: Row) => ReactNode
  /** The same rows as a board; allows switching between the two. */
  board?: ReactNode
  /** The list's call and parameters; without it there is no export. */
  exports?: Pick<ShownList, 'contract' | 'parameters'>
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
  const pageOf = props.rowPage ?? rowLink
  // The address changes before the screen: until then this list is drawn at the address of what is opened from it.
  const [ownPath] = useState(() => location.pathname)
  const view = chosenView(views, list)
  const shown = shownColumns(columns, list.state.columns ?? view?.columns ?? null)
  const { page, size } = list.state
  const { exports } = props
  useEffect(() => {
    if (!data || !pageOf || location.pathname !== ownPath) return
    const linksOf = (items: readonly Row[]) => items.map(pageOf).filter((link) => link !== null)
    const placeOf = (at: number, { total, totalIsExact = true }: Counted) => ({
      page: at,
      size,
      total,
      totalIsExact,
    })
    const here = (location.pathname + location.search) as PageHref
    rememberShownPage(list.id, here, linksOf(data.items), placeOf(page, data))
    if (!exports) return
    const { contract, parameters } = exports
    rememberLoader(list.id, here, async (at) => {
      const query = { ...parameters, limit: size, offset: (at - 1) * size }
      const answer = (await call(contract, { query })) as Counted & { items: Row[] }
      return { links: linksOf(answer.items), place: placeOf(at, answer) }
    })
  }, [data, pageOf, ownPath, list.id, page, size, exports])
  const inPage = props.title === null
  const isEmpty = data?.total === 0 && !list.isNarrowed && list.state.page === 1
  const exported = props.exports && {
    ...props.exports,
    columns: shown.map(({ key }) => key),
    total: data?.total ?? 0,
    totalIsExact: data?.totalIsExact ?? true,
  }
  const count = data && !props.isRefused ? formatCount(data.total, data.totalIsExact ?? true) : undefined
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
          onFilterOpen={props.onFilterOpen}
          counted={props.counted}
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
