import { vi } from 'vitest'
import type { z } from 'zod'
import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { dropUpload, sendChunk, startUpload } from '#platform/contract/uploads.ts'
import { errorStatus, type ErrorCode } from '#platform/domain/error-codes.ts'
import { chunkStarts } from '#platform/domain/upload-limits.ts'

/** A call as the screen sent it. */
export type SentCall = { endpoint: string; query: Record<string, string>; body: unknown }

type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined

type Reply<E extends Endpoint> = (input: { query: Record<string, string>; body: BodyOf<E> }) => ResponseOf<E>

type Handler = { endpoint: Endpoint; reply: Reply<Endpoint> }

class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields?: Record<string, string>,
    readonly params: Record<string, string> = {},
  ) {
    super(code)
  }
}

/** Answers a call with an error of the closed list: `on(acceptTask, () => refuse('TRACKPOINT_STATUS_CHANGED'))`. */
export const refuse = (
  code: ErrorCode,
  fields?: Record<string, string>,
  params?: Record<string, string>,
): never => {
  throw new Refused(code, fields, params)
}

const bare = (path: string): string => path.split('?')[0] ?? path

/**
 * A fake server, typed by its contracts: `server.on(getTask, ({ query }) => task)`. Responses of handlers and
 * requests of screens must both match the contract.
 */
export const fakeServer = () => {
  const uploaded: string[] = []
  const begin: Reply<typeof startUpload> = ({ body: { name, size } }) => {
    uploaded.push(name)
    return { uploadId: crypto.randomUUID(), missing: chunkStarts(size) }
  }
  const handlers: Handler[] = [
    { endpoint: startUpload, reply: begin },
    { endpoint: sendChunk, reply: () => undefined },
    { endpoint: dropUpload, reply: () => undefined },
  ]
  const sent: SentCall[] = []
  const respond = (url: URL, init: RequestInit | undefined): Response => {
    const method = init?.method ?? 'GET'
    const handler = handlers.find(
      ({ endpoint }) => `/api/v1${bare(endpoint.path)}` === url.pathname && endpoint.method === method,
    )
    if (!handler) throw new Error(`Nobody answers ${method} ${url.pathname}`)
    const { endpoint, reply } = handler
    const query = Object.fromEntries(url.searchParams)
    const body = endpoint.body?.parse(JSON.parse(String(init?.body)))
    sent.push({ endpoint: endpoint.name, query, body })
    try {
      const answer = reply({ query, body: body as undefined })
      return endpoint.response
        ? Response.json(endpoint.response.parse(answer))
        : new Response(null, { status: 204 })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, fields, params } = error
      return Response.json(
        { code, message: `Error: ${code}`, params, ...(fields ? { fields } : {}) },
        { status: errorStatus[code] },
      )
    }
  }
  const slow = new Map<string, number>()
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://portal.example')
    const response = respond(url, init)
    const wait = slow.get(url.pathname)
    if (wait !== undefined) await new Promise((resolve) => void setTimeout(resolve, wait))
    return response
  })
  return {
    /** Sets the handler of a call; the latest one of an endpoint counts. */
    on: <E extends Endpoint>(endpoint: E, reply: Reply<E>): void => {
      handlers.unshift({ endpoint, reply })
    },
    /** Runs a call's handler at once, and delays its response by this many milliseconds. */
    delay: ({ path }: Endpoint, milliseconds: number): void => {
      slow.set(`/api/v1${bare(path)}`, milliseconds)
    },
    /** Names of the files that the screen uploaded, in order. */
    uploaded,
    /** Requests to an endpoint, in order. */
    sentTo: ({ name }: Endpoint): SentCall[] => sent.filter((call) => call.endpoint === name),
  }
}
