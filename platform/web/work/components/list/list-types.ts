import type { ReactNode } from 'react'
import type { OptionSearch } from '../form/combobox/options.ts'

/** A column of a list: its content and sorting. */
export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The server's sorting; without one the column is not sortable. */
  sort?: string
  align?: 'start' | 'end'
  /** CSS width, `12rem` or `30%`. */
  width?: string
  /** Hidden until the person selects it. */
  optional?: boolean
}

/** A filter above a list; its value is in the URL under its key. */
export type Filter = {
  key: string
  title: string
  /** All options; if searched, those with a known label: of a value set by a link. */
  options: readonly {
    value: string
    label: string
    /** Number of rows with the value. */
    count?: string
  }[]
  /** Search for options, if there are too many to list. */
  search?: OptionSearch
  /** Allows several values, comma-separated in the URL. */
  multiple?: boolean
}

/** A common filter combination, selected by one click above the rows; stored in the URL. */
export type ListView = {
  key: string
  title: string
  /** Its filters, as in the URL. */
  filters: Readonly<Record<string, string>>
  sort?: string | undefined
  /** Keys of the columns that say something about its rows; by default the usual ones. */
  columns?: readonly string[] | undefined
  /** The text for no rows. */
  empty: string
}

/** The part of a list's query that the screen uses: the result of `useCall`. */
export type ListAnswer<Row> = {
  data: { items: Row[]; total: number; totalIsExact?: boolean } | undefined
  error: unknown
  isPending: boolean
  isFetching?: boolean
  refetch: () => unknown
}
