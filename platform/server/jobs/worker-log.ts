import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** Forwards the queue's log to ours; finished jobs are logged at debug level. */
export const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    const error = (meta as { error?: unknown } | undefined)?.error
    const details = error === undefined ? {} : { err: error }
    const name: string = level
    if (name === 'error') log.error(details, message)
    else if (name === 'warning') log.warn(details, message)
    else log.debug(details, message)
  })
