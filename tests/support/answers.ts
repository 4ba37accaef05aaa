import { vi } from 'vitest'
import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { errorStatus, type ErrorCode } from '#platform/domain/error-codes.ts'
import type { z } from 'zod'

/** A call as it arrived: what the screen sent. */
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
 * Stands in for the server, typed by its contracts: `server.on(getTask, ({ query }) => task)`. What a handler
 * answers and what a screen sends must both satisfy the contract.
 */
export const fakeServer = () => {
  const handlers: Handler[] = []
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
    /** Answers a call from now on; the latest handler of an endpoint counts. */
    on: <E extends Endpoint>(endpoint: E, reply: Reply<E>): void => {
      handlers.unshift({ endpoint, reply })
    },
    /** What a call does is done at once, and its answer comes so many milliseconds later. */
    delay: ({ path }: Endpoint, milliseconds: number): void => {
      slow.set(`/api/v1${bare(path)}`, milliseconds)
    },
    /** What was sent to an endpoint, in order. */
    sentTo: ({ name }: Endpoint): SentCall[] => sent.filter((call) => call.endpoint === name),
  }
}
