import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '../context.ts'
import type { SocketHub } from './hub.ts'
import { takeTicket, type TicketHolder } from './tickets.ts'

// Pages only listen: their messages are ignored, and a long one closes the socket.
const largestMessage = 256
const messagesAllowed = 20

const ticketOf = (request: FastifyRequest): string => {
  const { ticket } = request.query as { ticket?: unknown }
  return typeof ticket === 'string' && /^[\w-]{20,100}$/.test(ticket) ? ticket : ''
}

/** Milliseconds since the page's first request; null for a page that reconnects and refetches everything. */
const ageOf = (request: FastifyRequest): number | null => {
  const { age } = request.query as { age?: unknown }
  return typeof age === 'string' && /^\d{1,9}$/.test(age) ? Number(age) : null
}

/** Mounts `/socket`: same origin, single-use ticket, small messages, no compression. */
export const mountSocket = async (
  app: FastifyInstance,
  options: {
    db: Db
    hub: SocketHub
    publicUrl: string
    /** Whether a session has ended: its sockets are closed, and its tickets are invalid. */
    hasEnded: (sid: string) => Promise<boolean>
    /** Sockets per minute from one address to one process; many pages may share an address. */
    opensPerMinute: number | (() => number)
  },
): Promise<void> => {
  const origin = new URL(options.publicUrl).origin
  const callers = new WeakMap<FastifyRequest, TicketHolder>()
  await app.register(websocket, {
    options: { maxPayload: largestMessage, perMessageDeflate: false, clientTracking: true },
    errorHandler: (_error, socket) => socket.terminate(),
  })
  app.register(async (scope) => {
    scope.get(
      '/socket',
      {
        websocket: true,
        // The URL contains the ticket, which must not be logged.
        logLevel: 'error',
        config: { rateLimit: { max: options.opensPerMinute, timeWindow: 60_000, allowList: [] } },
        preValidation: async (request) => {
          if (request.headers.origin !== origin) throw new ProductError('ACCESS_DENIED')
          const holder = request.ws ? await takeTicket(options.db, ticketOf(request)) : null
          if (!holder) throw new ProductError('SESSION_EXPIRED')
          callers.set(request, holder)
        },
      },
      (socket, request) => {
        const holder = callers.get(request)
        if (!holder) return socket.terminate()
        const { uid, sid } = holder
        const { connections } = options.hub
        const age = ageOf(request)
        connections.add(uid, socket, sid)
        if (age !== null) {
          const missed = options.hub.sendMissed(socket, { uid, age })
          missed.catch(() => socket.close(1013, 'try again'))
        }
        // Checked after the socket was added: a session that ends from now on closes it.
        if (sid !== null) {
          options.hasEnded(sid).then(
            (ended) => void (ended && connections.closeSession(sid)),
            () => socket.close(1013, 'try again'),
          )
        }
        let receivedCount = 0
        socket.on('message', () => {
          if (++receivedCount > messagesAllowed) socket.close(1008, 'pages only listen')
        })
      },
    )
  })
}
