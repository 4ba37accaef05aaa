import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/server/context.ts'
import { createLook, type Watched } from './look.ts'
import { mailAlarms } from './mail-alarms.ts'
import { raiseAlarms } from './raise-alarms.ts'

/** Interval between checks in milliseconds. */
const lookEvery = 60_000

/** Dependencies of the monitoring. */
export type Watching = Watched & { db: Db; log: FastifyBaseLogger }

/** Checks once: opens and closes alarms, and emails those not emailed yet. */
export const createWatch = (watching: Watching): (() => Promise<void>) => {
  const look = createLook(watching)
  const { db, host } = watching
  return async () => {
    await raiseAlarms(db, { ...(await look(db)), host })
    await mailAlarms(watching)
  }
}

/**
 * Monitors the portal from a server process, whether or not its worker is running; returns a function that stops it.
 */
export const startWatching = (watching: Watching): (() => void) => {
  const watch = createWatch(watching)
  const run = () =>
    void watch().catch((error: unknown) =>
      watching.log.warn({ err: error }, 'the state of the portal was not read'),
    )
  const timer = setInterval(run, lookEvery)
  timer.unref()
  run()
  return () => clearInterval(timer)
}
