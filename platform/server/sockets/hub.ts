import type { FastifyBaseLogger } from 'fastify'
import { socketActions, type SocketMessage } from '#platform/contract/socket-messages.ts'
import type { Db } from '../context.ts'
import { changesChannel, openNotice } from './changes.ts'
import { listen } from './channels.ts'
import { createConnections, type Connections } from './connections.ts'
import { createDelivery } from './deliver-changes.ts'
import { openParcel, socketChannel } from './push.ts'

const pingEvery = 30_000

// After a gap every page fetches again what it shows: a slice at a time, or all of them would ask at once.
const catchUpSlice = 100
const catchUpPause = 50

const catchUpMessages: readonly SocketMessage[] = [
  ...socketActions.Banner.map((action) => ({ namespace: 'Banner' as const, action, message: {} })),
  ...socketActions.Badges.map((action) => ({ namespace: 'Badges' as const, action, message: {} })),
  { namespace: 'Fresh', action: 'MISSED', message: {} },
]

/** Hands what any process pushes to the pages open at this one. */
export type SocketHub = {
  connections: Connections
  /** Settles when this process hears the others. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Starts listening; one hub per process. */
export const createSocketHub = (options: { db: Db; url: string; log: FastifyBaseLogger }): SocketHub => {
  const connections = createConnections()
  const stopping = new AbortController()

  const catchUp = async (): Promise<void> => {
    const people = connections.people()
    for (let from = 0; from < people.length && !stopping.signal.aborted; from += catchUpSlice) {
      for (const uid of people.slice(from, from + catchUpSlice)) {
        for (const message of catchUpMessages) connections.sendTo(uid, JSON.stringify(message))
      }
      await new Promise((resolve) => setTimeout(resolve, catchUpPause))
    }
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
    onGap: () => void catchUp(),
    onMessage: (channel, payload) => {
      if (channel === changesChannel) {
        const notice = openNotice(payload)
        return notice ? delivery.take(notice) : options.log.warn('unreadable notice of a change')
      }
      const parcel = openParcel(payload)
      if (!parcel) return options.log.warn('unreadable socket parcel')
      const text = JSON.stringify(parcel.message)
      if (parcel.to === 'everybody') return connections.sendToAll(text)
      for (const uid of parcel.to) connections.sendTo(uid, text)
    },
  })

  const pinging = setInterval(() => connections.sweep(), pingEvery)
  pinging.unref()
  return {
    connections,
    ready: listening.ready,
    stop: async () => {
      stopping.abort()
      clearInterval(pinging)
      delivery.stop()
      await listening.stop()
    },
  }
}
