import { readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { callsUntilSettled } from './statement-costs.ts'

/** The plans of a call's statements, and the large tables that they scan sequentially. */
export type Plans = { text: string; scanned: readonly string[] }

/** Repeats a call until its plans have settled, and explains the last one. */
export type Explain = (url: string, init: RequestInit) => Promise<Plans>

/** Smaller tables are best scanned sequentially. */
const largeTable = 10_000

const explained = ['log_analyze', 'log_buffers']

/**
 * Enables logging of plans; PostgreSQL writes them to its log, and connections see changed settings after a moment.
 */
const write = async (client: pg.Client, isWritten: boolean): Promise<void> => {
  await client.query(`alter system set auto_explain.log_min_duration = ${isWritten ? 0 : -1}`)
  await client.query('select pg_reload_conf()')
  await sleep(200)
}

/** Splits the log into plans: the lines after the one that announces a plan begin with a tab. */
const plansIn = (log: string): string[] =>
  [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(
    ([, milliseconds, lines]) => `${milliseconds} ms\n${lines!.replaceAll(/^\t/gm, '')}`,
  )

const scansOf = (plan: string): string[] =>
  [...plan.matchAll(/Seq Scan on (\w+)(?: \w+)? {2}\(cost=[^)]*\) \(actual/g)].map(([, table]) => table!)

/**
 * Explains calls with PostgreSQL's `auto_explain`, so that the portal's own statements with their prepared plans are
 * explained.
 */
export const explainCalls = async (client: pg.Client, serverLog: string): Promise<Explain> => {
  for (const setting of explained) await client.query(`alter system set auto_explain.${setting} = on`)
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and reltuples >= ${largeTable}`,
  )
  const large = new Set(rows.map(({ name }) => name))
  return async (url, init) => {
    await write(client, true)
    let size = 0
    try {
      for (let call = 0; call <= callsUntilSettled; call++) {
        size = statSync(serverLog).size
        await (await fetch(url, init)).arrayBuffer()
      }
    } finally {
      await write(client, false)
    }
    const plans = plansIn(readFileSync(serverLog).subarray(size).toString()).filter(
      (plan) => !plan.includes('pg_reload_conf') && !plan.includes('alter system'),
    )
    return {
      text: plans.join('\n'),
      scanned: [...new Set(plans.flatMap(scansOf))].filter((table) => large.has(table)).toSorted(),
    }
  }
}
