import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { refusalOf } from '#platform/contract/field-errors.ts'
import { uploadHeader } from '#platform/contract/uploads.ts'
import { composeTexts } from '#platform/domain/composed-text.ts'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '../context.ts'
import type { Feature } from '../feature.ts'
import { checkFile, receiveFile } from '../files/receive-file.ts'
import type { Scan } from '../files/virus-scan.ts'
import type { FileAnswer, Handler } from '../handler.ts'
import { bodyBounds, type BodyBounds } from './bodies/body-bounds.ts'
import { isLargeBody, readLargeBody, refuseLongBody, usualBodyLimit } from './bodies/json-body.ts'
import { checkCaller } from './check-caller.ts'
import type { Gate } from './gate.ts'
import { describeCall } from './schemas.ts'
import { withUpload, type SentFile } from './with-upload.ts'

/** Identifies the caller and builds the request's context. */
export type ContextOf = (request: FastifyRequest) => Promise<Context>

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw refusalOf(parsed.error.issues)
  return parsed.data
}

type Input = Record<string, unknown>

/** What a call says before its body. */
const headOf = (endpoint: Endpoint, request: FastifyRequest): Input => ({
  params: parse(endpoint.params, composeTexts(request.params)) ?? {},
  query: parse(endpoint.query, request.query) ?? {},
  headers: parse(endpoint.headers, request.headers) ?? {},
})

const inputOf = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  input: Input,
  { scan, largestUpload = () => maxFileSize }: Pick<MountSettings, 'scan' | 'largestUpload'>,
  permit: (input: Input) => Promise<void>,
  sent?: SentFile,
): Promise<Input> => {
  const { body } = request
  if (endpoint.transport === 'multipart') {
    const check = { scan, maxSize: largestUpload() }
    return { ...input, body: sent ? await checkFile(sent, check) : await receiveFile(request, check) }
  }
  if (endpoint.transport === 'bytes')
    return { ...input, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
  if (!isLargeBody(body) || !endpoint.body) return { ...input, body: parse(endpoint.body, body) }
  // The policy decides on the head of a potentially large body: megabytes of an unauthorized caller are not parsed.
  const decide = endpoint.bodyLimit ? (head: unknown) => permit({ ...input, body: head }) : undefined
  return { ...input, body: await readLargeBody(endpoint.body, body, decide) }
}

/** Tests validate every response with its schema; in production only the compiled serializer uses it. */
const checkAnswers = process.env['VITEST'] !== undefined

type MountSettings = {
  scan?: Scan | undefined
  /** Maximum size of an uploaded file in bytes, read with each request. */
  largestUpload?: () => number
  gate?: Gate
  /** Default maximum of a JSON body in bytes. */
  bodyLimit?: number
}

/** Mounts every endpoint of the features; throws if an endpoint does not have exactly one handler, or a handler no endpoint. */
export const mountFeatures = (
  app: FastifyInstance,
  features: readonly Feature[],
  contextOf: ContextOf,
  prefix = '/api/v1',
  settings: MountSettings = {},
): void => {
  for (const feature of features) {
    const handlers = new Map(feature.handlers.map((h) => [h.endpoint.name, h]))
    if (handlers.size < feature.handlers.length)
      throw new Error(`${feature.name}: two handlers of one endpoint, or an endpoint's name given twice`)
    for (const declared of feature.endpoints) {
      const handler = handlers.get(declared.name)
      if (!handler) throw new Error(`${feature.name}: endpoint ${declared.name} has no handler`)
      handlers.delete(declared.name)
      mount(app, feature.name, handler, contextOf, prefix, settings)
    }
    const [orphan] = handlers.keys()
    if (orphan) throw new Error(`${feature.name}: handler ${orphan} has no endpoint in the contract`)
  }
}

const mount = (
  app: FastifyInstance,
  feature: string,
  handler: Handler,
  contextOf: ContextOf,
  prefix: string,
  settings: MountSettings,
): void => {
  const { endpoint } = handler
  const bodyLimit = endpoint.bodyLimit ?? settings.bodyLimit ?? usualBodyLimit
  let bounds: BodyBounds | undefined
  const schema: FastifySchema = endpoint.response ? { response: { 200: endpoint.response } } : {}
  const contexts = new WeakMap<FastifyRequest, Context>()
  if (endpoint.cors) app.options(`${prefix}${endpoint.path}`, answerPreflight)
  app.route({
    method: endpoint.method,
    url: `${prefix}${endpoint.path}`,
    schema,
    bodyLimit,
    config: {
      form: endpoint.form ?? false,
      bytes: endpoint.transport === 'bytes',
      bounds: () => (bounds ??= bodyBounds(endpoint.body, bodyLimit)),
      describe: () => describeCall(endpoint, feature),
    },
    // First, so that pages of another site can read errors, too.
    ...(endpoint.cors ? { onRequest: openToPages } : {}),
    // Before the body is read: parsing megabytes of a stranger, only to refuse them, would block everybody.
    preParsing: async (request) => {
      const ctx = await contextOf(request)
      if (endpoint.permission !== 'public' && ctx.actor.kind === 'guest')
        throw new ProductError('SESSION_EXPIRED')
      await settings.gate?.({ endpoint, actor: ctx.actor })
      // File uploads have their own limits, checked while receiving.
      if (endpoint.transport !== 'multipart' && endpoint.transport !== 'bytes') refuseLongBody(request)
      contexts.set(request, ctx)
    },
    handler: async (request, reply) => {
      const ctx = contexts.get(request)!
      const permit = async (head: Input): Promise<void> => {
        checkCaller(endpoint, ctx.actor, head['query'] as Input)
        await handler.permit?.(ctx, head as never)
      }
      const named = headOf(endpoint, request)
      const handle = async (sent?: SentFile): Promise<unknown> => {
        const input = await inputOf(endpoint, request, named, settings, permit, sent)
        checkCaller(endpoint, ctx.actor, input['query'] as Record<string, unknown>)
        return handler.handle(ctx, input as never)
      }
      const uploadId = endpoint.transport === 'multipart' ? request.headers[uploadHeader] : undefined
      // The policy decides before megabytes are read from the database, hashed and scanned.
      if (uploadId !== undefined) await permit(named)
      const { headers } = named
      const answer = await (uploadId === undefined
        ? handle()
        : withUpload(ctx, { id: String(uploadId), url: request.url, headers, endpoint }, handle))
      // Responses are valid for one person at one moment.
      reply.header('cache-control', 'no-store')
      if (endpoint.transport === 'file') return sendFile(request, reply, answer as FileAnswer)
      if (endpoint.response === null) return reply.status(204).send()
      const checked = checkAnswers ? endpoint.response.parse(answer) : answer
      return endpoint.cache ? sendTagged(request, reply, checked, endpoint.cache) : checked
    },
  })
}

/** `Content-Disposition` by RFC 6266 with a UTF-8 name and an ASCII fallback. */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const knows = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag) ?? false

