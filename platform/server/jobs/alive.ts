import type { FastifyBaseLogger } from 'fastify'
import { keepSession } from '../database/session.ts'

/** First half of the key of a worker's advisory lock. */
const lockClass = 7301

const sweepEvery = 10_000

/**
 * Releases the jobs of dead workers: a live worker has an advisory lock on its name, which the database releases when
 * the process is killed. Otherwise a job of a killed worker would wait four hours.
 */
export const releaseJobsOfTheDead = `
  select graphile_worker.force_unlock_workers(array_agg(dead.locked_by)) from (
    select distinct locked_by from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - interval '10 seconds'
  ) dead
  where not exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${lockClass}
      and objid::bigint = (hashtext(dead.locked_by)::bigint & 4294967295)
      and database = (select oid from pg_database where datname = current_database())
  )
  having count(*) > 0`

/** Registers the workers of this process as live, and releases the jobs of dead ones. */
export const stayAlive = (options: { url: string; log: FastifyBaseLogger; workerIds: readonly string[] }) => {
  const session = keepSession({
    url: options.url,
    log: options.log,
    onOpen: async (client) => {
      await client.query('select pg_advisory_lock($1::int, hashtext(id)) from unnest($2::text[]) id', [
        lockClass,
        options.workerIds,
      ])
    },
  })
  const sweeping = setInterval(() => {
    session
      .client()
      ?.query(releaseJobsOfTheDead)
      .catch((error: Error) => options.log.warn({ err: error }, 'could not look for jobs of dead workers'))
  }, sweepEvery)
  sweeping.unref()
  return {
    ready: session.ready,
    stop: async () => {
      clearInterval(sweeping)
      await session.stop()
    },
  }
}
