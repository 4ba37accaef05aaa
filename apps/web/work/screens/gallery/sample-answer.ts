import { ApiError } from '#platform/web/api/api-error.ts'
import type { ListAnswer } from '#platform/web/work/components/list/list-types.ts'
import type { SampleRow } from './samples.ts'

/** States of a list. */
export type SampleCondition = 'rows' | 'many' | 'pending' | 'empty' | 'error' | 'denied'

type Query = {
  limit: number
  offset: number
  sorting: string
  sortingDirection: string
  findText?: string
  tone?: readonly string[] | undefined
  leader?: string | undefined
}

const keys: Record<string, (row: SampleRow) => string | number> = {
  NAME: (row) => row.name,
  AMOUNT: (row) => Number(row.amount),
  CREATE_DATE: (row) => row.appliedAt,
}

const failure = (status: number) =>
  new ApiError({
    url: '/api/v1/sample',
    status,
    statusText: '',
    body: {
      code: status === 403 ? 'ACCESS_DENIED' : 'UNEXPECTED_ERROR',
      message: 'Error: UNEXPECTED_ERROR',
      requestId: '5c0f-1a2b',
    },
  })

const nothing = { data: undefined, error: null, isPending: false, refetch: () => undefined }

/** Returns what a server would, for the given rows. */
export const sampleAnswer = (
  condition: SampleCondition,
  rows: readonly SampleRow[],
  query: Query,
): ListAnswer<SampleRow> => {
  if (condition === 'pending') return { ...nothing, isPending: true }
  if (condition === 'error') return { ...nothing, error: failure(500) }
  if (condition === 'denied') return { ...nothing, error: failure(403) }
  if (condition === 'empty') return { ...nothing, data: { items: [], total: 0 } }
  const source =
    condition === 'many'
      ? Array.from({ length: 1000 }, (_, at) => ({ ...rows[at % rows.length]!, id: at }))
      : rows
  const key = keys[query.sorting] ?? ((row: SampleRow) => row.id)
  const sign = query.sortingDirection === 'DESC' ? -1 : 1
  const found = source
    .filter((row) => row.name.toLowerCase().includes((query.findText ?? '').toLowerCase()))
    .filter((row) => !query.tone || query.tone.includes(row.tone))
    .filter((row) => !query.leader || row.leader.name === query.leader)
    .toSorted((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0))
  const page = condition === 'many' ? found : found.slice(query.offset, query.offset + query.limit)
  return { ...nothing, data: { items: page, total: found.length, totalIsExact: condition !== 'many' } }
}
