import type { DatabaseLog } from '../log.ts'
import { isServing } from './postmaster.ts'

const lookEvery = 250
const longestPause = 10_000

const pauseAfter = (failures: number): number => Math.min(longestPause, 250 * 2 ** Math.min(failures, 10))

/** A watchdog of a server. */
export type Watchdog = {
  /** Whether the server crashed and is not back yet. */
  isRestarting: () => boolean
  /** Stops watching; resolves when a restart in progress has succeeded or failed. */
  stop: () => Promise<void>
}

/**
 * Restarts a server that crashed while its clients need it, with increasing delays: the resources it needs may return
 * only later. Clients reconnect by themselves, so it must use the same address.
 */
export const keepRunning = (options: {
  data: string
  log: DatabaseLog
  /** Restarts the server or adopts one that another process started; throws or returns false on failure. */
  restart: () => Promise<boolean>
}): Watchdog => {
  const { data, log, restart } = options
  let stopped = false
  let failures = 0
  let restarting = false
  let looking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const tryAgain = async (): Promise<boolean> => {
    try {
      return await restart()
    } catch (error) {
      log.warn(`The database server does not start: ${(error as Error).message}`)
      return false
    }
  }

  const look = async (): Promise<number> => {
    if (isServing(data)) return lookEvery
    if (!restarting) log.warn('The database server is gone; starting it again')
    restarting = true
    if (!(await tryAgain())) {
      const pause = pauseAfter(failures++)
      log.warn(`The database server is not back after ${failures} tries; the next one in ${pause} ms`)
      return pause
    }
    restarting = false
    failures = 0
    log.info('The database server is back')
    return lookEvery
  }

  const lookAfter = (milliseconds: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      looking = look().then(lookAfter)
    }, milliseconds).unref()
  }

  lookAfter(lookEvery)
  return {
    isRestarting: () => restarting,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
