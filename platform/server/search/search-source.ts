import { sql } from 'kysely'
import type { FoundKind } from '#platform/domain/found-kinds.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { SignedIn } from '../context.ts'
import type { Sql } from '../lists/order.ts'
import { probed, searchCondition, type Search, type Searched } from '../lists/search.ts'
import { contains } from '../sql.ts'

/** A record as a search answers it. */
export type Found = {
  /** Tells it apart from all others of its kind. */
  key: string
  title: string
  /** What tells it from its namesakes, in one line; may be empty. */
  context: string
  /** The address of its picture, of kinds that have one. */
  pictureUrl: string | null
  link: ScreenHref
}

/** Something a feature lets people find. */
export type SearchSource = {
  /** Unique, for the log and the tests. */
  name: string
  kind: FoundKind
  /** Whether the person may ask for any of it; the database is not asked. */
  isOpenTo: (ctx: SignedIn) => boolean
  /** What the person finds of it by a text, the best first; without a text everything they could find. */
  find: (ctx: SignedIn, typed: string, limit: number) => Promise<Found[]>
}

/** Rows that tell whether very many are found. */
const sampled = 500

type Definition<Subject, Raw> = {
  name: string
  kind: FoundKind
  /** What the policy decides on; null where there is nothing to ask about, as without an accelerator. */
  of: (ctx: SignedIn) => Subject | null
  /** The policy action of the list that shows these records. */
  authorize: PolicyAction<Subject>
  /** The table by its alias, with the joins that the conditions, the order and the title need. */
  from: Sql
  /** What tells the rows apart: `p.id`. */
  key: Sql
  /** The rows that the person may see: the scope of that list. */
  scope: (ctx: SignedIn, subject: Subject) => Sql
  search: Search<SignedIn, null>
  /** The order of what is found: a list that is walked has an index for it. */
  order: Sql
  title: (ctx: SignedIn) => Sql
  context: Sql
  /** The address of its picture, or null. */
  picture?: Sql
  /** Joins that only the context, the picture and the link need. */
  joins?: Sql
  /** What the link needs besides, as columns. */
  columns: (ctx: SignedIn) => Sql
  link: (row: Raw) => ScreenHref
}

/**
 * Lets people find a feature's records: a file `server/*.search-source.ts` exports it (ADR 43). Its scope and policy are
 * those of the list that shows the records, so that nothing is found that the list would not show; a test compares them.
 */
export const searchSource = <Subject, Raw>(definition: Definition<Subject, Raw>): SearchSource => {
  const subjectOf = (ctx: SignedIn): Subject | null => {
    const subject = definition.of(ctx)
    return subject !== null && definition.authorize.allows(ctx.actor, subject) ? subject : null
  }
  const { name, kind, from, key, scope, search, order, joins = sql``, picture = sql`null` } = definition

  /**
   * Whether walking through the list in its order meets `limit` hits soon, and there are so many of them that they would
   * not be sorted: the rows just behind all that would be sorted have as many.
   */
  const isCommon = async (ctx: SignedIn, subject: Subject, holds: Sql, limit: number): Promise<boolean> => {
    const { rows } = await sql`
      select from ${from} join (
        select ${key} as found from ${from} where ${scope(ctx, subject)}
        order by ${order} offset ${sql.lit(probed)} limit ${sql.lit(sampled)}
      ) "$found" on "$found".found = ${key} where ${holds} limit ${sql.lit(limit)}`.execute(ctx.db)
    return rows.length === limit
  }

  const conditionOf = async (
    ctx: SignedIn,
    subject: Subject,
    { typed, limit }: { typed: string; limit: number },
  ): Promise<Searched> => {
    if (!typed) return { where: sql`true`, isWalked: true }
    if ('found' in search) {
      // An index would be read to its end for a word that very many have.
      const holds = search.holds(typed, ctx)
      if (await isCommon(ctx, subject, holds, limit)) return { where: holds, isWalked: true }
    }
    return searchCondition(search, ctx, { asked: null, typed })
  }

  return {
    name,
    kind,
    isOpenTo: (ctx) => subjectOf(ctx) !== null,
    find: async (ctx, typed, limit) => {
      const subject = subjectOf(ctx)
      if (subject === null) return []
      const { where, isWalked } = await conditionOf(ctx, subject, { typed, limit })
      const title = definition.title(ctx)
      // What begins as typed stands first, where so few are found that they can be sorted.
      const best = isWalked ? order : sql`${title} ilike ${contains(typed).slice(1)} desc, ${order}`
      const { rows } = await sql<
        Raw & { $key: string; $title: string; $context: string | null; $picture: string | null }
      >`
        select ${key}::text as "$key", ${title} as "$title", ${definition.context} as "$context", ${picture} as "$picture",
          ${definition.columns(ctx)}
        from ${from} join (
          select ${key} as found from ${from} where ${scope(ctx, subject)} and ${where}
          order by ${best} limit ${sql.lit(limit)}
        ) "$found" on "$found".found = ${key} ${joins} order by ${best}`.execute(ctx.db)
      return rows.map((row) => ({
        key: row.$key,
        title: row.$title.trim(),
        context: row.$context ?? '',
        pictureUrl: row.$picture,
        link: definition.link(row),
      }))
    },
  }
}
