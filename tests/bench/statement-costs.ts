import type pg from 'pg'

/** Database costs of one call: milliseconds of planning and executing its statements, and pages read. */
export type Cost = { ms: number; pages: number }

/** Statements of a page, of its total, and of preliminary probes. */
const ofLists = `(query like '%$page%' or query like '%counted%' or query like '%search_query%' or query like '%$found%'
  or query like '%probed%' or query like '% as place from %')`

/**
 * Enables statistics per statement, and the explaining of plans for new connections. The server loads
 * `pg_stat_statements` at its start.
 */
export const countStatements = async (client: pg.Client): Promise<void> => {
  await client.query(`alter system reset shared_preload_libraries`)
  await client.query(`alter system set session_preload_libraries = 'auto_explain'`)
  await client.query(`alter system set pg_stat_statements.track_planning = on`)
  await client.query('create extension if not exists pg_stat_statements')
}

/** Number of executions with custom plans after which a connection may settle on a generic plan. */
export const callsUntilSettled = 6

/**
 * Database costs of a call once its plans have settled, as an average of `calls`: of its statements that read lists,
 * or with `whole` of all its statements. Null if the call is refused.
 */
export const askCost = async (
  client: pg.Client,
  url: string,
  init: RequestInit,
  { whole = false, calls = 6 } = {},
): Promise<Cost | null> => {
  for (let call = 0; call < callsUntilSettled + calls; call++) {
    if (call === callsUntilSettled) await client.query('select pg_stat_statements_reset()')
    // Cached answers cost nothing while no data changes: here each call finds that some have.
    await client.query('update shown_revision set number = number + 1 where part = 0')
    const answer = await fetch(url, init)
    if (!answer.ok) return null
    const { incomplete } = (await answer.json()) as { incomplete?: boolean }
    // A cancelled statement is not in the statistics.
    if (incomplete) return { ms: Infinity, pages: 0 }
  }
  const { rows } = await client.query<Cost>(
    `select coalesce(sum(total_plan_time + total_exec_time), 0)::float / $1 as ms,
       (coalesce(sum(shared_blks_hit + shared_blks_read), 0) / $1)::int as pages
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       and ${whole ? `query not like '%pg_stat_statements%'` : ofLists}`,
    [calls],
  )
  return rows[0]!
}
