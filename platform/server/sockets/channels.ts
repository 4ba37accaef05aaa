import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { sendAhead, sendBehind } from '../database/pipelined-database.ts'
import { keepSession } from '../database/session.ts'

export type Listening = { ready: Promise<void>; stop: () => Promise<void> }

/**
 * Hears what any process says on the channels, over one session connection that comes back by itself.
 * NOTIFY is not stored: after a gap `onGap` must assume that anything may have been missed.
 */
export const listen = (options: {
  url: string
  log: FastifyBaseLogger
  channels: readonly string[]
  onMessage: (channel: string, payload: string) => void
  onGap?: () => void
  /** From here on everything said is heard. */
  onHearing?: () => void
  /** From here on what is said may be missed. */
  onDeaf?: () => void
}): Listening => {
  const { ready, stop } = keepSession({
    url: options.url,
    log: options.log,
    onOpen: async (client, again) => {
      client.on('notification', ({ channel, payload }) => options.onMessage(channel, payload ?? ''))
      for (const channel of options.channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      options.onHearing?.()
      if (again) options.onGap?.()
    },
    onLost: () => options.onDeaf?.(),
  })
  return { ready, stop }
}

type Said = { channel: string; payload: string }

const notification = (said: readonly Said[]) => sql`
  select pg_notify(channel, payload)
  from unnest(${said.map(({ channel }) => channel)}::text[], ${said.map(({ payload }) => payload)}::text[]) as said (channel, payload)`

const onChannel = (channel: string, payloads: readonly string[]): Said[] =>
  payloads.map((payload) => ({ channel, payload }))

/** Says something on a channel; with a transaction it is heard only after the commit. Below 8,000 bytes each. */
export const say = async (db: Db, channel: string, payloads: readonly string[]): Promise<void> => {
  if (payloads.length > 0) await sendAhead(db, notification(onChannel(channel, payloads)))
}

/** What is to be said behind the commit of a transaction. */
const behind = new WeakMap<Db, Map<string, Said>>()

/**
 * The same behind the commit, all of a transaction in one statement and nothing twice: what is said is lost with a connection
 * that breaks in between. For what pages fetch again anyway when they come back: transactions that say something commit one
 * after the other, each with its own wait for the disk.
 */
export const sayBehind = async (db: Db, channel: string, payloads: readonly string[]): Promise<void> => {
  if (payloads.length === 0) return
  const said = onChannel(channel, payloads)
  if (!db.isTransaction) return sendBehind(db, () => notification(said))
  const known = behind.get(db) ?? new Map<string, Said>()
  for (const one of said) known.set(`${one.channel} ${one.payload}`, one)
  if (behind.has(db)) return
  behind.set(db, known)
  await sendBehind(db, () => notification([...known.values()]))
}
