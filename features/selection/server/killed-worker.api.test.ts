import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { releaseJobsOfTheDead } from '#platform/server/jobs/alive.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import { selectionClient, type Selecting } from '../../../tests/support/selection-client.ts'
import { bundlePrograms } from '../../../tools/programs.mjs'

const root = join(import.meta.dirname, '../../..')
// Inside of the repository, where its packages are found.
mkdirSync(join(root, '.cache'), { recursive: true })
const programs = mkdtempSync(join(root, '.cache/selecting-'))
afterAll(() => rmSync(programs, { recursive: true }))
const count = 90
const patience = 40_000

let portal: TestPortal
let on: Selecting
let worker: ChildProcess | null = null

beforeAll(async () => {
  const bundled = bundlePrograms({ worker: join(root, 'tests/support/worker-process.ts') }, programs)
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  const admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  on = await selectionClient(portal, accelerator, admin, { count })
  await bundled
}, 60_000)

const startWorker = (): void => {
  worker = spawn(process.execPath, [join(programs, 'worker.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SECRETS_KEY: secretsKey,
      DATABASE_URL: portal.database.url,
      DATA_DIR: portal.folder,
      LOG_LEVEL: 'error',
    },
  })
}

const kill = async (): Promise<void> => {
  if (!worker) return
  const ended = worker.exitCode === null && worker.signalCode === null ? once(worker, 'exit') : null
  worker.kill('SIGKILL')
  await ended
  worker = null
}
afterEach(kill)

const atStep = async (recordId: number, step: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from selection_record_item where record_id = ${recordId} and step = ${step}`.execute(
    portal.db,
  )
  return rows[0]!.n
}

/** Kills the worker as soon as so many projects came to a step, and says how many had by then. */
const killAt = async (recordId: number, step: string, least: number): Promise<number> => {
  startWorker()
  await vi.waitFor(async () => expect(await atStep(recordId, step)).toBeGreaterThanOrEqual(least), {
    timeout: patience,
    interval: 5,
  })
  await kill()
  // What the sweep of living workers does once ten seconds have passed.
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`.execute(
    portal.db,
  )
  await sql`update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute' where locked_by is not null`.execute(
    portal.db,
  )
  await vi.waitFor(async () => {
    await portal.database.pool.query(releaseJobsOfTheDead)
    const { rows } = await sql`select from graphile_worker.jobs where locked_by is not null`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(0)
  })
  return atStep(recordId, step)
}

test(
  'a worker that is killed while it selects and while it applies moves every task once and tells every team once',
  async () => {
    await on.save(on.settings({ quota: 40 }))
    const { id } = await on.run()
    expect(await killAt(id, 'SELECTED', 1)).toBeLessThan(count)
    startWorker()
    await on.until(id, 'READY', patience)
    await kill()
    expect(await atStep(id, 'SELECTED')).toBe(count)

    await on.apply(id, 'Спасибо.')
    expect(await killAt(id, 'APPLIED', 1)).toBeLessThan(count)
    startWorker()
    await on.until(id, 'APPLIED', patience)
    await kill()
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as tasks, count(*) filter (where w.state = 'ACCEPT_CODE')::int as accepted,
        count(*) filter (where w.state = 'DISCARD_CODE')::int as rejected,
        sum(c.n)::int as reasons, max(c.n)::int as "mostReasons", max(a.n)::int as "mostMoves", min(a.n)::int as "fewestMoves"
      from project_trackpoint w
        cross join lateral (select count(*) as n from task_comment where task_id = w.id) c
        cross join lateral (select count(*) as n from audit_entry
          where subject = 'task' and subject_id = w.id::text) a
      where w.trackpoint_id = ${on.trackpointId}`.execute(portal.db)
    expect(rows[0]).toEqual({
      tasks: count,
      accepted: 40,
      rejected: count - 40,
      reasons: count - 40,
      mostReasons: 1,
      mostMoves: 2,
      fewestMoves: 2,
    })
  },
  4 * patience,
)
