import { sql, type RawBuilder } from 'kysely'
import type { MergeRule } from '../../domain/merge/kinds.ts'
import { movingColumns } from '../../domain/merge/moving-columns.ts'

/** The two accounts of a merge. */
export type Pair = { from: string; into: string }

/** One moving column with the table it belongs to. */
export type Moving = { table: string; column: string; rule: MergeRule }

export const movings: readonly Moving[] = Object.entries(movingColumns).map(([name, rule]) => {
  const [table = '', column = ''] = name.split('.')
  return { table, column, rule }
})

const ofOther = (expression: string): string => expression.replaceAll(/\bt\./g, 'o.')

/** Whether the surviving account has a row like `t`. */
const taken = ({ table, column, rule }: Moving, { into }: Pair): RawBuilder<unknown> => {
  const { key, while: condition } = rule
  if (!key) return sql`false`
  const equal = key.map((part) =>
    part.startsWith('(')
      ? sql`${sql.raw(ofOther(part))} is not distinct from ${sql.raw(part)}`
      : sql`o.${sql.raw(part)} is not distinct from t.${sql.raw(part)}`,
  )
  const both = condition ? [sql.raw(condition), sql.raw(ofOther(condition))] : []
  return sql`exists (select from ${sql.table(table)} o
    where ${sql.join([sql`o.${sql.raw(column)} = ${into}`, ...equal, ...both], sql` and `)})`
}

/** Whether the row `t` remains with the closed account. */
export const stays = (moving: Moving, pair: Pair): RawBuilder<unknown> => {
  const { other } = moving.rule
  const related = other ? sql`t.${sql.raw(other)} is not distinct from ${pair.into}::uuid` : sql`false`
  return sql`(${related} or ${taken(moving, pair)})`
}

/** The rows `t` of the account that will be closed. */
export const rowsOf = ({ table, column }: Moving, { from }: Pair): RawBuilder<unknown> =>
  sql`${sql.table(table)} t where t.${sql.raw(column)} = ${from}`
