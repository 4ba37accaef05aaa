import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { sendAhead, sendBehind } from '../database/pipelined-database.ts'
import { keepSession } from '../database/session.ts'

export type Listening = { ready: Promise<void>; stop: () => Promise<void> }

/**
 * Listens on NOTIFY channels over one session that reconnects by itself. NOTIFY is not stored: after a gap `onGap`
 * must assume that messages were missed.
 */
export const listen = (options: {
  url: string
  log: FastifyBaseLogger
  channels: readonly string[]
  onMessage: (channel: string, payload: string) => void
  onGap?: () => void
  /** From here on no messages are missed. */
  onHearing?: () => void
  /** From here on messages may be missed. */
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

type Notification = { channel: string; payload: string }

const notification = (messages: readonly Notification[]) => sql`
  select pg_notify(channel, payload)
  from unnest(${messages.map(({ channel }) => channel)}::text[], ${messages.map(({ payload }) => payload)}::text[]) as said (channel, payload)`

const onChannel = (channel: string, payloads: readonly string[]): Notification[] =>
  payloads.map((payload) => ({ channel, payload }))

/** Sends a NOTIFY; in a transaction it is delivered only after the commit. Less than 8,000 bytes each. */
export const say = async (db: Db, channel: string, payloads: readonly string[]): Promise<void> => {
  if (payloads.length > 0) await sendAhead(db, notification(onChannel(channel, payloads)))
}

/** Messages to send after the commit of a transaction. */
const behind = new WeakMap<Db, Map<string, Notification>>()

/**
 * The same after the commit, all messages of a transaction in one statement without duplicates: they are lost if the
 * connection breaks in between. For data that pages refetch anyway when they reconnect: transactions with NOTIFY
 * commit one after another, each with its own wait for the disk.
 */
export const sayBehind = async (db: Db, channel: string, payloads: readonly string[]): Promise<void> => {
  if (payloads.length === 0) return
  const messages = onChannel(channel, payloads)
  if (!db.isTransaction) return sendBehind(db, () => notification(messages))
  const known = behind.get(db) ?? new Map<string, Notification>()
  for (const one of messages) known.set(`${one.channel} ${one.payload}`, one)
  if (behind.has(db)) return
  behind.set(db, known)
  await sendBehind(db, () => notification([...known.values()]))
}
