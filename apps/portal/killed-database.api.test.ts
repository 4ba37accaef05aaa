import { expect, test, vi } from 'vitest'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { dataOf } from '#platform/server/database/embedded/cluster.ts'
import { readPostmaster } from '#platform/server/database/embedded/postmaster.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { createProject } from '../../features/projects/contract/project.endpoints.ts'
import { afterFile } from '../../tests/support/after-file.ts'
import { temporaryFolder } from '../../tests/support/folders.ts'
import { openPortal } from '../../tests/support/portal.ts'

const patience = { timeout: 60_000, interval: 50 }

/** A portal with its own database server, as `npm start` runs it, and the server's log. */
const openOnEmbedded = async () => {
  const output: string[] = []
  const say = (line: string): void => void output.push(line)
  const server = await startEmbeddedPostgres({
    dataDir: temporaryFolder(),
    log: { info: say, warn: say },
    keep: true,
  })
  afterFile(() => server.stop())
  await migrate(server.url)
  const pool = createPool(server.url)
  afterFile(() => pool.end())
  const { isRestarting: isDatabaseRestarting } = server
  const database = { url: server.url, pool, db: createDatabase(pool), drop: async () => {} }
  const portal = await openPortal({ database: { ...database, isDatabaseRestarting } })
  return { portal, pool, output, pid: () => readPostmaster(dataOf(server.where))!.pid }
}

test('a killed database server is started again under load: nothing acknowledged is lost, everything listens', async () => {
  const { portal, pool, output, pid } = await openOnEmbedded()
  const count = async (query: string): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>(query)
    return rows[0]!.n
  }
  const listening = () =>
    count(
      `select count(*)::int as n from pg_stat_activity where query ilike 'listen %' and pid <> pg_backend_pid()`,
    )
  const ready = async () => {
    const { statusCode, body } = await portal.app.inject({ url: '/readyz' })
    return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> }
  }
  await portal.startWorker()
  const people = await Promise.all(Array.from({ length: 8 }, () => portal.make.person({ roles: ['INI'] })))
  await vi.waitFor(async () => expect(await listening()).toBeGreaterThanOrEqual(3), patience)
  const listened = await listening()

  const acknowledged: string[] = []
  const seen = new Set<number>()
  const load = { on: true }
  const loading = people.map(async (person, n) => {
    for (let i = 0; load.on; i += 1) {
      const name = `Project ${n} ${i}`
      const { status } = await portal.as(person).call(createProject, { body: { name } })
      seen.add(status)
      if (status === 200) acknowledged.push(name)
    }
  })
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), patience)
  const killed = pid()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => {
    const { status, body } = await ready()
    expect([status, body['databaseRestarting']]).toEqual([503, true])
  }, patience)
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 200 }), patience)
  const before = acknowledged.length
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), patience)
  load.on = false
  await Promise.all(loading)

  expect(pid()).not.toBe(killed)
  expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(output.join('\n')).toMatch(/is gone; starting it again[^]*is back/)
  const { rows } = await pool.query<{ name: string }>('select name from project')
  const stored = new Set(rows.map(({ name }) => name))
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
  await vi.waitFor(async () => expect(await listening()).toBe(listened), patience)
  await vi.waitFor(
    async () => expect(await count('select count(*)::int as n from graphile_worker.jobs')).toBe(0),
    patience,
  )
}, 180_000)
