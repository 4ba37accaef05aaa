import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { refusalOf } from '#platform/contract/field-errors.ts'
import { guest } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { Gate } from '#platform/server/http/gate.ts'
import type { Ask } from '#platform/web/public/ask.ts'

/** The URL is user input: it is validated as over the network. */
const accepted = (schema: z.ZodType | undefined, given: unknown): unknown => {
  const parsed = schema?.safeParse(given ?? {})
  if (parsed && !parsed.success) throw refusalOf(parsed.error.issues)
  return parsed?.data ?? {}
}

/** Makes public calls in process with a guest's rights: public pages are rendered from them. */
export const askAsGuest = (
  features: readonly Feature[],
  gate: Gate,
  context: Omit<Context, 'actor' | 'now'>,
): Ask => {
  const handlers = new Map(
    features.flatMap(({ name, handlers: all }) => all.map((h) => [h.endpoint.name, { ...h, feature: name }])),
  )
  return async (endpoint: Endpoint, input: unknown) => {
    const handler = handlers.get(endpoint.name)
    if (!handler || endpoint.permission !== 'public') throw notFound()
    await gate({ endpoint: handler.endpoint, actor: guest })
    const given = (input ?? {}) as { query?: unknown; params?: unknown; body?: unknown }
    const parsed = {
      query: accepted(endpoint.query, given.query),
      params: accepted(endpoint.params, given.params),
      headers: {},
      // A read call with parameters in the body; pages make no other with a body.
      body: endpoint.body && accepted(endpoint.body, given.body),
    }
    return (await handler.handle({ ...context, actor: guest, now: new Date() }, parsed as never)) as never
  }
}
