import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** A session that stays connected until `stop`. */
export type StoredSession = {
  /** Settles when the session is open for the first time. */
  ready: Promise<void>
  /** The open connection, or null while the database is unavailable. */
  client: () => pg.Client | null
  stop: () => Promise<void>
}

const longestPause = 2000

const pauseAfter = (failures: number): number =>
  Math.min(longestPause, 100 * 2 ** Math.min(failures, 8)) * (0.5 + Math.random() / 2)

/**
 * Opens a session with the database (LISTEN, advisory locks) outside the pool, because it must never be shared. It
 * reconnects at most two seconds after the database is back.
 */
export const keepSession = (options: {
  url: string
  log: FastifyBaseLogger
  /** Runs on every new connection; `again` is true for a reconnection. */
  onOpen: (client: pg.Client, again: boolean) => Promise<void>
  /** Runs when a connection is lost, before reconnecting. */
  onLost?: () => void
}): StoredSession => {
  let open: pg.Client | null = null
  let stopped = false
  let failures = 0
  let again = false
  let timer: NodeJS.Timeout | undefined
  let settle: () => void
  const ready = new Promise<void>((resolve) => (settle = resolve))

  const retry = (): void => {
    if (stopped) return
    timer = setTimeout(() => void connect(), pauseAfter(failures++))
  }

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    let lost = false
    const lose = (reason?: Error): void => {
      if (lost) return
      lost = true
      if (open === client) open = null
      void client.end().catch(() => {})
      if (stopped) return
      options.onLost?.()
      options.log.warn({ err: reason }, 'database session lost, connecting again')
      retry()
    }
    client.on('error', lose)
    client.on('end', () => lose())
    try {
      await client.connect()
      await options.onOpen(client, again)
      if (lost) return
      if (stopped) {
        await client.end()
        return
      }
      again = true
      open = client
      failures = 0
      settle()
    } catch (error) {
      lose(error as Error)
    }
  }

  void connect()
  return {
    ready,
    client: () => open,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      settle()
      const client = open
      open = null
      await client?.end().catch(() => {})
    },
  }
}
