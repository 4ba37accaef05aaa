import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { contains } from '../sql.ts'
import type { Sql } from './order.ts'

/** Words of a search that are looked for; more say nothing more. */
const mostWords = 10

/** Hits that are sorted as a whole; more are met soon enough by walking through the list in its order. */
export const probed = 2000

/** Whether an index of parts knows it: one or two letters are found only where a word begins with them. */
export const isIndexedPart = (typed: string): boolean => typed.length > 2

/** A search that is asked of each row. */
export type PlainSearch<Ctx, Asked> =
  | { text: (ctx: Ctx, asked: Asked) => Sql }
  | { matches: (typed: string, ctx: Ctx) => Sql }

/**
 * How a list is searched: the text of a row, where an accelerator or a person has some thousands of rows, or a
 * condition of its own, where what the reader sees stands in no column (`matches`); or, among millions, the ids that an
 * index finds (`found`), the column of the row they stand in (`by`), and the same question asked of one row (`holds`).
 */
export type Search<Ctx, Asked> =
  | PlainSearch<Ctx, Asked>
  | {
      found: (typed: string, ctx: Ctx, asked: Asked) => Sql
      by: Sql
      holds: (typed: string, ctx: Ctx) => Sql
      /** The rows' own index answers `holds`. */
      isIndexed?: true
    }

const wordsOf = (typed: string): string[] => typed.split(/\s+/u).filter(Boolean).slice(0, mostWords)

/** Rows for which the condition holds of every word typed. */
export const everyWord = (typed: string, condition: (word: string) => Sql): Sql =>
  sql.join([sql`true`, ...wordsOf(typed).map(condition)], sql` and `)

/**
 * Rows whose text has every word typed: as it is, anywhere in it, or as a form or beginning of one of its words; `words` is
 * its document where that stands in a column.
 */
export const hasWords = (text: Sql, typed: string, words: Sql = sql`search_document(${text})`): Sql =>
  everyWord(
    typed,
    // The question is made once, not for every row.
    (word) => sql`(${text} ilike ${contains(word)} or ${words} @@ (select search_query(${word})))`,
  )

/**
 * Rows among millions whose text has every word typed as a part: the text has an index of its parts, and its words stand in a
 * column that has one, too.
 */
export const hasParts = ({ text, words }: { text: Sql; words: Sql }, typed: string): Sql =>
  everyWord(typed, (word) =>
    isIndexedPart(word) ? sql`${text} ilike ${contains(word)}` : sql`${words} @@ search_query(${word})`,
  )

/**
 * A search as a condition, and whether it finds so much that the list is better walked in its order than sorted; and the condition by
 * which all are found where walking did not find them.
 */
export type Searched = { where: Sql; isWalked: boolean; whereFound?: Sql }

/** The condition that a search of each row is. */
export const plainCondition = <Ctx, Asked>(
  search: PlainSearch<Ctx, Asked>,
  ctx: Ctx,
  { asked, typed }: { asked: Asked; typed: string },
): Sql => ('text' in search ? hasWords(search.text(ctx, asked), typed) : search.matches(typed, ctx))

/** The condition that a search is, once it is known how much it finds. */
export const searchCondition = async <Ctx extends Pick<Context, 'db'>, Asked>(
  search: Search<Ctx, Asked>,
  ctx: Ctx,
  { asked, typed }: { asked: Asked; typed: string },
): Promise<Searched> => {
  if (!('found' in search)) return { where: plainCondition(search, ctx, { asked, typed }), isWalked: false }
  const hits = await sql<{ id: unknown }>`
    select id from (${search.found(typed, ctx, asked)}) found (id) limit ${sql.lit(probed + 1)}`.execute(
    ctx.db,
  )
  if (hits.rows.length > probed) {
    const where = search.holds(typed, ctx)
    const found = sql`${search.by} in (select id from (${search.found(typed, ctx, asked)}) found (id))`
    return { where, isWalked: true, whereFound: search.isIndexed ? where : found }
  }
  return { where: sql`${search.by} = any(${hits.rows.map(({ id }) => id)})`, isWalked: false }
}
