import { sql, type RawBuilder } from 'kysely'

/**
 * A condition on values `v`. `checked` is evaluated per row while an index provides the order, and is written so that
 * the planner uses no other index; `found` is the equivalent that lets an index find few rows.
 */
export type Condition = { checked: RawBuilder<unknown>; found?: RawBuilder<unknown> }

export const ofDictionary = (id: number): Condition => ({ checked: sql`v.dictionary_id = ${id}` })

/** Direct children of these values. */
export const rightBelow = (parents: readonly number[]): Condition => ({
  found: sql`v.parent_value_id = any(${parents}::bigint[])`,
  checked: sql`(v.parent_value_id in (select unnest(${parents}::bigint[]))) is true`,
})

/**
 * The text normalised as in `dictionary_value.words`, evaluated once per statement; null if it is only punctuation,
 * which no name is.
 */
const part = (typed: string): RawBuilder<string> =>
  // Fewer than three letters, which the trigram index cannot find, match only the beginning of a word.
  sql`(select nullif(case when length(f) < 3 then ' ' || f else f end, ' ') from folded(${typed}) f)`

/**
 * Values whose name in either language contains the text, or whose code is the text. Normalised text has no wildcards.
 */
export const matching = (typed: string, prefix: 'v.' | 'b_' | 'a_' = 'v.'): Required<Condition> => {
  const words = sql.ref(`${prefix}words`)
  const isCode = sql`${sql.ref(`${prefix}code`)} = ${typed.toUpperCase()}`
  return {
    found: sql`(${words} like '%' || ${part(typed)} || '%' or ${isCode})`,
    checked: sql`(strpos(${words}, ${part(typed)}) > 0 or ${isCode})`,
  }
}
