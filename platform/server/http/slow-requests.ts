import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { failure } from './errors.ts'
import { refuseOnSocket } from './unread-request.ts'

/** How long a client may take to say what it wants, in milliseconds; nobody holds a connection by saying it slowly. */
export type Patience = {
  headers: number
  /** A body has so long, whatever its size; after that it must have come at least at `rate`. */
  body: number
  /** Bytes a second of an upload: a person on a bad line sends more, who dribbles sends less. */
  rate: number
  /** How often connections are looked at. */
  look: number
}

/** 30 seconds for everything but an upload, which has as long as it comes at 16 kB a second. */
export const usualPatience: Patience = { headers: 20_000, body: 28_000, rate: 16 * 1024, look: 2000 }

/** The longest address and headers together: a search text or a list of filters in other letters than Latin fits. */
const maxHeaderSize = 64 * 1024

/** A connection on which nothing moves is closed; whatever waits for an answer is answered before. */
const silence = 30_000

/** Limits of Node's server. Its time for a request as a whole is that of the slowest upload: bodies are watched here. */
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

/** Ends requests whose bodies come too slowly: 408 and no connection any more. */
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
