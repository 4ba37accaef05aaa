import type { ReactNode } from 'react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ListWords } from './list-address.ts'

/**
 * A public list as its feature declares it. Its words stand under `title`, `lead`, `find`, `count`, `countOver` and `empty.*` of
 * its group of texts; beside the group, for all lists of a kind, `sort.*`, `filters.*`, `values.*` and `columns.*`.
 */
export type PublicList<Row> = ListWords & {
  of: Endpoint
  path: string
  /** Its group of texts: `people:showcase.experts`. */
  texts: `${string}:${string}`
  /** Where the words of a filter's codes stand, when not under `values`: `status` → `statuses`. */
  wordsOf?: Readonly<Record<string, string>>
  /** Lists of the same kind, this one among them: their addresses and the keys of their names. */
  siblings?: readonly { path: string; text: string }[]
  rowKey: (row: Row) => string | number
  card: (row: Row) => ReactNode
  columns: readonly { key: string; cell: (row: Row) => ReactNode }[]
}
