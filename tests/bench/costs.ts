import type pg from 'pg'
import { processorTime, sessionsTime, type CountedDatabase } from './counted-database.ts'
import { shoot, type Case, type Shot } from './measure.ts'

/** A program and its connection to the database. */
export type Side = { pid: number; database: CountedDatabase }

/** Costs per request: processor milliseconds of the program and of its database sessions, statements, round trips. */
type Cost = { program: number; sessions: number; statements: number; trips: number }

const now = ({ pid, database }: Side): Cost => ({
  program: processorTime(pid),
  sessions: sessionsTime(database),
  ...database.sent,
})

const each = (before: Cost, after: Cost, requests: number): Cost => ({
  program: (after.program - before.program) / requests,
  sessions: (after.sessions - before.sessions) / requests,
  statements: (after.statements - before.statements) / requests,
  trips: (after.trips - before.trips) / requests,
})

/** Waits until all events have been delivered. */
const settled = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ waits: boolean }>(
      `select exists (select from event where not is_dispatched) or exists (
         select from graphile_worker.jobs where attempts < max_attempts and run_at <= now()) as waits`,
    )
    if (!rows[0]!.waits) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const costOf = async (client: pg.Client, shot: Shot, requests: number, sides: readonly Side[]) => {
  const before = sides.map(now)
  const { wrong } = await shoot(shot, { amount: requests, connections: 8 })
  await settled(client)
  const after = sides.map(now)
  return { costs: before.map((cost, at) => each(cost, after[at]!, requests)), wrong }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const medianOf = (costs: readonly Cost[]): Cost => ({
  program: median(costs.map(({ program }) => program)),
  sessions: median(costs.map(({ sessions }) => sessions)),
  statements: median(costs.map(({ statements }) => statements)),
  trips: median(costs.map(({ trips }) => trips)),
})

const columnsOf = ({ program, sessions, statements, trips }: Cost): string =>
  `${program.toFixed(2)} | ${sessions.toFixed(2)} | ${statements.toFixed(1)} | ${trips.toFixed(1)}`

/** Prints the most expensive statements of the last requests; calls and milliseconds per request. */
const sayStatements = async (client: pg.Client, requests: number, say: (line: string) => void) => {
  const { rows } = await client.query<{ calls: number; ms: number; text: string }>(
    `select calls::float / $1 as calls, (total_plan_time + total_exec_time) / $1 as ms,
       regexp_replace(query, '[[:space:]]+', ' ', 'g') as text
     from pg_stat_statements order by ms desc limit 16`,
    [requests],
  )
  for (const { calls, ms, text } of rows)
    say(`    ${calls.toFixed(2)} x, ${ms.toFixed(3)} ms: ${text.slice(0, 150)}`)
}

/**
 * Measures the processor time of one request on both sides: the portal, its background work, and the floor; medians
 * of alternating rounds. A busy machine increases the elapsed time much, the processor time little.
 */
export const measureCosts = async (
  client: pg.Client,
  cases: readonly Case[],
  sides: { portal: Side; worker: Side; floor: Side },
  options: { requests: number; rounds: number; statements: boolean; say: (line: string) => void },
): Promise<void> => {
  const { requests, rounds, statements, say } = options
  const { portal, worker, floor } = sides
  say(
    `Of one request, of ${requests} in each of ${rounds} rounds: ms of a processor of the program, of its sessions; statements; trips`,
  )
  say(
    '| what | ours | sessions | statements | trips | behind it | sessions | statements | trips | floor | sessions | statements | trips | ratio | not 2xx |',
  )
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const [name, , ours, bare, reset] of cases) {
    await reset?.()
    await settled(client)
    await shoot(ours, { amount: 400, connections: 8 })
    await reset?.()
    await shoot(bare, { amount: 400, connections: 8 })
    await reset?.()
    await settled(client)
    if (statements) await client.query('select pg_stat_statements_reset()')
    const taken: { own: Cost; behind: Cost; floors: Cost }[] = []
    let wrong = 0
    for (let round = 0; round < rounds; round += 1) {
      await reset?.()
      await settled(client)
      const shot = await costOf(client, ours, requests, [portal, worker])
      wrong += shot.wrong
      if (statements && round === 0) await sayStatements(client, requests, say)
      const [own, behind] = shot.costs as [Cost, Cost]
      await reset?.()
      await settled(client)
      const bareShot = await costOf(client, bare, requests, [floor])
      wrong += bareShot.wrong
      const [floors] = bareShot.costs as [Cost]
      taken.push({ own, behind, floors })
    }
    const [own, behind, floors] = [
      medianOf(taken.map((round) => round.own)),
      medianOf(taken.map((round) => round.behind)),
      medianOf(taken.map((round) => round.floors)),
    ]
    const whole = own.program + own.sessions + behind.program + behind.sessions
    const ratio = (floors.program + floors.sessions) / whole
    say(
      `| ${name} | ${columnsOf(own)} | ${columnsOf(behind)} | ${columnsOf(floors)} | ${ratio.toFixed(2)} | ${wrong} |`,
    )
  }
}
