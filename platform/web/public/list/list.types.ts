import type { PublicPath } from '#platform/domain/screen-paths.ts'
import type { ReactNode } from 'react'
import type { ListWords } from './list-address.ts'
import type { ListSource } from './list-pages.ts'

/**
 * A public list as its feature declares it. Its words stand under `title`, `lead`, `find`, `count`, `countOver` and `empty.*` of
 * its group of texts; beside the group, for all lists of a kind, `sort.*`, `filters.*`, `values.*` and `columns.*`.
 */
export type PublicList<Row> = ListWords & {
  of: ListSource<Row>
  path: string
  /** What else of its address says which list it is: it stays in every link. */
  keeps?: readonly string[]
  /** Words that its data bring along, instead of its texts. */
  said?: {
    title?: string
    lead?: string
    filters?: Readonly<Record<string, string>>
    orders?: Readonly<Record<string, string>>
  }
  /** Colours of whoever shows it; empty: the portal's own. */
  colours?: { light: string; dark: string }
  /** Whoever is signed in may find more in it than a guest, for whom the server drew it. */
  asksAsReader?: boolean
  /** Its group of texts: `people:showcase.experts`. */
  texts: `${string}:${string}`
  /** Where the words of a filter's codes stand, when not under `values`: `status` → `statuses`. */
  wordsOf?: Readonly<Record<string, string>>
  /** Lists of the same kind, this one among them: their addresses and the keys of their names. */
  siblings?: readonly { path: PublicPath; text: string }[]
  rowKey: (row: Row) => string | number
  card: (row: Row) => ReactNode
  columns: readonly { key: string; cell: (row: Row) => ReactNode }[]
}
