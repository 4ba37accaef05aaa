import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { List } from '#platform/contract/list.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { RowActions } from '../../actions/use-actions.tsx'
import { filterOf, type FilterChoices } from './filter-of.ts'
import { ListLayout } from './ListLayout.tsx'
import type { Column } from './list-types.ts'
import type { OpenList, RowOf, SortingOf } from './use-list.ts'

type DrawnColumn<L extends List> = Omit<Column<RowOf<L>>, 'key' | 'title' | 'sort'> & { sort?: SortingOf<L> }

/** How the columns of a list's table are rendered, in order; the heading is the text `columns.<key>`. */
export type Columns<L extends List> = {
  [K in keyof NonNullable<L['list']['table']>['columns']]?: DrawnColumn<L>
}

/** Options of each filter of a list, under the text `filters.<key>`; `null` is set by links only, `undefined` is loading. */
export type Filters<L extends List> = { [K in keyof L['list']['filters']]: FilterChoices }

/** Views of a list: filters as in the URL, and initial sorting. */
export type Views<L extends List> = Record<
  string,
  {
    filters: { [K in keyof L['list']['filters']]?: string }
    sort?: SortingOf<L> | `-${SortingOf<L>}`
    /** The columns that say something about its rows; by default the usual ones. */
    columns?: readonly (keyof NonNullable<L['list']['table']>['columns'] & string)[]
  }
>

type Keyed<Row> = [Row] extends [{ id: string | number }]
  ? { rowKey?: undefined }
  : { rowKey: (row: Row) => string | number }

/** Rows without an id need a row key. */
const idOf = (row: unknown): number => (row as { id: number }).id

type Props<L extends List> = {
  of: OpenList<L>
  columns: Columns<L>
  rowName: (row: RowOf<L>) => string
  /** Link of a row; null for none. */
  rowLink?: (row: RowOf<L>) => PageHref | null
  /** The page of a row, which leads back here and to its neighbours, if `rowLink` is only a drawer; null for none. */
  rowPage?: (row: RowOf<L>) => PageHref | null
  /** From `useActions`; if an action supports several rows at once, rows are selectable. */
  rowActions?: RowActions<RowOf<L>>
  /** The project of a row: rows are then selectable, for what is offered for projects. */
  projectOf?: (row: RowOf<L>) => number
  /** Common filter combinations, selected by one click: `views.<key>` is the label, `viewEmpty.<key>` the text for no rows. */
  views?: Views<L>
  /** The heading; by default the route's title, null in a part of a screen that has one already. */
  title?: string | null
  /** The primary action of the screen. */
  action?: ReactNode
  /** Between the heading and the list: more urgent content. */
  above?: ReactNode
  /** Replaces `empty.title` while there are no rows. */
  emptyTitle?: string
  /** Replaces `empty.text` while there are no rows. */
  emptyText?: string
  /** What to do first then. */
  emptyAction?: ReactNode
  /** Shown when all rows of a page are selected and more follow: actions for all matching rows. */
  beyondPage?: ReactNode
  /** Content of a card on narrow screens. */
  card?: (row: RowOf<L>) => ReactNode
  /** The same rows as a board; allows switching between the two. */
  board?: ReactNode
  /** Called when a filter is opened, by a screen that counts the rows of its values itself. */
  onFilterOpen?: (key: string) => void
} & Keyed<RowOf<L>> &
  (keyof L['list']['filters'] extends never ? { filters?: never } : { filters: Filters<L> })

/**
 * The one list of the product, drawn from its contract.
 *
 * ```tsx
 * const columns: Columns<typeof listMyProjects> = {
 *   name: { sort: 'NAME', cell: (row) => row.name },
 *   stage: { cell: (row) => <StageChip stage={row.stage} /> },
 * }
 * const MyProjects = () => {
 *   const projects = useList(listMyProjects)
 *   return (
 *     <ListScreen of={projects} columns={columns} filters={{ stage: 'stages' }}
 *       rowName={(row) => row.name} rowLink={(row) => `/bch/view/my-projects/edit?projectId=${row.id}`} />
 *   )
 * }
 * ```
 */
export const ListScreen = <L extends List>({
  of: { contract, handle, answer, parameters },
  columns,
  filters,
  views,
  rowKey,
  emptyTitle,
  emptyText,
  emptyAction,
  ...props
}: Props<L>) => {
  const { filters: schemas, search, table } = contract.list
  // Columns imply a table: `Columns` of a list without one has no key.
  const [namespace, group] = table!.texts.split(':') as [string, string]
  const t = useTexts(namespace)
  const headed = Object.entries<DrawnColumn<L>>(columns as Record<string, DrawnColumn<L>>).map(
    ([key, column]) => ({
      key,
      title: t(`${group}.columns.${key}`),
      ...column,
    }),
  )
  const offered = Object.entries<FilterChoices>((filters ?? {}) as Filters<L>).flatMap(([key, choices]) =>
    choices === null
      ? []
      : [filterOf(key, schemas[key] as z.ZodType, t(`${group}.filters.${key}`), choices ?? [], t)],
  )
  return (
    <ListLayout<RowOf<L>>
      {...props}
      list={handle}
      answer={answer}
      columns={headed}
      filters={offered}
      counted={props.onFilterOpen ? undefined : { contract, parameters }}
      views={Object.entries(views ?? {}).map(([key, { filters: narrowed, sort, columns: own }]) => ({
        key,
        title: t(`${group}.views.${key}`),
        filters: narrowed as Record<string, string>,
        sort,
        columns: own,
        empty: t(`${group}.viewEmpty.${key}`),
      }))}
      hasSearch={search}
      exports={{ contract, parameters }}
      rowKey={rowKey ?? idOf}
      empty={{
        title: emptyTitle ?? t(`${group}.empty.title`),
        text: emptyText ?? t(`${group}.empty.text`),
        ...(emptyAction === undefined ? {} : { action: emptyAction }),
      }}
    />
  )
}
