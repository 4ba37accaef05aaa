import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracing, type OpenSpan } from './tracing.ts'

/**
 * Records a span per request, named by its declared route: it contains no ids of the path, no query, no address and no person.
 * The request's id identifies its line in the log.
 */
export const traceRequests = (app: FastifyInstance): void => {
  if (!tracing()) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing()?.open({
      name: request.method,
      kind: 'server',
      facts: { 'http.request.method': request.method, 'runway.request': request.id },
    })
    if (!span) return done()
    spans.set(request, span)
    return span.inside(done)
  })
  // After the body was read, the handler is called from socket events, outside the span's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.inside(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url
    spans.get(request)?.end({
      ...(route === undefined ? {} : { name: `${request.method} ${route}` }),
      facts: {
        ...(route === undefined ? {} : { 'http.route': route }),
        'http.response.status_code': reply.statusCode,
      },
      failed: reply.statusCode >= 500,
    })
    done()
  })
}
