import type { z } from 'zod'
import type { RawSearch } from '../../../search-params.ts'

/** Selectable page sizes (spec 9). */
export const pageSizes = [10, 25, 50] as const

/** The filters of a list, each with its schema in the contract. */
export type FilterSchemas = Readonly<Record<string, z.ZodType>>

/** Filter values in the format of the call. */
export type FilterValues<F extends FilterSchemas> = {
  [K in keyof F]?: z.output<F[K]> | undefined
}

/** Sortings, filters and defaults of a list. */
export type ListShape<S extends string, F extends FilterSchemas> = {
  /** Identifies the list: its saved views, its stored page for previous and next. */
  id: string
  sortings: readonly S[]
  defaultSort: S | `-${S}`
  filters?: F
}

/** The state of a list in the URL. */
export type ListState<S extends string, F extends FilterSchemas> = {
  text: string
  page: number
  size: number
  sorting: S
  descending: boolean
  filters: FilterValues<F>
  view: 'table' | 'board'
  columns: readonly string[] | null
}

/** The value in the format of the call; of several values the valid ones. */
const readFilter = (schema: z.ZodType, raw: string | undefined): unknown => {
  if (!raw) return undefined
  const whole = schema.safeParse(raw)
  if (whole.success) return whole.data
  const valid = raw.split(',').filter((value) => schema.safeParse(value).success)
  return valid.length > 0 ? schema.safeParse(valid.join(',')).data : undefined
}

const readPage = (raw: string | undefined): number => (raw && /^[1-9]\d{0,4}$/.test(raw) ? Number(raw) : 1)

/** Parses the URL; invalid values become unset. */
export const readListState = <S extends string, F extends FilterSchemas>(
  shape: ListShape<S, F>,
  raw: RawSearch,
): ListState<S, F> => {
  const sortText = raw['sort'] ?? shape.defaultSort
  const sort = shape.sortings.includes(sortText.replace(/^-/, '') as S) ? sortText : shape.defaultSort
  const filters = Object.entries(shape.filters ?? {}).map(([key, schema]) => [
    key,
    readFilter(schema, raw[key]),
  ])
  return {
    text: (raw['q'] ?? '').slice(0, 200),
    page: readPage(raw['page']),
    size: pageSizes.find((size) => String(size) === raw['size']) ?? 25,
    sorting: sort.replace(/^-/, '') as S,
    descending: sort.startsWith('-'),
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)) as FilterValues<F>,
    view: raw['view'] === 'board' ? 'board' : 'table',
    columns: raw['cols'] ? raw['cols'].split(',') : null,
  }
}

/** The query of the list's call. */
export type ListCallQuery<S extends string, F extends FilterSchemas> = {
  limit: number
  offset: number
  sorting: S
  sortingDirection: 'ASC' | 'DESC'
  findText?: string
} & FilterValues<F>

/** Request parameters for a state. */
export const queryOf = <S extends string, F extends FilterSchemas>(
  state: ListState<S, F>,
): ListCallQuery<S, F> => ({
  limit: state.size,
  offset: (state.page - 1) * state.size,
  sorting: state.sorting,
  sortingDirection: state.descending ? 'DESC' : 'ASC',
  ...(state.text ? { findText: state.text } : {}),
  ...state.filters,
})
