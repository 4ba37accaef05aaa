import { sql } from 'kysely'
import type { FoundKind } from '#platform/domain/found-kinds.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { SignedIn } from '../context.ts'
import type { Sql } from '../lists/order.ts'
import { probed, searchCondition, type Search, type Searched } from '../lists/search.ts'
import { contains } from '../sql.ts'

/** A record as returned by the search. */
export type Found = {
  /** Unique among records of its kind. */
  key: string
  title: string
  /** A line that distinguishes records with the same name; may be empty. */
  context: string
  /** URL of its picture, for kinds that have one. */
  pictureUrl: string | null
  link: ScreenHref
}

/** A source of search results, provided by a feature. */
export type SearchSource = {
  /** Unique, for logs and tests. */
  name: string
  kind: FoundKind
  /** Whether the person may have any results; decided without a query. */
  isOpenTo: (ctx: SignedIn) => boolean
  /** The person's results for a text, best first; without a text everything they could find. */
  find: (ctx: SignedIn, typed: string, limit: number) => Promise<Found[]>
}

/** Rows sampled to find out whether a search matches very many. */
const sampled = 500

/** Maximum number of list rows scanned in order if the sample says that many match. */
const scanLimit = 20_000

type Definition<Subject, Raw> = {
  name: string
  kind: FoundKind
  /** The subject of the policy; null if there is none, for example without an accelerator. */
  of: (ctx: SignedIn) => Subject | null
  /** The policy action of the list that shows these records. */
  authorize: PolicyAction<Subject>
  /** The table with its alias, and the joins that the conditions, the order and the title need. */
  from: Sql
  /** Unique key of a row: `p.id`. */
  key: Sql
  /** Condition for rows that the person may see: the scope of that list. */
  scope: (ctx: SignedIn, subject: Subject, query: Readonly<Record<string, never>>) => Sql
  /**
   * For lists so large that reading the whole index entry of a very frequent word is slow: a sample that detects such
   * words. `'behind'`: the rows right after the number that would be sorted, if an index has the list's order. Or a
   * fixed thousandth of the table by the same alias, if the scope is (nearly) the whole table: what `limit` of its
   * rows have, some thousands have, whatever the table's size.
   */
  sample?: 'behind' | Sql
  search: Search<SignedIn, null>
  /** The order of the results: a list that is scanned in order has an index for it. */
  order: Sql
  title: (ctx: SignedIn) => Sql
  context: Sql
  /** URL of its picture, or null. */
  picture?: Sql
  /** Joins that only the context, the picture and the link need. */
  joins?: Sql
  /** Further columns for the link. */
  columns: (ctx: SignedIn) => Sql
  link: (row: Raw) => ScreenHref
}

/**
 * Makes a feature's records searchable, exported by `server/*.search-source.ts` (ADR 43). Its scope and policy are
 * those of the list that shows the records, so that the search finds nothing that the list would not show; a test
 * compares them.
 */
export const searchSource = <Subject, Raw>(definition: Definition<Subject, Raw>): SearchSource => {
  const subjectOf = (ctx: SignedIn): Subject | null => {
    const subject = definition.of(ctx)
    return subject !== null && definition.authorize.allows(ctx.actor, subject) ? subject : null
  }
  const {
    name,
    kind,
    from,
    key,
    scope,
    sample,
    search,
    order,
    joins = sql``,
    picture = sql`null`,
  } = definition

  const asks = async (ctx: SignedIn, question: Sql, limit: number): Promise<{ found: unknown }[]> =>
    (await sql<{ found: unknown }>`${question} limit ${sql.lit(limit)}`.execute(ctx.db)).rows

  /**
   * The matches in list order if they are so many that a scan finds `limit` of them soon and sorting would be slow;
   * else `undefined`.
   */
  const common = async (
    ctx: SignedIn,
    subject: Subject,
    { matches, limit }: { matches: Sql; limit: number },
  ): Promise<Searched | undefined> => {
    if (sample === undefined) return undefined
    const rows = sql`from ${from} where ${scope(ctx, subject, {})} order by ${order}`
    if (sample !== 'behind') {
      const some = await asks(ctx, sql`select ${key} as found from ${sample} where ${matches}`, limit)
      if (some.length < limit) return undefined
      // Frequent matches may still be at the far end of the list.
      const first = sql`select ${key} as found, ${matches} as holds ${rows} limit ${sql.lit(scanLimit)}`
      const hits = await asks(ctx, sql`select found from (${first}) "$first" where holds`, limit)
      const where = sql`${key} = any(${hits.map(({ found }) => found)})`
      return hits.length < limit ? undefined : { where, isFrequent: true }
    }
    // The rows right after the number that would be sorted.
    const behind = sql`select ${key} as found ${rows} offset ${sql.lit(probed)} limit ${sql.lit(sampled)}`
    const some = await asks(
      ctx,
      sql`select found from ${from} join (${behind}) "$behind" on "$behind".found = ${key} where ${matches}`,
      limit,
    )
    return some.length < limit ? undefined : { where: matches, isFrequent: true }
  }

  const conditionOf = async (
    ctx: SignedIn,
    subject: Subject,
    { typed, limit }: { typed: string; limit: number },
  ): Promise<Searched> => {
    if (!typed) return { where: sql`true`, isFrequent: true }
    const many =
      'findIds' in search
        ? await common(ctx, subject, { matches: search.matches(typed, ctx), limit })
        : undefined
    return many ?? searchCondition(search, ctx, { query: null, typed })
  }

  return {
    name,
    kind,
    isOpenTo: (ctx) => subjectOf(ctx) !== null,
    find: async (ctx, typed, limit) => {
      const subject = subjectOf(ctx)
      if (subject === null) return []
      const { where, isFrequent } = await conditionOf(ctx, subject, { typed, limit })
      const title = definition.title(ctx)
      // Records whose name has the text, first at its beginning, come before those that only mention it, if there are
      // few enough to sort.
      const isCalled = sql`(${title} ilike ${contains(typed).slice(1)})::int + (${title} ilike ${contains(typed)})::int`
      const best = isFrequent ? order : sql`${isCalled} desc, ${order}`
      const { rows } = await sql<
        Raw & { $key: string; $title: string; $context: string | null; $picture: string | null }
      >`
        select ${key}::text as "$key", ${title} as "$title", ${definition.context} as "$context", ${picture} as "$picture",
          ${definition.columns(ctx)}
        from ${from} join (
          select ${key} as found from ${from} where ${scope(ctx, subject, {})} and ${where}
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
