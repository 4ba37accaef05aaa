import { sql } from 'kysely'
import { contains } from '../sql.ts'
import type { Sql } from './order.ts'

/** Words of a search that are looked for; more say nothing more. */
const mostWords = 10

/** Hits that are sorted as a whole; more are met soon enough by walking through the list in its order. */
const probed = 2000

/**
 * How a list is searched: the text of a row, where an accelerator or a person has some thousands of rows, or a
 * condition of its own, where what the reader sees stands in no column (`matches`); or, among millions, the ids that an
 * index finds (`found`), the column of the row they stand in (`by`), and the same question asked of one row (`holds`).
 */
export type Search<Ctx, Asked> =
  | { text: (ctx: Ctx, asked: Asked) => Sql }
  | { matches: (typed: string, ctx: Ctx) => Sql }
  | { found: (typed: string) => Sql; by: Sql; holds: (typed: string) => Sql }

/** Rows whose text has every word typed: as it is, anywhere in it, or as a form or beginning of one of its words. */
export const hasWords = (text: Sql, typed: string): Sql => {
  const words = typed.split(/\s+/u).filter(Boolean).slice(0, mostWords)
  return sql.join(
    [
      sql`true`,
      ...words.map(
        (word) => sql`(${text} ilike ${contains(word)} or search_document(${text}) @@ search_query(${word}))`,
      ),
    ],
    sql` and `,
  )
}

/** The condition that a search is, once it is known how much it finds. */
export const searchCondition = async <Ctx, Asked>(
  search: Search<Ctx, Asked>,
  ctx: Ctx,
  { asked, typed }: { asked: Asked; typed: string },
  ask: (statement: Sql) => Promise<readonly { id: unknown }[]>,
): Promise<Sql> => {
  if ('text' in search) return hasWords(search.text(ctx, asked), typed)
  if ('matches' in search) return search.matches(typed, ctx)
  const hits = await ask(sql`select id from (${search.found(typed)}) found (id) limit ${sql.lit(probed + 1)}`)
  if (hits.length > probed) return search.holds(typed)
  return sql`${search.by} = any(${hits.map(({ id }) => id)})`
}
