import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { FacetValue } from '#platform/contract/list-facets.ts'
import type { CallInput } from '../../api/call-input.ts'
import type { Ask } from '../ask.ts'
import { queryOf, type ListAsked } from './list-address.ts'

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
type PageAsked = { limit: number; after: string | null }

/** A call or function that returns pages of a list. */
export type ListSource<Row> =
  | Endpoint
  | ((ask: Ask, asked: ListAsked, page: PageAsked) => Promise<ListAnswer<Row>>)

/** Maximum rows per call, in whole pages. */
const mostInCall = 48

/** Loads a page of a list: `after` a cursor, or the first. */
export const askPage = async <Row>(
  ask: Ask,
  of: ListSource<Row>,
  asked: ListAsked,
  { limit, after }: PageAsked,
): Promise<ListAnswer<Row>> => {
  if (typeof of === 'function') return of(ask, asked, { limit, after })
  const query = { ...queryOf(asked), limit: String(limit), ...(after === null ? {} : { after }) }
  return (await ask(of, { query } as unknown as CallInput<Endpoint>)) as unknown as ListAnswer<Row>
}

/** Loads as many rows as the URL shows. */
export const askShown = async <Row>(
  ask: Ask,
  of: ListSource<Row>,
  asked: ListAsked,
): Promise<ListAnswer<Row>> => {
  const first = await askPage<Row>(ask, of, asked, { limit: Math.min(asked.shown, mostInCall), after: null })
  const items = [...first.items]
  let { next } = first
  while (next !== null && items.length < asked.shown) {
    const limit = Math.min(asked.shown - items.length, mostInCall)
    const page = await askPage<Row>(ask, of, asked, { limit, after: next })
    items.push(...page.items)
    next = page.next
  }
  return { ...first, items, next }
}
