import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * A condition on values `v`. `checked` is looked at value by value while an index keeps the order of many, and tempts
 * the planner to no other index; where `found` is given, it says the same so that an index finds few.
 */
export type Condition = { checked: RawBuilder<unknown>; found?: RawBuilder<unknown> }

export const ofDictionary = (id: number): Condition => ({ checked: sql`v.dictionary_id = ${id}` })

/** Right below one of these values. */
export const rightBelow = (parents: readonly number[]): Condition => ({
  found: sql`v.parent_value_id = any(${parents}::bigint[])`,
  checked: sql`(v.parent_value_id in (select unnest(${parents}::bigint[]))) is true`,
})

/** What somebody looks for: as typed, and as `dictionary_value.words` has it. */
export type Sought = { typed: string; folded: string }

/** Folds a text as the database folds names. */
export const readSought = async (db: Db, typed: string): Promise<Sought> => {
  const { rows } = await sql<{ folded: string }>`select folded(${typed}) as folded`.execute(db)
  return { typed, folded: rows[0]!.folded }
}

/** With the text in a name of either language, or with it as code. Shorter than three letters it begins a word. */
export const matching = (
  { typed, folded }: Sought,
  prefix: 'v.' | 'b_' | 'a_' = 'v.',
): Required<Condition> => {
  const part = folded.length < 3 ? ` ${folded}` : folded
  const words = sql.ref(`${prefix}words`)
  const isCode = sql`${sql.ref(`${prefix}code`)} = ${typed.toUpperCase()}`
  // A text of signs alone folds to nothing and is in no name. Nothing folded is a wildcard.
  const found = folded === '' ? isCode : sql`(${words} like ${`%${part}%`} or ${isCode})`
  const checked = folded === '' ? isCode : sql`(strpos(${words}, ${part}) > 0 or ${isCode})`
  return { found, checked }
}
