import { sql, type RawBuilder } from 'kysely'

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

/** A text as `dictionary_value.words` has it, worked out once for all rows; null when it is of signs alone, which no name has. */
const part = (typed: string): RawBuilder<string> =>
  // Shorter than three letters, where no index knows it, it begins a word.
  sql`(select nullif(case when length(f) < 3 then ' ' || f else f end, ' ') from folded(${typed}) f)`

/** With the text in a name of either language, or with it as code. Nothing folded is a wildcard. */
export const matching = (typed: string, prefix: 'v.' | 'b_' | 'a_' = 'v.'): Required<Condition> => {
  const words = sql.ref(`${prefix}words`)
  const isCode = sql`${sql.ref(`${prefix}code`)} = ${typed.toUpperCase()}`
  return {
    found: sql`(${words} like '%' || ${part(typed)} || '%' or ${isCode})`,
    checked: sql`(strpos(${words}, ${part(typed)}) > 0 or ${isCode})`,
  }
}
