import type { Endpoint } from '#platform/contract/endpoint.ts'
import { guest } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { Ask } from '#platform/web/public/ask.ts'

/** Runs public calls in process with a guest's rights: the first content of public pages is drawn from them. */
export const askAsGuest = (features: readonly Feature[], context: Omit<Context, 'actor' | 'now'>): Ask => {
  const handlers = new Map(features.flatMap((feature) => feature.handlers).map((h) => [h.endpoint.name, h]))
  return async (endpoint: Endpoint, input: unknown) => {
    const handler = handlers.get(endpoint.name)
    if (!handler || endpoint.permission !== 'public') throw notFound()
    const given = (input ?? {}) as { query?: unknown; params?: unknown }
    const parsed = {
      query: endpoint.query?.parse(given.query ?? {}) ?? {},
      params: endpoint.params?.parse(given.params ?? {}) ?? {},
      headers: {},
      body: undefined,
    }
    return (await handler.handle({ ...context, actor: guest, now: new Date() }, parsed as never)) as never
  }
}
