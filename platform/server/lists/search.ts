import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { contains } from '../sql.ts'
import type { Sql } from './order.ts'

/** Maximum number of words searched. */
const maxWords = 10

/** Maximum number of matches that are sorted; more are found soon by scanning the list in order. */
export const probed = 2000

/** Whether a trigram index can find it: one or two letters are found only at the beginning of a word. */
export const isIndexedPart = (typed: string): boolean => typed.length > 2

/** A search that is evaluated per row: the text of a row, also as a function of the request, or a custom condition. */
export type PlainSearch<Ctx, Asked> =
  | Sql
  | { text: (ctx: Ctx, query: Asked) => Sql }
  | { matches: (typed: string, ctx: Ctx) => Sql }

/**
 * The search of a list. By default the text of a row, for some thousands of rows per accelerator or person; a custom
 * condition if the searched text is in no column (`matches`); for millions of rows the ids that an index finds
 * (`findIds`), their column, and the same condition for one row.
 */
export type Search<Ctx, Asked> =
  | PlainSearch<Ctx, Asked>
  | {
      findIds: (typed: string, ctx: Ctx, query: Asked) => Sql
      idColumn: Sql
      matches: (typed: string, ctx: Ctx) => Sql
      /** An index of the rows themselves supports `matches`. */
      isIndexed?: true
    }

/** The words of a search, no more than are searched. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/u).filter(Boolean).slice(0, maxWords)

/** Rows for which the condition is true for every word typed. */
export const everyWord = (typed: string, condition: (word: string) => Sql): Sql =>
  sql.join([sql`true`, ...wordsOf(typed).map(condition)], sql` and `)

/**
 * Rows whose text has every word typed: literally, anywhere in it, or as a form or beginning of a word; `words` is
 * its tsvector, if that is a column.
 */
export const hasWords = (text: Sql, typed: string, words: Sql = sql`search_document(${text})`): Sql =>
  everyWord(
    typed,
    // The tsquery is computed once, not per row.
    (word) => sql`(${text} ilike ${contains(word)} or ${words} @@ (select search_query(${word})))`,
  )

/**
 * Rows among millions whose text has every word typed as a substring: the text has a trigram index, and its tsvector
 * is an indexed column.
 */
export const hasParts = ({ text, words }: { text: Sql; words: Sql }, typed: string): Sql =>
  everyWord(typed, (word) =>
    isIndexedPart(word) ? sql`${text} ilike ${contains(word)}` : sql`${words} @@ search_query(${word})`,
  )

/**
 * A search as a condition; whether it matches so many rows that scanning in order beats sorting; and the condition
 * that finds all matches if the scan did not fill the page.
 */
export type Searched = { where: Sql; isFrequent: boolean; whereIndexed?: Sql }

/** The condition of a search evaluated per row. */
export const plainCondition = <Ctx, Asked>(
  search: PlainSearch<Ctx, Asked>,
  ctx: Ctx,
  { query, typed }: { query: Asked; typed: string },
): Sql => {
  if ('matches' in search) return search.matches(typed, ctx)
  return hasWords('text' in search ? search.text(ctx, query) : search, typed)
}

/** The condition of a search, once its number of matches is known. */
export const searchCondition = async <Ctx extends Pick<Context, 'db'>, Asked>(
  search: Search<Ctx, Asked>,
  ctx: Ctx,
  { query, typed }: { query: Asked; typed: string },
): Promise<Searched> => {
  if (!('findIds' in search))
    return { where: plainCondition(search, ctx, { query, typed }), isFrequent: false }
  const hits = await sql<{ id: unknown }>`
    select id from (${search.findIds(typed, ctx, query)}) found (id) limit ${sql.lit(probed + 1)}`.execute(
    ctx.db,
  )
  if (hits.rows.length > probed) {
    const where = search.matches(typed, ctx)
    const found = sql`${search.idColumn} in (select id from (${search.findIds(typed, ctx, query)}) found (id))`
    return { where, isFrequent: true, whereIndexed: search.isIndexed ? where : found }
  }
  return { where: sql`${search.idColumn} = any(${hits.rows.map(({ id }) => id)})`, isFrequent: false }
}
