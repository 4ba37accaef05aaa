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

/** Rows of the list that are walked at most where a sample of the table says that many are found. */
const walked = 20_000

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
  /**
   * Of lists with so many rows that the index of a word that very many have would be read to its end: what tells of such a
   * word. `'behind'`: the rows just behind all that would be sorted, where an index gives the list in its order. Or a
   * thousandth of the table by the same alias, always the same, where the scope is (nearly) all of it: what `limit`
   * rows of it have, some thousands have, however large the table is.
   */
  sample?: 'behind' | Sql
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
   * The hits in the order of the list where there are so many that walking through it meets `limit` of them soon, and
   * that they would not be sorted; else `undefined`.
   */
  const common = async (
    ctx: SignedIn,
    subject: Subject,
    { holds, limit }: { holds: Sql; limit: number },
  ): Promise<Searched | undefined> => {
    if (sample === undefined) return undefined
    const rows = sql`from ${from} where ${scope(ctx, subject)} order by ${order}`
    if (sample !== 'behind') {
      const some = await asks(ctx, sql`select ${key} as found from ${sample} where ${holds}`, limit)
      if (some.length < limit) return undefined
      // What many have may still stand at the far end of the list.
      const first = sql`select ${key} as found, ${holds} as holds ${rows} limit ${sql.lit(walked)}`
      const hits = await asks(ctx, sql`select found from (${first}) "$first" where holds`, limit)
      const where = sql`${key} = any(${hits.map(({ found }) => found)})`
      return hits.length < limit ? undefined : { where, isWalked: true }
    }
    // The rows just behind all that would be sorted.
    const behind = sql`select ${key} as found ${rows} offset ${sql.lit(probed)} limit ${sql.lit(sampled)}`
    const some = await asks(
      ctx,
      sql`select found from ${from} join (${behind}) "$behind" on "$behind".found = ${key} where ${holds}`,
      limit,
    )
    return some.length < limit ? undefined : { where: holds, isWalked: true }
  }

  const conditionOf = async (
    ctx: SignedIn,
    subject: Subject,
    { typed, limit }: { typed: string; limit: number },
  ): Promise<Searched> => {
    if (!typed) return { where: sql`true`, isWalked: true }
    const many =
      'found' in search ? await common(ctx, subject, { holds: search.holds(typed, ctx), limit }) : undefined
    return many ?? searchCondition(search, ctx, { asked: null, typed })
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
      // What is called as typed, first what begins so, stands before what only speaks of it, where so few are found that they can be sorted.
      const isCalled = sql`(${title} ilike ${contains(typed).slice(1)})::int + (${title} ilike ${contains(typed)})::int`
      const best = isWalked ? order : sql`${isCalled} desc, ${order}`
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
