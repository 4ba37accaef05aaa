import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '../context.ts'
import type { SocketHub } from './hub.ts'
import { readPageId } from './page-id.ts'
import { takeTicket, type TicketHolder } from './tickets.ts'

// Pages only listen: whatever they say is thrown away, and who says much is shown the door.
const largestMessage = 256
const messagesAllowed = 20

const ticketOf = (request: FastifyRequest): string => {
  const { ticket } = request.query as { ticket?: unknown }
  return typeof ticket === 'string' && /^[\w-]{20,100}$/.test(ticket) ? ticket : ''
}

/** Which page it is, so that it is not told what it has done itself; a random word of its own. */
const pageOf = (request: FastifyRequest): string | null => {
  const { page } = request.query as { page?: unknown }
  return readPageId(page)
}

/** Milliseconds for which the page has asked already; null for one that comes back and asks for everything anew. */
const ageOf = (request: FastifyRequest): number | null => {
  const { age } = request.query as { age?: unknown }
  return typeof age === 'string' && /^\d{1,9}$/.test(age) ? Number(age) : null
}

/** Mounts `/socket`: own origin, single-use ticket, small messages, no compression. */
export const mountSocket = async (
  app: FastifyInstance,
  options: {
    db: Db
    hub: SocketHub
    publicUrl: string
    /** Whether a session has ended: its sockets are closed, and a ticket of it opens none. */
    hasEnded: (sid: string) => Promise<boolean>
    /** Sockets one address may open in a minute at one process; many pages may stand behind one address. */
    opensPerMinute: number
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
        // The address carries the ticket: no line of the request log may.
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
        const [page, age] = [pageOf(request), ageOf(request)]
        connections.add(uid, socket, sid, page)
        if (age !== null) {
          const missed = options.hub.sendMissed(socket, { uid, page, age })
          missed.catch(() => socket.close(1013, 'try again'))
        }
        // Asked after it was added: a session that ends from now on closes it.
        if (sid !== null) {
          options.hasEnded(sid).then(
            (ended) => void (ended && connections.closeSession(sid)),
            () => socket.close(1013, 'try again'),
          )
        }
        let heard = 0
        socket.on('message', () => {
          if (++heard > messagesAllowed) socket.close(1008, 'pages only listen')
        })
      },
    )
  })
}
