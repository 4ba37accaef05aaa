import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'
import type { PublicListQuery } from '#platform/web/public/list/list-address.ts'
import type { ListAnswer } from '#platform/web/public/list/list-pages.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { getInvestorFilters, getInvestorsCards } from '../../contract/investor-showcase.endpoints.ts'
import type { investorSortings } from '../../domain/investor-limits.ts'
import { InvestorInList } from './InvestorInList.tsx'
import { kindOf, placeOf, sumOf } from './investor-words.ts'
import { leaveHidden, seesInvestorsHere } from './leave-hidden.ts'
import type { ShownInvestor } from './investor.types.ts'

type Texts = (key: string, params?: Record<string, unknown>) => string

/** Converts the list's state to the body of the call. */
const bodyOf = ({ findText, sort, chosen }: PublicListQuery) => ({
  ...(findText ? { findText } : {}),
  ...(sort
    ? {
        sorting: sort.replace(/^-/, '') as (typeof investorSortings)[number],
        sortingDirection: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
      }
    : {}),
  ...(chosen['industries']?.length ? { industries: chosen['industries'].map(Number) } : {}),
  ...(chosen['possibilityOfTransferTrack']?.includes('true') ? { possibilityOfTransferTrack: true } : {}),
})

/** Options of the list's filters. */
const readFacets = async (ask: Ask): Promise<ListAnswer<ShownInvestor>['facets']> => {
  const { industries, possibilityOfTransferTrack } = await ask(getInvestorFilters, {})
  return {
    industries: industries.map(({ id, name, count }) => ({ value: String(id), name, count })),
    possibilityOfTransferTrack: possibilityOfTransferTrack.map(({ value, count }) => ({
      value: String(value),
      name: null,
      count,
    })),
  }
}

const nobody: ListAnswer<ShownInvestor> = { items: [], total: 0, totalIsExact: true, facets: {}, next: null }

/** A full page means there may be more (spec 3). */
const askInvestors = async (
  ask: Ask,
  listQuery: PublicListQuery,
  { limit, after }: { limit: number; after: string | null },
): Promise<ListAnswer<ShownInvestor>> => {
  const offset = Number(after ?? 0)
  const query = { limit: String(limit), offset: String(offset) }
  try {
    if (after === null && !(await seesInvestorsHere(ask))) return nobody
    const [page, facets] = await Promise.all([
      ask(getInvestorsCards, { query, body: bodyOf(listQuery) }),
      after === null ? readFacets(ask) : {},
    ])
    return { ...page, facets, next: page.items.length === limit ? String(offset + limit) : null }
  } catch (error) {
    leaveHidden(error)
    throw error
  }
}

const names = (some: readonly { name: string }[]): string => some.map(({ name }) => name).join(', ') || '—'

/** The list at `/showcase/investors-list`. */
export const investorsList = (locale: Locale, t: Texts): PublicList<ShownInvestor> => ({
  of: askInvestors,
  path: '/showcase/investors-list',
  texts: 'investors:public.list',
  asksAsReader: true,
  filters: ['industries', 'possibilityOfTransferTrack'],
  sortings: ['NAME', '-NAME', '-ID', 'ID'],
  rowKey: ({ id }) => id,
  card: (investor) => <InvestorInList investor={investor} />,
  columns: [
    {
      key: 'name',
      cell: ({ id, fullName }) => <a href={linkTo('/details/investor-details', { id })}>{fullName}</a>,
    },
    { key: 'kind', cell: (row) => kindOf(row, (key) => t(`investors:${key}`)) || '—' },
    { key: 'sum', cell: (row) => sumOf(row, locale, (key, params) => t(`investors:${key}`, params)) || '—' },
    { key: 'industries', cell: ({ industries }) => names(industries) },
    { key: 'place', cell: (row) => placeOf(row) || '—' },
  ],
})
