import type { PageHref } from '#platform/domain/screen-paths.ts'

/** What a column says of a row outside of the screen: a `Date` is an instant, `day` is one of a calendar (`YYYY-MM-DD`). */
export type TableValue = string | number | boolean | Date | { day: string } | null | undefined

/** Words in the reader's language: of the list's feature by keys below its namespace (`stages.IDEA`), of another by `feature:key`. */
export type TableWords = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** What speaks for itself: a text that is no code, a number, a yes or no, something with a name. */
type IsPlain<Value> = [NonNullable<Value>] extends [string]
  ? string extends NonNullable<Value>
    ? true
    : false
  : [NonNullable<Value>] extends [number | boolean | { name: string }]
    ? true
    : false

type PlainField<Row> = { [K in keyof Row]-?: IsPlain<Row[K]> extends true ? K : never }[keyof Row] & string

/**
 * What a column says of a row: the field it stands in (its schema tells instants and days from texts), or what is made
 * of the row; `null` for a column that only holds buttons.
 */
export type TableColumn<Row> =
  | PlainField<Row>
  | ((row: Row, t: TableWords, locale: 'ru' | 'en') => TableValue)
  | null

/**
 * A list as a table: where its words stand, and its columns by key. `teams:requests` has the texts `title`, `columns.*`,
 * `filters.*`, `empty.title` and `empty.text`. The screen draws these columns (`Columns`), and a file holds them.
 */
export type ListTable<Row, Key extends string = string> = {
  texts: `${string}:${string}`
  columns: Readonly<Record<Key, TableColumn<Row>>>
  /** Columns of parts of a whole, 0 to 1. */
  shares?: readonly Key[]
  /** Pages that columns open in files, by what the list was asked. */
  links?: Readonly<
    Partial<Record<Key, (row: Row, asked: Readonly<Record<string, string | undefined>>) => PageHref | null>>
  >
}
