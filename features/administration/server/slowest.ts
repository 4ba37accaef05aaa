import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import type { getHealth } from '../contract/health.endpoints.ts'

type Health = ResponseOf<typeof getHealth>

const shown = 10

/** Length of a statement on the page. */
export const statementStart = sql<string>`left(query, 300)`

/** Returns the calls of the last day with the longest mean time, of all processes. */
export const readSlowestCalls = async (db: Db): Promise<Health['slowestCalls']> => {
  const { rows } = await sql<Health['slowestCalls'][number]>`
    select call, sum(calls)::int as calls, round(sum(total_ms) / sum(calls))::int as "meanMs",
      ceil(max(longest_ms))::int as "longestMs"
    from call_time where hour > now() - interval '1 day'
    group by call order by sum(total_ms) / sum(calls) desc, call limit ${shown}`.execute(db)
  return rows
}

/**
 * Returns the statements with the longest mean time since the database server's statistics began; null if it
 * collects none. The extension stores statements without the values of their parameters.
 */
export const readSlowestStatements = async (db: Db): Promise<Health['slowestStatements']> => {
  const found = await sql<{ schema: string; loaded: boolean }>`
    select e.extnamespace::regnamespace::text as schema,
      coalesce(current_setting('shared_preload_libraries', true), '') like '%pg_stat_statements%' as loaded
    from pg_extension e where e.extname = 'pg_stat_statements'`.execute(db)
  const [extension] = found.rows
  if (!extension?.loaded) return null
  const { rows } = await sql<NonNullable<Health['slowestStatements']>[number]>`
    select concat_ws(' ', userid, queryid, toplevel) as id, ${statementStart} as statement, calls::int8::float8 as calls, round(mean_exec_time)::int as "meanMs",
      ceil(max_exec_time)::int as "longestMs"
    from ${sql.raw(extension.schema)}.pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query ~* '^[[:space:]]*(select|insert|update|delete|with)[[:space:]]'
    order by mean_exec_time desc limit ${shown}`.execute(db)
  return rows
}
