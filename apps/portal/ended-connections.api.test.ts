import { sql } from 'kysely'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createProject } from '../../features/projects/contract/project.endpoints.ts'
import { freePort } from '../../tests/journeys/support/free-port.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { secretsKey } from '../../tests/support/secrets-key.ts'
import { bundlePrograms } from '../../tools/programs.mjs'

const root = join(import.meta.dirname, '../..')
const rounds = 20
const patience = { timeout: 60_000, interval: 20 }

mkdirSync(join(root, '.cache'), { recursive: true })
const programs = mkdtempSync(join(root, '.cache/portal-'))
const processes: ChildProcess[] = []
let portal: TestPortal

beforeAll(async () => {
  const bundled = bundlePrograms({ portal: join(root, 'tests/support/portal-process.ts') }, programs)
  portal = await openPortal()
  await bundled
})
afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL')
})
afterAll(() => rmSync(programs, { recursive: true }))

const start = async (variables: Record<string, string>): Promise<string> => {
  const port = await freePort()
  const started = spawn(process.execPath, [join(programs, 'portal.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SECRETS_KEY: secretsKey,
      DATABASE_URL: portal.database.url,
      DATA_DIR: portal.folder,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      HOST: '127.0.0.1',
      PORT: String(port),
      // The issuer of the test's tokens.
      PUBLIC_URL: 'http://localhost:3000',
      ...variables,
    },
  })
  processes.push(started)
  // A portal that loses the database during startup exits with an error: only a running one must survive.
  await once(started, 'message')
  return `http://127.0.0.1:${port}`
}

const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(portal.db)).rows[0]!.n

/** Jobs that succeed and jobs that fail: the queue ends each kind with a different statement. */
const addJobs = sql`
  select graphile_worker.add_job('clean-up', '{}', job_key := 'ok' || n) from generate_series(1, 60) n
  union all
  select graphile_worker.add_job('run-subscriber', '{}', max_attempts := 1, job_key := 'bad' || n)
  from generate_series(1, 60) n`

const endConnections = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** Terminates all connections repeatedly during jobs and writes; returns the names of the acknowledged projects. */
const endAllUnderLoad = async (address: string): Promise<string[]> => {
  const people = await Promise.all(
    Array.from({ length: 60 }, async () => portal.tokenOf(await portal.make.person({ roles: ['INI'] }))),
  )
  let created = 0
  const create = (name: string) =>
    fetch(`${address}/api/v1${createProject.path}`, {
      method: createProject.method,
      headers: {
        authorization: `Bearer ${people[created++ % people.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name }),
    }).then(
      ({ status }) => status,
      () => 0,
    )
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), patience)

  const acknowledged: string[] = []
  const load = { on: true }
  const writing = [0, 1, 2].map(async (writer) => {
    for (let i = 0; load.on; i++) {
      const name = `Project ${writer} ${i}`
      if ((await create(name)) === 200) acknowledged.push(name)
      // A person's limit of projects.
      await pause(10)
    }
  })
  for (let round = 0; round < rounds; round++) {
    await vi.waitFor(() => addJobs.execute(portal.db), patience)
    // Some rounds hit the queue between two jobs, some within one.
    await pause(15 + round * 7)
    await endConnections.execute(portal.db)
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), patience)
  }
  load.on = false
  await Promise.all(writing)
  return acknowledged
}

const expectNothingLost = async (acknowledged: readonly string[]): Promise<void> => {
  expect(processes.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual(
    processes.map(() => [null, null]),
  )
  const { rows } = await sql<{ name: string }>`select name from project`.execute(portal.db)
  const stored = new Set(rows.map(({ name }) => name))
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
  await vi.waitFor(async () => {
    expect(await count(sql`select count(*)::int as n from event where not is_dispatched`)).toBe(0)
    expect(
      await count(sql`
        select count(*)::int as n from graphile_worker._private_jobs where attempts < max_attempts or locked_at is not null`),
    ).toBe(0)
  }, patience)
}

test('a portal with its worker survives the end of every connection, twenty times', async () => {
  const address = await start({ WORKER: 'inside' })
  await expectNothingLost(await endAllUnderLoad(address))
}, 240_000)

test('a portal and a worker apart survive it, too', async () => {
  const address = await start({ WORKER: 'none' })
  await start({ WORKER: 'only' })
  await expectNothingLost(await endAllUnderLoad(address))
}, 240_000)
