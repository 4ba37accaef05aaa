import type { ReactNode } from 'react'
import type { OptionSearch } from '../form/combobox/options.ts'

/** A column of a list: what it shows of a row and how it sorts. */
export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The server's sorting field; without one the column does not sort. */
  sort?: string
  align?: 'start' | 'end'
  /** CSS width, `12rem` or `30%`. */
  width?: string
  /** Not shown until a person chooses it. */
  optional?: boolean
}

/** A filter above a list; its value lives in the address under its key. */
export type Filter = {
  key: string
  title: string
  /** All values; of values that are searched those whose words are known: of a value that a link set. */
  options: readonly { value: string; label: string }[]
  /** How values are found that are too many to be listed. */
  search?: OptionSearch
  /** Several values at once; the address then holds them by commas. */
  multiple?: boolean
}

/** A list narrowed as one often wants it, one press above the rows; the address says it. */
export type ListView = {
  key: string
  title: string
  /** The filters that it is, as the address holds them. */
  filters: Readonly<Record<string, string>>
  sort?: string | undefined
  /** What is said when nothing is in it. */
  empty: string
}

/** The part of a list's query that the screen reads: what `useCall` gives. */
export type ListAnswer<Row> = {
  data: { items: Row[]; total: number; totalIsExact?: boolean } | undefined
  error: unknown
  isPending: boolean
  isFetching?: boolean
  refetch: () => unknown
}