/** Cache headers: who caches a response for how long, and what it varies by. */
const caching = {
  public: { 'cache-control': 'public, max-age=300', vary: 'accept-language' },
  private: { 'cache-control': 'private, no-cache' },
} as const

/** Cacheable response; 304 when unchanged. */
const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  cache: keyof typeof caching,
) => {
  const text = String(reply.serialize(answer))
  // Weak: the compressed response has other bytes.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).headers(caching[cache])
  return knows(request, etag) ? reply.status(304).send() : reply.type('application/json').send(text)
}

/** Allows pages of any site to read it: never with cookies, which `*` excludes. */
const openToPages = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, retry-after',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

const answerPreflight = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  await openToPages(request, reply)
  await reply
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'x-api-key, if-none-match, content-type, accept-language',
      'access-control-max-age': '86400',
    })
    .status(204)
    .send()
}

const cachingOf = ({ forever, shown, etag }: FileAnswer): string => {
  if (forever) return 'public, max-age=31536000, immutable'
  if (shown) return 'public, max-age=3600, s-maxage=0'
  return etag ? 'private, no-cache' : 'private, no-store'
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: FileAnswer) => {
  const tag = file.shown?.etag ?? file.etag
  if (tag) {
    const etag = `"${tag}"`
    reply.header('etag', etag)
    if (knows(request, etag)) {
      if (file.stream instanceof Readable) file.stream.destroy()
      return reply.header('cache-control', cachingOf(file)).status(304).send()
    }
  }
  reply
    .header('content-type', file.mime)
    .header('content-disposition', file.forever || file.shown ? 'inline' : attachment(file.name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cachingOf(file))
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(file.stream)
}
