import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import pg from 'pg'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { serverLog } from '#platform/server/database/embedded/launch.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { demoPassword } from '../../database/demo/index.ts'
import { signIn } from '../support/http-sign-in.ts'
import { measureBodies } from './bodies.ts'
import { measureCalculator } from './calculator-keys.ts'
import { measureCosts } from './costs.ts'
import { countDatabase } from './counted-database.ts'
import { measureEvents } from './events-costs.ts'
import { measureExpertise } from './expertise/expertise-costs.ts'
import { measureInvestors } from './investors-costs.ts'
import { makeWorld } from './large-world.ts'
import { measurePages } from './lighthouse-pages.ts'
import { measureLists } from './list-costs.ts'
import { measureMail } from './mail-costs.ts'
import { compare, type Case } from './measure.ts'
import { explainCalls } from './plans.ts'
import { profileCases } from './profile-calls.ts'
import { measureProfileScreens } from './profile-screens.ts'
import { measureReports } from './report-costs.ts'
import { measureReportFills } from './report-fills.ts'
import { measureReportScreens } from './report-screens.ts'
import { startFloor, startPortal, startWorker } from './servers.ts'
import { showcaseCases } from './showcase-calls.ts'
import { measureSockets } from './sockets.ts'
import { countStatements } from './statement-costs.ts'
import { measureTechnologies } from './technologies-costs.ts'
import { measureTrack } from './track/track-costs.ts'
import { measureWorkbook } from './workbook.ts'
import { writeCases } from './write-calls.ts'

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

const projects = option('projects', 100_000)
const rounds = option('rounds', 5)
const seconds = option('seconds', 4)
const socketCount = option('sockets', 10_000)

/** Whether the server collects statistics per statement. */
const isStatements = ['--lists', '--reports', '--statements', '--track', '--expertise'].some((flag) =>
  process.argv.includes(flag),
)

const say = (line: string): void => void process.stdout.write(`${line}\n`)

if (process.argv.includes('--lighthouse')) {
  await measurePages(say)
  process.exit()
}

if (process.argv.includes('--calculator')) {
  await measureCalculator(say)
  process.exit()
}

if (process.argv.includes('--technologies')) {
  await measureTechnologies(say)
  process.exit()
}

if (process.argv.includes('--mail')) {
  await measureMail(say, option('mail', 10_000) || 10_000)
  process.exit()
}

if (process.argv.includes('--events')) {
  await measureEvents(say)
  process.exit()
}

if (process.argv.includes('--investors')) {
  await measureInvestors(say)
  process.exit()
}

if (process.argv.includes('--report-fills')) {
  await measureReportFills(say)
  process.exit()
}

if (process.argv.includes('--workbook')) {
  await measureWorkbook(say)
  process.exit()
}

if (process.argv.includes('--screens')) {
  await measureProfileScreens(say, process.argv[process.argv.indexOf('--screens') + 1])
  process.exit()
}

if (process.argv.includes('--bodies')) {
  await measureBodies(say)
  process.exit()
}

const prepare = async (): Promise<EmbeddedPostgres> => {
  mkdirSync('.cache/bench', { recursive: true })
  const startServer = (durable: boolean) =>
    startEmbeddedPostgres({
      dataDir: `.cache/bench/${projects}`,
      log: { info: () => {}, warn: say },
      durable,
    })
  // Generated data needs no durability; what is measured runs with a portal's settings.
  const server = await startServer(false)
  await migrate(server.url)
  await makeWorld(server.url, projects, say)
  if (isStatements) {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await countStatements(client)
    await client.end()
  }
  await server.stop()
  return startServer(true)
}

const server = await prepare()
if (process.argv.includes('--track')) {
  await measureTrack(server.url, say)
  await server.stop()
  process.exit()
}

if (process.argv.includes('--expertise')) {
  await measureExpertise(server.url, say)
  await server.stop()
  process.exit()
}

const client = new pg.Client({ connectionString: server.url })
await client.connect()
const { rows: accelerators } = await client.query<{ id: number; uid: string }>(
  `select m.accelerator_id::int as id, p.uid from accelerator_member m join person p on p.uid = m.person_uid
   where p.email = 'acc@demo.example' limit 1`,
)
const acceleratorId = accelerators[0]!.id
const costs = option('costs', 0)
/** The databases in which costs are counted. */
const counted = costs
  ? {
      portal: await countDatabase(server.url),
      worker: await countDatabase(server.url),
      floor: await countDatabase(server.url),
    }
  : null
/** The first of the ports; another one lets two measurements run at a time. */
const port = Number(process.env['BENCH_PORT'] ?? 3901)
const portal = await startPortal(counted?.portal.url ?? server.url, port, counted ? { WORKER: 'none' } : {})
const floor = await startFloor(counted?.floor.url ?? server.url, port + 1, acceleratorId)
const team = await signIn(portal.origin, 'acc@demo.example', demoPassword)
const founder = await signIn(portal.origin, 'ini@demo.example', demoPassword)
const onAccelerator = { ...team.headers, 'accelerator-id': String(acceleratorId) }
const api = `${portal.origin}/api/v1`

const { rows: requests } = await client.query<{ id: number }>(
  'select id::int as id from acceleration_request where accelerator_id = $1 order by id desc limit 1',
  [acceleratorId],
)

