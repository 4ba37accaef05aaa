import { sql, type RawBuilder } from 'kysely'
import { countLimit } from '#platform/contract/lists.ts'
import type { Db } from '#platform/server/context.ts'
import { pageOf } from '#platform/server/sql.ts'
import type { Condition } from './value-conditions.ts'

type Sql = RawBuilder<unknown>
type Page = { limit: number; offset: number }

type Wanted = {
  conditions: readonly Condition[]
  order: Sql
  page: Page
  /** Priority in the order: `rank` sorts a small result, `begins` finds the first rows of a large one by index. */
  best?: { rank: Sql; begins: Sql } | undefined
}

/** The ids of a page of values, and their total. */
export type FoundValues = { ids: number[]; total: number; totalIsExact: boolean }

type Ask = (conditions: readonly Sql[], rest: Sql) => Promise<number[]>

const asker =
  (db: Db): Ask =>
  async (conditions, rest) => {
    const found = await sql<{ id: number }>`
      select v.id from dictionary_value v where ${sql.join(conditions, sql` and `)} ${rest}`.execute(db)
    return found.rows.map((row) => row.id)
  }

const checks = (conditions: readonly Condition[]): Sql[] => conditions.map(({ checked }) => checked)

/** The ids of all matches; null if there are more than a list counts. */
const findFew = async (ask: Ask, conditions: readonly Condition[]): Promise<number[] | null> => {
  const plain = checks(conditions.filter(({ found }) => !found))
  const narrowing = conditions.filter(({ found }) => found)
  // Tried one at a time until an index finds few rows: with both in one statement the planner may choose the wrong
  // index.
  for (let at = 0; at < Math.max(narrowing.length, 1); at += 1) {
    const found = narrowing[at]?.found
    const before = [...plain, ...checks(narrowing.slice(0, at)), ...(found ? [found] : [])]
    const ids = await ask(before, sql`limit ${sql.lit(countLimit + 1)}`)
    if (ids.length > countLimit) continue
    const after = checks(narrowing.slice(at + 1))
    return after.length === 0 || ids.length === 0
      ? ids
      : await ask([...plain, sql`v.id = any(${ids})`, ...after], sql``)
  }
  return null
}

/**
 * Finds values of a dictionary of any size. Up to a thousand matches are filtered by index, then sorted; more are
 * scanned in index order, which finds a page quickly because matches are frequent.
 */
export const searchValues = async (
  db: Db,
  { conditions, order, page, best }: Wanted,
): Promise<FoundValues> => {
  const ask = asker(db)
  const few = await findFew(ask, conditions)
  if (few) {
    const sorted = best ? sql`${best.rank}, ${order}` : order
    const among = [...checks(conditions.filter(({ found }) => !found)), sql`v.id = any(${few})`]
    const ids = await ask(among, sql`order by ${sorted} ${pageOf(page)}`)
    return { ids, total: few.length, totalIsExact: true }
  }
  const walk = (part: Page, ...more: Sql[]) =>
    ask([...checks(conditions), ...more], sql`order by ${order} ${pageOf(part)}`)
  const many = (ids: number[]): FoundValues => ({ ids, total: countLimit, totalIsExact: false })
  if (!best) return many(await walk(page))
  const first = await walk(page, best.begins)
  if (first.length === page.limit) return many(first)
  const begun =
    first.length > 0 || page.offset === 0
      ? page.offset + first.length
      : (await walk({ limit: page.offset, offset: 0 }, best.begins)).length
  const rest = { limit: page.limit - first.length, offset: Math.max(0, page.offset - begun) }
  return many([...first, ...(await walk(rest, sql`not ${best.begins}`))])
}
