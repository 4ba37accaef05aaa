import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import type { z } from 'zod'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { previewPath } from '#platform/domain/page-preview.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { blockOf } from '#platform/domain/visitors.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { TrustedProxies } from '../trusted-proxies.ts'
import { addJsonBodies, usualBodyLimit } from './bodies/json-body.ts'
import { failure, failureOf, type Failure } from './errors.ts'
import { redactUrl } from './redact-url.ts'
import { errorBodySchema, type JsonSchema } from './schemas.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { answerSerializer } from './serializers.ts'
import { endSlowRequests, serverLimits, usualPatience, type Patience } from './slow-requests.ts'
import { answerUnread } from './unread-request.ts'
import { urlencoded } from './urlencoded.ts'

/** Settings of the HTTP server. */
export type HttpSettings = {
  logLevel: string
  https: boolean
  /** Requests per minute from one address to one process, read with each request. */
  requestsPerMinute: number | (() => number)
  /** Proxies that may report the client's address. */
  trustProxy: TrustedProxies
  constraintErrors: Readonly<Record<string, ErrorCode>>
  /** Other origins that the portal's pages may show in frames: an external sign-on service. */
  frames?: readonly string[]
  /** The origins of support chats, whose scripts pages may load, read with each request. */
  scripts?: () => readonly string[]
  /** The WebSocket origin that pages may connect to; if absent they may not. */
  socket?: string
  /** Timeouts of slow requests; shorter in tests. */
  patience?: Patience
}

/**
 * Maximum length of a response in characters: a list's page has a few hundred thousand at most, a whole programme
 * about a million.
 */
const longestAnswer = 8_000_000

/**
 * Limits the size of responses. A larger one is a query without a limit: the caller is asked to narrow it, and the
 * log names it. Files are streams with their own limits.
 */
const boundAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length <= longestAnswer) return payload
    reply.header('cache-control', 'no-store').removeHeader('etag')
    throw Object.assign(new ProductError('ANSWER_TOO_LONG'), { cause: `${payload.length} characters` })
  })
}

const requestLine = (request: FastifyRequest) => ({
  id: request.id,
  method: request.method,
  url: redactUrl(request.url),
  address: request.ip,
})

const send = (request: FastifyRequest, reply: FastifyReply, failed: Failure) => {
  if (failed.retryAfter !== undefined) reply.header('retry-after', failed.retryAfter)
  return reply
    .status(failed.status)
    .type('application/json')
    .send(JSON.stringify({ ...failed.body, requestId: request.id }))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint accepts urlencoded bodies. */
    form?: boolean
    /** The endpoint accepts bytes: a chunk of a file. */
    bytes?: boolean
    /** OpenAPI description of the call; other routes have none. */
    describe?: () => JsonSchema
  }
}

const countedPaths = ['/api/', '/sso/api/', `${previewPath}/`]

/** Requests with rate limits per address: calls, preview images, and pages that search. Other pages and files have none. */
const isCounted = (url: string): boolean =>
  countedPaths.some((path) => url.startsWith(path)) ||
  (url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?'))).has('q'))

/** Number of trusted proxies, counted from the nearest. */
const believed = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Fastify with request ids, structured logs without secrets, security headers, limits and one error format. */
export const createHttpApp = async (settings: HttpSettings): Promise<FastifyInstance> => {
  const patience = settings.patience ?? usualPatience
  const app = Fastify({
    logger: { level: settings.logLevel, serializers: { req: requestLine } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: believed(settings.trustProxy),
    bodyLimit: usualBodyLimit,
    ...serverLimits(patience),
    clientErrorHandler: answerUnread,
    forceCloseConnections: 'idle',
    // Malformed URLs get the same error format as everything else.
    frameworkErrors: (error, request, reply) => void send(request, reply, failureOf(error)),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true, querystringParser: urlencoded },
  })
  // Routes validate with their zod schemas, in `mount.ts`.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler<z.ZodType>(({ schema }) => answerSerializer(schema))
  app.addSchema(errorBodySchema)
  traceRequests(app)
  endSlowRequests(app, patience)
  boundAnswers(app)
  addSecurityHeaders(app, settings.https, settings)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Fast compression: responses are generated for each request, and time costs more than a few bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })
  await app.register(multipart, { limits: { fileSize: maxFileSize, files: 1, fields: 4, parts: 5 } })
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => blockOf(ip),
    allowList: (request) => !isCounted(request.url),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('rate limited'), {
        statusCode: 429,
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  })
  addJsonBodies(app)
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      // Only there: any site's page could post such a body without a CORS preflight.
      if (request.routeOptions.config.form) done(null, urlencoded(body))
      else done(Object.assign(new Error('unsupported media type'), { statusCode: 415 }))
    },
  )
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.routeOptions.config.bytes) done(null, body)
      else done(Object.assign(new Error('unsupported media type'), { statusCode: 415 }))
    },
  )
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => {
    const failed = failureOf(error, settings.constraintErrors)
    if (failed.unexpected) request.log.error({ err: error, req: request }, 'unexpected error')
    return send(request, reply, failed)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, failure('NOT_FOUND')))
  return app
}
