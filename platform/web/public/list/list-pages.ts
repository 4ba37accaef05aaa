import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { FacetValue } from '#platform/contract/list-facets.ts'
import type { CallInput } from '../../api/call-input.ts'
import type { Ask } from '../ask.ts'
import { queryOf, type PublicListQuery } from './list-address.ts'

/** The response of a public list, per page. */
export type ListAnswer<Row> = {
  items: readonly Row[]
  total: number
  totalIsExact: boolean
  next: string | null
  facets: Readonly<Record<string, readonly FacetValue[]>>
  /** True by default: a very large list counts only its newest rows. */
  facetsAreExact?: boolean
}

/** Request for one page of a list: after a cursor, or the first. */
type PageQuery = { limit: number; after: string | null }

/** A call or function that returns pages of a list. */
export type ListSource<Row> =
  | Endpoint
  | ((ask: Ask, query: PublicListQuery, page: PageQuery) => Promise<ListAnswer<Row>>)

/** Maximum rows per call, in whole pages. */
const maxInCall = 48

/** Loads a page of a list: `after` a cursor, or the first. */
export const askPage = async <Row>(
  ask: Ask,
  of: ListSource<Row>,
  listQuery: PublicListQuery,
  { limit, after }: PageQuery,
): Promise<ListAnswer<Row>> => {
  if (typeof of === 'function') return of(ask, listQuery, { limit, after })
  const query = { ...queryOf(listQuery), limit: String(limit), ...(after === null ? {} : { after }) }
  return (await ask(of, { query } as unknown as CallInput<Endpoint>)) as unknown as ListAnswer<Row>
}

/** Loads as many rows as the URL shows. */
export const askShown = async <Row>(
  ask: Ask,
  of: ListSource<Row>,
  query: PublicListQuery,
): Promise<ListAnswer<Row>> => {
  const first = await askPage<Row>(ask, of, query, { limit: Math.min(query.shown, maxInCall), after: null })
  const items = [...first.items]
  let { next } = first
  while (next !== null && items.length < query.shown) {
    const limit = Math.min(query.shown - items.length, maxInCall)
    const page = await askPage<Row>(ask, of, query, { limit, after: next })
    items.push(...page.items)
    next = page.next
  }
  return { ...first, items, next }
}