const list = `${api}/projects-in-work/list?limit=12`
const cases: Case[] = [
  [
    'projects in work, newest first',
    '>= 0.60',
    { url: list, headers: onAccelerator },
    { url: `${floor.origin}/list` },
  ],
  [
    'the same by name',
    '>= 0.60',
    { url: `${list}&sorting=NAME&sortingDirection=ASC`, headers: onAccelerator },
    { url: `${floor.origin}/list` },
  ],
  [
    'a project in work by id',
    '>= 0.60',
    { url: `${api}/projects-in-work/get?requestId=${requests[0]!.id}`, headers: team.headers },
    { url: `${floor.origin}/one` },
  ],
  [
    'newest first, against the same answer',
    '>= 0.60',
    { url: list, headers: onAccelerator },
    { url: `${floor.origin}/whole-list` },
  ],
  [
    'by name, against the same answer',
    '>= 0.60',
    { url: `${list}&sorting=NAME&sortingDirection=ASC`, headers: onAccelerator },
    { url: `${floor.origin}/whole-list?by=name` },
  ],
  [
    'by id, against the same answer',
    '>= 0.60',
    { url: `${api}/projects-in-work/get?requestId=${requests[0]!.id}`, headers: team.headers },
    { url: `${floor.origin}/whole-one?id=${requests[0]!.id}` },
  ],
  ['menu', '>= 0.60', { url: `${api}/menu`, headers: onAccelerator }, { url: `${floor.origin}/static` }],
  [
    'badge of new applications',
    '>= 0.60',
    { url: `${api}/project-acceleration/request/new-count?userUid=${team.uid}`, headers: onAccelerator },
    { url: `${floor.origin}/badge` },
  ],
  ...(await writeCases(client, { origin: portal.origin, floor: floor.origin, team, acceleratorId })),
  ...(await profileCases(client, { api, floor: floor.origin, founder })),
  ...(await showcaseCases(client, { api, floor: floor.origin })),
]

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : ''
if (process.argv.includes('--reports')) {
  const explain = await explainCalls(client, serverLog(server.where))
  const options = { api, headers: onAccelerator, acceleratorId, say, explain, only: new RegExp(only) }
  await measureReports(client, options)
  await client.end()
  await Promise.all([portal.stop(), floor.stop()])
  await server.stop()
  process.exit()
}

if (process.argv.includes('--lists')) {
  const administrator = await signIn(portal.origin, 'admin@demo.example', demoPassword)
  const askers = [
    { name: 'team', headers: onAccelerator },
    { name: 'administrator', headers: { ...administrator.headers, 'accelerator-id': String(acceleratorId) } },
    { name: 'founder', headers: founder.headers },
  ]
  const explain = await explainCalls(client, serverLog(server.where))
  await measureLists(client, api, askers, { say, explain }, new RegExp(only))
  await client.end()
  await Promise.all([portal.stop(), floor.stop()])
  await server.stop()
  process.exit()
}

if (process.argv.includes('--report-screens')) {
  await measureReportScreens(portal.origin, say, new RegExp(only))
  await client.end()
  await Promise.all([portal.stop(), floor.stop()])
  await server.stop()
  process.exit()
}

const chosen = cases.filter(([name]) => new RegExp(only).test(name))
if (counted) {
  const worker = await startWorker(counted.worker.url)
  const sides = {
    portal: { pid: portal.pid, database: counted.portal },
    worker: { pid: worker.pid, database: counted.worker },
    floor: { pid: floor.pid, database: counted.floor },
  }
  await measureCosts(client, chosen, sides, { requests: costs, rounds, statements: isStatements, say })
  await client.end()
  await Promise.all([portal.stop(), worker.stop(), floor.stop()])
  await server.stop()
  process.exit()
}

say(
  `${availableParallelism()} cores, ${projects} projects, ${rounds} paired rounds of ${seconds} s, 32 connections`,
)
say('| what | ours/s | floor/s | p99 ms | ratio (median) | lowest-highest | goal | not 2xx |')
say('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const measured of chosen) {
  const [name, goal] = measured
  const r = await compare(measured, rounds, seconds)
  const range = `${r.lowest.toFixed(2)}-${r.highest.toFixed(2)}`
  say(
    `| ${name} | ${r.ours.toFixed(0)} | ${r.floor.toFixed(0)} | ${r.p99.toFixed(0)} | ${r.ratio.toFixed(2)} | ${range} | ${goal} | ${r.wrong} |`,
  )
}

await portal.stop()
await floor.stop()
// A fresh process: one that was measured would free memory while sockets open.
const listening = await startPortal(server.url, port + 2)
const listener = await signIn(listening.origin, 'acc@demo.example', demoPassword)
const pool = createPool(server.url)
const db = createDatabase(pool)
const sockets = await measureSockets(db, listening, listener, socketCount)
say(`sockets: ${socketCount} open, ${sockets.kilobytesEach.toFixed(1)} kB each (goal <= 15)`)
say(`badge: ${sockets.badgeMs.toFixed(0)} ms from commit to page, median of 10 (goal <= 200)`)
say(
  `start of the built portal on a migrated database: ${(portal.readyAfterMs / 1000).toFixed(1)} s (goal <= 5)`,
)

await pool.end()
await client.end()
await listening.stop()
await server.stop()
