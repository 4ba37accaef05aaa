import { sql } from 'kysely'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { releaseJobsOfTheDead } from '#platform/server/jobs/alive.ts'
import { bundlePrograms } from '../../tools/programs.mjs'
import type { TestPortal } from './portal.ts'
import { secretsKey } from './secrets-key.ts'

/** Timeout for anything that a worker does on a busy machine, in milliseconds. */
export const patience = 40_000

const root = join(import.meta.dirname, '../..')

type Settings = {
  variables?: () => Record<string, string>
  /** The program in `tests/support`; by default the worker of a whole portal. */
  program?: string
}

/** A worker in a separate process, which tests start and kill during its work. */
export const killableWorker = ({ variables, program = 'portal-process' }: Settings = {}) => {
  // Inside the repository, so that its packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const programs = mkdtempSync(join(root, '.cache/worker-'))
  let worker: ChildProcess | null = null
  const start = (portal: TestPortal): void => {
    worker = spawn(process.execPath, [join(programs, 'worker.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        SECRETS_KEY: secretsKey,
        DATABASE_URL: portal.database.url,
        DATA_DIR: portal.folder,
        LOG_LEVEL: 'error',
        WORKER: 'only',
        ...variables?.(),
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
  /** Releases the jobs of the killed worker for the next, as the sweep of live workers does after ten seconds. */
  const release = async (portal: TestPortal): Promise<void> => {
    for (const locked of ['_private_jobs', '_private_job_queues'])
      await sql`
        update graphile_worker.${sql.ref(locked)} set locked_at = now() - interval '1 minute'
        where locked_by is not null`.execute(portal.db)
    await vi.waitFor(async () => {
      await portal.database.pool.query(releaseJobsOfTheDead)
      const { rows } = await sql`select from graphile_worker.jobs where locked_by is not null`.execute(
        portal.db,
      )
      expect(rows).toHaveLength(0)
    })
  }
  afterEach(kill)
  afterAll(() => rmSync(programs, { recursive: true }))
  return {
    /** Bundled once, for quick starts, as in the built portal. */
    bundle: () => bundlePrograms({ worker: join(root, `tests/support/${program}.ts`) }, programs),
    start,
    kill,
    /** Kills the worker in this very moment; `killed` says when it is gone and its jobs are released. */
    strike: () => void worker?.kill('SIGKILL'),
    killed: async (portal: TestPortal): Promise<void> => {
      await kill()
      await release(portal)
    },
    /** Kills the worker as soon as the count is reached, and returns the count at that time; its jobs are released for the next. */
    killAt: async (portal: TestPortal, count: () => Promise<number>, least: number): Promise<number> => {
      start(portal)
      await vi.waitFor(async () => expect(await count()).toBeGreaterThanOrEqual(least), {
        timeout: patience,
        interval: 5,
      })
      await kill()
      await release(portal)
      return count()
    },
  }
}
