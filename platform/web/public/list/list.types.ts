import type { PublicPath } from '#platform/domain/screen-paths.ts'
import type { ReactNode } from 'react'
import type { ListWords } from './list-address.ts'
import type { ListSource } from './list-pages.ts'

/**
 * A public list as its feature declares it. Its texts are `title`, `lead`, `find`, `count`, `countOver` and `empty.*`
 * of its group; next to the group, for all lists of a kind, `sort.*`, `filters.*`, `values.*` and `columns.*`.
 */
export type PublicList<Row> = ListWords & {
  of: ListSource<Row>
  path: string
  /** Other parameters of its URL that identify the list: they remain in every link. */
  keeps?: readonly string[]
  /** Texts included in its data, instead of its translations. */
  ownTexts?: {
    title?: string
    lead?: string
    filters?: Readonly<Record<string, string>>
    orders?: Readonly<Record<string, string>>
  }
  /** Brand colours of its owner; empty: the portal's own. */
  colours?: { light: string; dark: string }
  /** A signed-in person may see more rows than the server rendered for guests. */
  asksAsReader?: boolean
  /** Its group of texts: `people:showcase.experts`. */
  texts: `${string}:${string}`
  /** The text group of a filter's codes, if not `values`: `status` → `statuses`. */
  wordsOf?: Readonly<Record<string, string>>
  /** Lists of the same kind, including this one: their paths and the keys of their names. */
  siblings?: readonly { path: PublicPath; text: string }[]
  /** A page that belongs to the list, under its lead: its path and the key of its name. */
  related?: { path: PublicPath; text: string }
  rowKey: (row: Row) => string | number
  card: (row: Row) => ReactNode
  columns: readonly { key: string; cell: (row: Row) => ReactNode }[]
}
