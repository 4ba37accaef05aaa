import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { failure } from './errors.ts'
import { refuseOnSocket } from './unread-request.ts'

/** Timeouts of a client that sends slowly, in milliseconds, so that it cannot occupy a connection. */
export type Patience = {
  headers: number
  /** Time allowed for a body of any size; after it the average must be at least `rate`. */
  body: number
  /** Minimum bytes per second of an upload: slower than a person on a bad line, faster than an attacker. */
  rate: number
  /** Interval between checks of connections. */
  look: number
}

/** 30 seconds for everything but uploads, which may take longer at 16 kB per second or more. */
export const usualPatience: Patience = { headers: 20_000, body: 28_000, rate: 16 * 1024, look: 2000 }

/** Maximum size of the URL and headers together: fits a search text or a list of filters in non-Latin letters. */
const maxHeaderSize = 64 * 1024

/** Idle connections are closed; a pending request is answered first. */
const silence = 30_000

/** Limits of Node's server. Its timeout for a whole request is that of the slowest upload: bodies are watched here. */
export const serverLimits = ({ headers, body, rate, look }: Patience) => ({
  http: { maxHeaderSize, headersTimeout: headers, connectionsCheckingInterval: look },
  requestTimeout: body + headers + Math.ceil((maxFileSize / rate) * 1000),
  connectionTimeout: silence,
  keepAliveTimeout: silence,
})

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

/** Ends requests whose bodies arrive too slowly: 408, and the connection is closed. */
export const endSlowRequests = (app: FastifyInstance, { body, rate, look }: Patience): void => {
  app.addHook('onRequest', async ({ raw, id }) => {
    if (!hasBody(raw)) return
    const { socket } = raw
    const began = Date.now()
    const before = socket.bytesRead
    const isLate = (): boolean => {
      const elapsed = Date.now() - began
      const least = isUpload(raw) ? (rate * elapsed) / 1000 : Infinity
      return elapsed > body && socket.bytesRead - before < least
    }
    const looking = setInterval(() => {
      if (raw.complete || raw.destroyed) clearInterval(looking)
      else if (isLate()) {
        clearInterval(looking)
        refuseOnSocket(socket, failure('REQUEST_TOO_SLOW'), id)
      }
    }, look).unref()
    raw.once('end', () => clearInterval(looking))
    raw.once('close', () => clearInterval(looking))
  })
}
