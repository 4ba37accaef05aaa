import pg from 'pg'
import type { List } from '#platform/contract/list.ts'
import { demoPassword } from '../../../database/demo/index.ts'
import { previewAssignment } from '../../../features/expert-assignment/contract/assignment.endpoints.ts'
import {
  listExpertEarnings,
  listExpertPayments,
} from '../../../features/expert-payments/contract/expert-payment.endpoints.ts'
import { listExpertJobOrders } from '../../../features/expertise/contract/expert-job-order.endpoints.ts'
import { listExpertJobs } from '../../../features/expertise/contract/expert-job.endpoints.ts'
import { signIn } from '../../support/http-sign-in.ts'
import { startPortal } from '../servers.ts'
import { askCost, type Cost } from '../statement-costs.ts'
import { copyDatabase, dropDatabase } from '../track/track-world.ts'
import { makeManyJobs, waitingTasks, type ManyJobs } from './expertise-world.ts'

type Say = (line: string) => void
type Asker = { name: string; headers: Record<string, string> }
type Row = Cost & { who: string; query: string }

const pageGoal = 5
const narrowedGoal = 15
const searchGoal = 50
/** Maximum seconds of the largest assignment, and maximum milliseconds that other calls may wait meanwhile. */
const assignmentGoal = 5
const lateGoal = 50

const say = (line: Say, name: string, found: readonly Row[], goal: number): void => {
  const [worst] = found.toSorted((a, b) => b.ms - a.ms)
  if (!worst) return
  const verdict = worst.ms <= goal ? 'holds' : 'MISSED'
  line(
    `| ${name} | ${found.length} | ${worst.who}: ${decodeURIComponent(worst.query)} | ${worst.ms.toFixed(2)} | ${worst.pages} | <= ${goal}: ${verdict} |`,
  )
}

const filtersOfClient = (jobs: ManyJobs): Record<string, string[]> => ({
  status: ['NEW', 'PROCESS', 'NEW,PROCESS', 'COMPLETE', 'REJECT'],
  overdue: ['true', 'false'],
  toAccept: ['true'],
  unpaid: ['true'],
  expertUid: [jobs.expertUid],
  taskId: [String(jobs.taskId)],
  projectId: [String(jobs.projectId)],
  programmeId: [String(jobs.programmeId)],
})

const filtersOfPayments = { state: ['NOT_DUE', 'DUE', 'DISPUTED'], since: ['2026-01-01'] }

const filtersOfExpert = { status: ['NEW', 'PROCESS', 'COMPLETE', 'REJECT'], overdue: ['true', 'false'] }

const words = ['тепло', 'Пульт', 'E-0000', 'щзхъйцу']

/** A list in every order, with each filter, and searched. */
const measureList = async (
  client: pg.Client,
  api: string,
  of: List,
  { askers, filters, line }: { askers: readonly Asker[]; filters: Record<string, string[]>; line: Say },
): Promise<void> => {
  const orders = of.list.sortings.flatMap((by) =>
    ['ASC', 'DESC'].map((way) => `sorting=${by}&sortingDirection=${way}`),
  )
  const measure = async (name: string, queries: readonly string[], goal: number) => {
    const found: Row[] = []
    for (const { name: who, headers } of askers)
      for (const query of queries) {
        const cost = await askCost(client, `${api}${of.path}?limit=12&${query}`, { headers }, { calls: 3 })
        if (cost) found.push({ ...cost, who, query })
      }
    say(line, `${of.name}, ${name}`, found, goal)
  }
  for (const order of orders) await measure(order, [order], pageGoal)
  for (const [name, values] of Object.entries(filters))
    for (const value of values)
      await measure(
        `${name}=${value}`,
        orders.map((order) => `${name}=${encodeURIComponent(value)}&${order}`),
        narrowedGoal,
      )
  for (const word of words)
    await measure(`found by ${word}`, [`findText=${encodeURIComponent(word)}`], searchGoal)
}

/** The largest assignment: its duration, and how long other calls wait meanwhile. */
const measureAssignment = async (api: string, headers: Record<string, string>, line: Say): Promise<void> => {
  const dueOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const plan = async () => {
    const answer = await fetch(`${api}${previewAssignment.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ reviews: 3, dueOn }),
    })
    return (await answer.json()) as { tasks: unknown[]; experts: unknown[]; pairs: unknown[] }
  }
  for (const round of ['first', 'second', 'third']) {
    let latest = 0
    const run = { isOver: false }
    const others = (async () => {
      while (!run.isOver) {
        const sentAt = performance.now()
        await (await fetch(`${api}/menu`, { headers })).arrayBuffer()
        latest = Math.max(latest, performance.now() - sentAt)
      }
    })()
    const begun = performance.now()
    const { tasks, experts, pairs } = await plan()
    const seconds = (performance.now() - begun) / 1000
    run.isOver = true
    await others
    line(
      `| assignment, ${round} | ${tasks.length} tasks, ${experts.length} experts, ${pairs.length} of ${waitingTasks * 3} reviews | ${seconds.toFixed(2)} s, <= ${assignmentGoal}: ${seconds <= assignmentGoal ? 'holds' : 'MISSED'} | another call at most ${latest.toFixed(0)} ms, <= ${lateGoal}: ${latest <= lateGoal ? 'holds' : 'MISSED'} |`,
    )
  }
}

/**
 * Measures the lists of an accelerator with 100,000 jobs, and the duration of the largest assignment, in a copy of
 * the database that is deleted afterwards.
 */
export const measureExpertise = async (world: string, line: Say): Promise<void> => {
  const url = await copyDatabase(world, 'bench_expertise')
  const jobs = await makeManyJobs(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const portal = await startPortal(url, 3901, { WORKER: 'none' })
  const api = `${portal.origin}/api/v1`
  const asker = async (name: string, email: string): Promise<Asker> => {
    const { headers } = await signIn(portal.origin, email, demoPassword)
    return { name, headers: { ...headers, 'accelerator-id': String(jobs.acceleratorId) } }
  }
  const team = await asker('team', 'acc@demo.example')
  const tracker = await asker('tracker', 'trc@demo.example')
  const expert = await asker('expert', 'exp@demo.example')
  line('| assignment | of | takes | meanwhile |')
  line('| --- | --- | --- | --- |')
  await measureAssignment(api, team.headers, line)
  line('| 100,000 jobs | asked | slowest | database ms | pages read | goal |')
  line('| --- | --- | --- | --- | --- | --- |')
  await measureList(client, api, listExpertJobs, {
    askers: [team, tracker],
    filters: filtersOfClient(jobs),
    line,
  })
  await measureList(client, api, listExpertJobOrders, { askers: [expert], filters: filtersOfExpert, line })
  await measureList(client, api, listExpertPayments, { askers: [team], filters: filtersOfPayments, line })
  await measureList(client, api, listExpertEarnings, { askers: [expert], filters: filtersOfPayments, line })
  await portal.stop()
  await client.end()
  await dropDatabase(url)
}
