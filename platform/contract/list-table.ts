import type { PageHref } from '#platform/domain/screen-paths.ts'

/** The value of a column in a file: a `Date` is an instant, `day` is a calendar day (`YYYY-MM-DD`). */
export type TableValue = string | number | boolean | Date | { day: string } | null | undefined

/**
 * Translates into the reader's language: keys below the namespace of the list's feature (`stages.IDEA`), or
 * `feature:key` for another feature's texts.
 */
export type TableWords = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** Values that need no translation: a text that is no code, a number, a boolean, an object with a name. */
type IsPlain<Value> = [NonNullable<Value>] extends [string]
  ? string extends NonNullable<Value>
    ? true
    : false
  : [NonNullable<Value>] extends [number | boolean | { name: string }]
    ? true
    : false

/** Fields of a row that are shown as they are. */
export type PlainField<Row> = { [K in keyof Row]-?: IsPlain<Row[K]> extends true ? K : never }[keyof Row] &
  string

/**
 * The value of a column: a field of the row (its schema tells instants and days from texts), or a function of the
 * row; `null` for a column of buttons only.
 */
export type TableColumn<Row> =
  | PlainField<Row>
  | ((row: Row, t: TableWords, locale: 'ru' | 'en') => TableValue)
  | null

/** A cell of another table of a list: a value, its link, and whether it is a fraction. */
export type TableSheetCell = { value: TableValue; link?: PageHref | null; isShare?: boolean }

/** Another table of a list, from the same response: totals, or a table of two dimensions. The first row is the heading. */
export type TableSheet = { title: string; rows: readonly (readonly TableSheetCell[])[] }

/**
 * A list as a table: the location of its texts, and its columns by key. `teams:requests` has the texts `title`,
 * `columns.*`, `filters.*`, `empty.title` and `empty.text`. The screen (`Columns`) and exported files have these
 * columns.
 */
export type ListTable<Row, Key extends string = string> = {
  texts: `${string}:${string}`
  columns: Readonly<Record<Key, TableColumn<Row>>>
  /** Columns with fractions, 0 to 1. */
  shares?: readonly Key[]
  /** Pages that columns link to in files, by the request parameters of the list. */
  links?: Readonly<
    Partial<Record<Key, (row: Row, query: Readonly<Record<string, string | undefined>>) => PageHref | null>>
  >
  /** The link that a sponsor may open instead of one of these; without it sponsors get no links. */
  linkForSponsor?: (link: PageHref) => PageHref | null
  /** Other tables of the response, in workbooks. */
  sheets?: (
    answer: Readonly<Record<string, unknown>>,
    query: Readonly<Record<string, string | undefined>>,
    t: TableWords,
    locale: 'ru' | 'en',
  ) => TableSheet[]
}
