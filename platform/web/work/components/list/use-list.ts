import { useEffect } from 'react'
import type { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import type { CallInput } from '../../../api/call-input.ts'
import { useCall } from '../../../query/use-call.ts'
import type { ListCallQuery } from './list-state.ts'
import type { ListAnswer } from './list-types.ts'
import { useListState, type ListHandle } from './use-list-state.ts'

/** Cursors of pages reached from the previous one: a page far down loads as fast as the first. */
const cursors = new Map<string, string>()

/** Maximum number of stored cursors; for the oldest the page number is used again. */
const maxItems = 500

const keyOf = (list: string, page: number): string => `${page} ${list}`

/** Stores the cursor of a page, for a list with its sorting, search and filters. */
const keepCursor = (list: string, page: number, cursor: string): void => {
  const [oldest] = cursors.keys()
  if (cursors.size >= maxItems && oldest !== undefined) cursors.delete(oldest)
  cursors.set(keyOf(list, page), cursor)
}

/** The cursor of a page, if known. */
const cursorOf = (list: string, page: number): string | undefined => cursors.get(keyOf(list, page))

/** A row of a list. */
export type RowOf<L extends List> = ResponseOf<L> extends { items: (infer R)[] } ? R : never

/** The sortings of a list. */
export type SortingOf<L extends List> = L['list']['sortings'][number]

type Value = string | number | boolean | undefined

/** Required and optional parameters of the object that a list belongs to. */
type Named<O extends Readonly<Record<string, z.ZodType>>> = {
  [K in keyof O as undefined extends z.input<O[K]> ? never : K]: Value
} & { [K in keyof O]?: Value }

type Options<L extends List> = {
  /** Identifies the list for saved views and for "previous" and "next", where one call is shown in two places. */
  id?: string
  enabled?: boolean
  /** The initial sorting here, if it differs. */
  defaultSort?: SortingOf<L> | `-${SortingOf<L>}`
  /** Filters fixed by this place, regardless of the URL. */
  fixed?: { [K in keyof L['list']['filters']]?: z.input<L['list']['filters'][K]> }
  /** The screen shows access errors itself. */
  deniedHere?: boolean
} & (keyof L['list']['of'] extends never
  ? { of?: never }
  : {
      /** The object that the list belongs to. */
      of: Named<L['list']['of']>
    })

/** A list on its screen: the parameters, in the URL, and the response. */
export type OpenList<L extends List> = {
  contract: L
  handle: ListHandle<SortingOf<L>, L['list']['filters']>
  answer: ListAnswer<RowOf<L>> & { data: ResponseOf<L> | undefined }
  rows: readonly RowOf<L>[]
  /** Whether there are no rows, even without search and filters. */
  isEmpty: boolean
  /** Request parameters, without the page. */
  query: Omit<ListCallQuery<SortingOf<L>, L['list']['filters']>, 'limit' | 'offset'>
  /** The same with the fixed filters and the object that the list belongs to. */
  parameters: Readonly<Record<string, unknown>>
}

/**
 * A declared list on a screen: page, sorting, search and filters are in the URL, so that a link shows the same.
 * `const projects = useList(listMyProjects)`, then `<ListScreen of={projects} … />`.
 */
export const useList = <L extends List>(
  contract: L,
  ...[options]: keyof L['list']['of'] extends never ? [Options<L>?] : [Options<L>]
): OpenList<L> => {
  const { list } = contract
  const handle = useListState<SortingOf<L>, L['list']['filters']>({
    id: options?.id ?? contract.name,
    sortings: list.sortings,
    defaultSort: options?.defaultSort ?? list.defaultSort,
    filters: list.filters,
  })
  const { limit, offset, ...query } = handle.query
  const { page } = handle.state
  const parameters = { ...query, ...options?.fixed, ...options?.of }
  const name = JSON.stringify([contract.name, limit, parameters])
  const after = page > 1 ? cursorOf(name, page) : undefined
  const input = { query: { ...parameters, limit, ...(after === undefined ? { offset } : { after }) } }
  const answer = useCall(contract, input as unknown as CallInput<L>, {
    enabled: options?.enabled ?? true,
    deniedHere: options?.deniedHere ?? false,
    keepPrevious: true,
  }) as unknown as OpenList<L>['answer'] & { isPlaceholderData: boolean }
  const { data, isPlaceholderData } = answer
  useEffect(() => {
    const next = (data as { next?: string | null } | undefined)?.next
    if (next && !isPlaceholderData) keepCursor(name, page + 1, next)
  }, [data, isPlaceholderData, name, page])
  const isEmpty = answer.data?.total === 0 && !handle.isNarrowed
  return { contract, handle, answer, rows: answer.data?.items ?? [], isEmpty, query, parameters }
}
