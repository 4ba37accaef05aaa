import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/server/context.ts'
import { createLook, type Watched } from './look.ts'
import { mailAlarms } from './mail-alarms.ts'
import { raiseAlarms } from './raise-alarms.ts'

/** How often a process looks, in milliseconds. */
const lookEvery = 60_000

/** What watching needs. */
export type Watching = Watched & { db: Db; log: FastifyBaseLogger }

/** Checks once: raises and clears alarms, and emails alarms that were not emailed yet. */
export const createWatch = (watching: Watching): (() => Promise<void>) => {
  const look = createLook(watching)
  const { db, host } = watching
  return async () => {
    await raiseAlarms(db, { ...(await look(db)), host })
    await mailAlarms(watching)
  }
}

/** Watches the portal from a server process, whether or not its worker lives; returns how to stop. */
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
