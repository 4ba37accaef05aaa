import type { ReactNode } from 'react'

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
  options: readonly { value: string; label: string }[]
  /** Several values at once; the address then holds them by commas. */
  multiple?: boolean
}

/** The part of a list's query that the screen reads: what `useCall` gives. */
export type ListAnswer<Row> = {
  data: { items: Row[]; total: number; totalIsExact?: boolean } | undefined
  error: unknown
  isPending: boolean
  isFetching?: boolean
  refetch: () => unknown
}
