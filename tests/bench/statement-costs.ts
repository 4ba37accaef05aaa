import type pg from 'pg'

/** What one call costs the database: milliseconds of planning and running its statements, pages they read. */
export type Cost = { ms: number; pages: number }

/** Statements of a page, of its count, and of what is probed before it. */
const ofLists = `(query like '%$page%' or query like '%counted%' or query like '%search_query%' or query like '%$found%'
  or query like '%probed%' or query like '% as place from %')`

/** Turns on the counting of what each statement costs, and the explaining of plans; both work from the next start of the server. */
export const countStatements = async (client: pg.Client): Promise<void> => {
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements', 'auto_explain'`)
  await client.query(`alter system set pg_stat_statements.track_planning = on`)
  await client.query('create extension if not exists pg_stat_statements')
}

/** So many calls a connection plans a statement anew before it settles on a plan, or on planning it each time. */
export const callsUntilSettled = 6

/**
 * What a call costs this database once its plans have settled, as an average of `calls`: those statements of it that read
 * lists, or `whole`, with all that any call asks. Null of a call that is refused.
 */
export const askCost = async (
  client: pg.Client,
  url: string,
  asked: RequestInit,
  { whole = false, calls = 6 } = {},
): Promise<Cost | null> => {
  for (let call = 0; call < callsUntilSettled + calls; call++) {
    if (call === callsUntilSettled) await client.query('select pg_stat_statements_reset()')
    // What is given again for as long as nothing changes costs nothing: here each call finds that something has.
    await client.query('update shown_revision set number = number + 1 where part = 0')
    const answer = await fetch(url, asked)
    if (!answer.ok) return null
    const { incomplete } = (await answer.json()) as { incomplete?: boolean }
    // A statement that was broken off is not among those that were counted.
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
