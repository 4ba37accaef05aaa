import type { ReactNode } from 'react'
import type { Acted } from '../actions-of.ts'

/** Starts the action of a form, row by row, with all rows or those that it `takes`. */
export type StartRows<Row> = (
  send: (row: Row) => Promise<unknown>,
  takes?: (row: Row) => boolean,
) => Promise<void>

/** An action for selected rows, as declared, with the context of the place. */
export type BulkAction<Row> = {
  texts: string
  name: string
  label: string
  danger: boolean
  primary: boolean
  reason: 'required' | 'optional' | undefined
  /** Why a row is excluded: the text `bulk.because.<this>`. */
  because: (row: Row) => string
  /** What the action would overrule on a row, of all included ones: a colleague's prepared decision; counted apart. */
  conflictOf: (row: Row, rows: readonly Row[]) => string | null
  /** Text key of another outcome of a row than the usual one, from the response; null if usual. */
  endOf: (answer: unknown) => string | null
  /** All in one call instead of one by one. */
  isOneCall: boolean
} & (
  | { send: (rows: readonly Row[], reason: string) => Promise<unknown> }
  /** A form that runs the action itself calls `done`, which clears the selection. */
  | { form: (rows: readonly Row[], start: StartRows<Row>, done: () => void) => ReactNode }
)

/** Names of rows in lists. */
export type RowNames<Row> = { rowName: (row: Row) => string; rowKey: (row: Row) => string | number }

/** The dry run: included rows, and excluded ones by reason. */
export type BulkPlan<Row> = { ready: Row[]; skipped: { because: string; rows: Row[] }[] }

/** Whether a row is included: by its own actions. */
export const takesPart = <Row>({ name }: Pick<BulkAction<Row>, 'name'>, row: Row): boolean =>
  (row as Acted).actions.includes(name)

/** The dry run of an action on the selected rows. */
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
