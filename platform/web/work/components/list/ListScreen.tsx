import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { List } from '#platform/contract/list.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { RowActions } from '../../actions/use-actions.tsx'
import { filterOf, type FilterChoices } from './filter-of.ts'
import { ListLayout } from './ListLayout.tsx'
import type { Column } from './list-types.ts'
import type { OpenList, RowOf, SortingOf } from './use-list.ts'

/** The columns of a list by key, in the order they stand; each is headed by the text `columns.<key>`. */
export type Columns<L extends List> = Record<
  string,
  Omit<Column<RowOf<L>>, 'key' | 'title' | 'sort'> & { sort?: SortingOf<L> }
>

/** What each filter of a list offers, headed by the text `filters.<key>`; `null` is set by links only. */
export type Filters<L extends List> = { [K in keyof L['list']['filters']]: FilterChoices }

type Keyed<Row> = [Row] extends [{ id: string | number }]
  ? { rowKey?: undefined }
  : { rowKey: (row: Row) => string | number }

/** Rows without an id name their key. */
const idOf = (row: unknown): number => (row as { id: number }).id

type Props<L extends List> = {
  /** From `useList`. */
  of: OpenList<L>
  /** Where the list's texts stand: `teams:requests` has `columns.*`, `filters.*`, `empty.title` and `empty.text`. */
  texts: string
  columns: Columns<L>
  rowName: (row: RowOf<L>) => string
  rowLink?: (row: RowOf<L>) => string
  /** From `useActions`; where some of it goes with several rows at once, rows can be chosen. */
  rowActions?: RowActions<RowOf<L>>
  /** The heading; the route's title when left out, and none in a part of a screen that has one already. */
  title?: string | null
  /** The one primary action of the screen. */
  action?: ReactNode
  /** What is said instead of `empty.text` when there is nothing yet. */
  emptyText?: string
  /** What one does first then. */
  emptyAction?: ReactNode
  /** The inside of a card on narrow screens. */
  card?: (row: RowOf<L>) => ReactNode
  /** The same rows as a board; with it the two can be switched. */
  board?: ReactNode
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
 *     <ListScreen of={projects} texts="projects:myProjects" columns={columns} filters={{ stage: 'stages' }}
 *       rowName={(row) => row.name} rowLink={(row) => `/bch/view/my-projects/edit?projectId=${row.id}`} />
 *   )
 * }
 * ```
 */
export const ListScreen = <L extends List>({
  of: { contract, handle, answer },
  texts,
  columns,
  filters,
  rowKey,
  emptyText,
  emptyAction,
  ...props
}: Props<L>) => {
  const [namespace, group] = texts.split(':') as [string, string]
  const t = useTexts(namespace)
  const { filters: schemas, search } = contract.list
  const headed = Object.entries<Columns<L>[string]>(columns).map(([key, column]) => ({
    key,
    title: t(`${group}.columns.${key}`),
    ...column,
  }))
  const offered = Object.entries<FilterChoices>((filters ?? {}) as Filters<L>).flatMap(([key, choices]) =>
    choices === null
      ? []
      : [filterOf(key, schemas[key] as z.ZodType, t(`${group}.filters.${key}`), choices, t)],
  )
  return (
    <ListLayout<RowOf<L>>
      {...props}
      list={handle}
      answer={answer}
      columns={headed}
      filters={offered}
      hasSearch={search}
      rowKey={rowKey ?? idOf}
      empty={{
        title: t(`${group}.empty.title`),
        text: emptyText ?? t(`${group}.empty.text`),
        ...(emptyAction === undefined ? {} : { action: emptyAction }),
      }}
    />
  )
}
