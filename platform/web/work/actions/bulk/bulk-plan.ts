import type { ReactNode } from 'react'
import type { Acted } from '../actions-of.ts'

/** Begins what a form was asked for, row by row, with all of them or those that it `takes`. */
export type StartRows<Row> = (
  send: (row: Row) => Promise<unknown>,
  takes?: (row: Row) => boolean,
) => Promise<void>

/** An action for chosen rows, as its declaration says, with what the place brought to it. */
export type BulkAction<Row> = {
  texts: string
  name: string
  label: string
  danger: boolean
  primary: boolean
  reason: 'required' | 'optional' | undefined
  /** Why a row takes no part, as `bulk.because.<this>` says it. */
  because: (row: Row) => string
  /** All in one call instead of one by one. */
  isOneCall: boolean
} & (
  | { send: (rows: readonly Row[], reason: string) => Promise<unknown> }
  /** A form that does it by itself says when it is `done`: its rows are no longer chosen. */
  | { form: (rows: readonly Row[], start: StartRows<Row>, done: () => void) => ReactNode }
)

/** How rows are called where they are listed. */
export type RowNames<Row> = { rowName: (row: Row) => string; rowKey: (row: Row) => string | number }

/** What would happen: the rows that take part, and the others by why they do not. */
export type BulkPlan<Row> = { ready: Row[]; skipped: { because: string; rows: Row[] }[] }

/** Whether a row takes part: when its actions say so. */
export const takesPart = <Row>({ name }: Pick<BulkAction<Row>, 'name'>, row: Row): boolean =>
  (row as Acted).actions.includes(name)

/** The dry run of an action with the chosen rows. */
export const planBulk = <Row>(
  rows: readonly Row[],
  action: Pick<BulkAction<Row>, 'name' | 'because'>,
): BulkPlan<Row> => {
  const skipped = new Map<string, Row[]>()
  const ready = rows.filter((row) => {
    if (takesPart(action, row)) return true
    const because = action.because(row)
    skipped.set(because, [...(skipped.get(because) ?? []), row])
    return false
  })
  return { ready, skipped: [...skipped].map(([because, left]) => ({ because, rows: left })) }
}
