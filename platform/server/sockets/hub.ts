import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { socketActions, type SocketMessage } from '#platform/contract/socket-messages.ts'
import type { Db } from '../context.ts'
import { changesChannel, openNotice, type ChangeNotice } from './changes.ts'
import { listen } from './channels.ts'
import { createConnections, type Connections } from './connections.ts'
import { createDelivery, messagesOf } from './deliver-changes.ts'
import { openParcel, socketChannel, type Parcel } from './push.ts'
import { createRecent } from './recent.ts'

const pingEvery = 30_000

// After a gap every page refetches its data: in slices, so that they do not all send requests at once.
const catchUpSlice = 100
const catchUpPause = 50

const catchUpMessages: readonly SocketMessage[] = [
  ...socketActions.Banner.map((action) => ({ namespace: 'Banner' as const, action, message: {} })),
  ...socketActions.Badges.map((action) => ({ namespace: 'Badges' as const, action, message: {} })),
  { namespace: 'Fresh', action: 'MISSED', message: {} },
]

/** Messages from processes: pushes, and changes. */
type ProcessMessage = { parcel: Parcel } | { notice: ChangeNotice }

/** Delivers the pushes of any process to the pages open at this one. */
export type SocketHub = {
  connections: Connections
  /** Sends a page the messages since its first request, `age` milliseconds ago, which it could not receive yet. */
  sendMissed: (socket: WebSocket, reader: { uid: string; age: number }) => Promise<void>
  /** Settles when this process listens to the others. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts listening; one hub per process. `onBanner` is called before the open pages receive a change of the banner, and
 * after a gap in which one may have been missed.
 */
export const createSocketHub = (options: {
  db: Db
  url: string
  log: FastifyBaseLogger
  onBanner?: () => void
}): SocketHub => {
  const connections = createConnections()
  const stopping = new AbortController()
  const recent = createRecent<ProcessMessage>()

  const catchUp = async (): Promise<void> => {
    const people = connections.people()
    for (let from = 0; from < people.length && !stopping.signal.aborted; from += catchUpSlice) {
      for (const uid of people.slice(from, from + catchUpSlice)) {
        for (const message of catchUpMessages) connections.sendTo(uid, JSON.stringify(message))
      }
      await new Promise((resolve) => setTimeout(resolve, catchUpPause))
    }
  }

  const sendMissed: SocketHub['sendMissed'] = async (socket, { uid, age }) => {
    const missed = recent.since(age)
    if (missed === null) {
      for (const message of catchUpMessages) socket.send(JSON.stringify(message))
      return
    }
    const notices = missed.flatMap((one) => ('notice' in one ? [one.notice] : []))
    const changed = notices.length > 0 ? await messagesOf(options.db, notices, uid) : []
    const pushed = missed.flatMap((one) =>
      'parcel' in one && (one.parcel.to === 'everybody' || one.parcel.to.includes(uid))
        ? [JSON.stringify(one.parcel.message)]
        : [],
    )
    for (const text of new Set([...pushed, ...changed])) socket.send(text)
  }

  const delivery = createDelivery({
    db: options.db,
    connections,
    onMissed: (err) => {
      options.log.warn({ err }, 'changes not delivered, every page catches up')
      void catchUp()
    },
  })

  const listening = listen({
    url: options.url,
    log: options.log,
    channels: [socketChannel, changesChannel],
    onGap: () => {
      options.onBanner?.()
      recent.lose()
      void catchUp()
    },
    onMessage: (channel, payload) => {
      if (channel === changesChannel) {
        const notice = openNotice(payload)
        if (!notice) return options.log.warn('unreadable notice of a change')
        recent.remember({ notice })
        return delivery.take(notice)
      }
      const parcel = openParcel(payload)
      if (!parcel) return options.log.warn('unreadable socket parcel')
      if (parcel.message.namespace === 'Banner') options.onBanner?.()
      recent.remember({ parcel })
      const text = JSON.stringify(parcel.message)
      if (parcel.to === 'everybody') return connections.sendToAll(text)
      for (const uid of parcel.to) connections.sendTo(uid, text)
    },
  })

  const pinging = setInterval(() => connections.sweep(), pingEvery)
  pinging.unref()
  return {
    connections,
    sendMissed,
    ready: listening.ready,
    stop: async () => {
      stopping.abort()
      clearInterval(pinging)
      delivery.stop()
      await listening.stop()
    },
  }
}
