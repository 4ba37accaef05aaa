import { sql } from 'kysely'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Limit } from '#platform/domain/limit.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { blockOf } from '#platform/domain/visitors.ts'
import type { Db } from './context.ts'

/** Counts one more hit in a fixed window, over all processes; throws past the limit, otherwise returns the count. */
export const countHit = async (
  db: Db,
  key: string,
  limit: Limit,
  refusal: ErrorCode = 'RATE_LIMITED',
): Promise<number> => {
  const { rows } = await sql<{ hits: number; seconds: number }>`
    insert into rate_limit as r (key, hits, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as seconds`.execute(db)
  const row = rows[0]
  if (row && row.hits > limit.hits)
    throw new ProductError(refusal, { limit: limit.hits, retryAfter: Math.max(1, row.seconds) })
  return row?.hits ?? 0
}

/** Counts a hit of a visitor by network block: one IPv6 line has so many addresses that a limit per address limits nothing. */
export const countVisitor = (db: Db, key: string, address: string, limit: Limit): Promise<number> =>
  countHit(db, `${key}:${blockOf(address)}`, limit)

/** Remaining hits of a window; counts none. */
export const hitsLeft = async (db: Db, key: string, limit: Limit): Promise<number> => {
  const { rows } = await sql<{ hits: number }>`
    select hits from rate_limit where key = ${key} and resets_at > now()`.execute(db)
  return Math.max(0, limit.hits - (rows[0]?.hits ?? 0))
}

/** Removes a hit: successful attempts do not count. */
export const uncountHit = async (db: Db, key: string): Promise<void> => {
  await sql`update rate_limit set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db)
}
