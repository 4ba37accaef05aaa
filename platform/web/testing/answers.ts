import { vi } from 'vitest'
import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { errorStatus } from '#platform/domain/error-codes.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'
import { apiRoot } from '../api/address.ts'
import { configureApi, type ApiReactions } from '../api/reactions.ts'

/** A request as a handler sees it. */
export type TestRequest = { url: URL; headers: Headers; body: unknown }

type Answer<E extends Endpoint> = ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>

type Handler = { endpoint: Endpoint; answer: (request: TestRequest) => unknown }

/** A fake response, checked against the contract: `answer(listProjects, ({ url }) => ({ items, total, totalIsExact }))`. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  given: (request: TestRequest) => Answer<E>,
): Handler => ({
  endpoint,
  answer: given,
})

/** An error response in the common format. */
export const refusal = (code: ErrorCode, fields?: FieldErrors): Response =>
  Response.json(
    { code, message: `Error: ${code}`, params: {}, ...(fields ? { fields } : {}) },
    { status: errorStatus[code] },
  )

const matches = ({ method, path }: Endpoint, request: { method: string; url: URL }): boolean =>
  method === request.method &&
  new RegExp(`^${apiRoot}${path.replace(/:\w+/g, '[^/]+')}$`).test(request.url.pathname)

/** Replaces the network with handlers; returns every request made. */
export const serve = (handlers: readonly Handler[], reactions: Partial<ApiReactions> = {}): TestRequest[] => {
  const made: TestRequest[] = []
  configureApi({
    refresh: () => Promise.reject(new Error('no refresh in this test')),
    onExit: () => undefined,
    onDenied: () => undefined,
    ...reactions,
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const request = {
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    }
    made.push(request)
    const handler = handlers.find(({ endpoint }) => matches(endpoint, { method: init.method ?? 'GET', url }))
    if (!handler) return refusal('NOT_FOUND')
    const given = await handler.answer(request)
    if (given instanceof Response) return given.clone()
    return given === undefined ? new Response(null, { status: 204 }) : Response.json(given)
  })
  return made
}
