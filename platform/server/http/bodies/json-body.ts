import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import { refusalOf } from '#platform/contract/field-errors.ts'
import { composeTexts } from '#platform/domain/composed-text.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { boundsOfBytes, type BodyBounds } from './body-bounds.ts'
import { createPace } from './pace.ts'
import { parseHead, parseInSlices } from './parse-in-slices.ts'
import { brokenBound, brokenBoundInSlices } from './scan-json.ts'
import { validateInSlices } from './validate-in-slices.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bounds of the route's JSON body. */
    bounds?: () => BodyBounds
  }
}

/** Default maximum of a JSON body in bytes; files are sent as multipart. */
export const usualBodyLimit = 256 * 1024

/** Bytes from which a body is parsed and validated in slices. */
export const largeFrom = 32 * 1024

type Parse = (text: string) => unknown

/** A JSON body that is too large to be parsed at once: its endpoint reads it with `readLargeBody`. */
export class LargeBody {
  readonly bytes: Buffer
  readonly bounds: BodyBounds
  readonly parse: Parse
  constructor(bytes: Buffer, bounds: BodyBounds, parse: Parse) {
    this.bytes = bytes
    this.bounds = bounds
    this.parse = parse
  }
}

export const isLargeBody = (body: unknown): body is LargeBody => body instanceof LargeBody

const usualBounds = boundsOfBytes(usualBodyLimit)

const boundsOf = (request: FastifyRequest): BodyBounds =>
  request.routeOptions.config.bounds?.() ?? usualBounds

const tooLarge = (): Error => Object.assign(new Error('body too large'), { statusCode: 413 })

/** Refuses a body by its Content-Length, before reading it. */
export const refuseLongBody = (request: FastifyRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) > boundsOf(request).bytes) throw tooLarge()
}

/** Parses JSON bodies within the bounds of their route: checked on the bytes, then parsed, large ones by their endpoint. */
export const addJsonBodies = (app: FastifyInstance): void => {
  const parser = app.getDefaultJsonParser('error', 'error')
  const parserFor =
    (request: FastifyRequest): Parse =>
    (text) => {
      let parsed: unknown
      void parser(request, text, (error, value) => {
        if (error) throw error
        parsed = value
      })
      return composeTexts(parsed)
    }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const bounds = boundsOf(request)
      if (bytes.length > bounds.bytes) throw tooLarge()
      if (!isUtf8(bytes)) throw invalid({ body: 'INVALID' })
      const parse = parserFor(request)
      if (bytes.length > largeFrom && request.routeOptions.config.bounds)
        return new LargeBody(bytes, bounds, parse)
      if (brokenBound(bytes, bounds)) throw invalid({ body: 'TOO_MANY' })
      return parse(bytes.toString('utf8'))
    },
  )
}

/** The small members of a large body, by its schema, without arrays. */
const headOf = async (schema: z.ZodObject, { bytes, parse }: LargeBody): Promise<unknown> => {
  const given = await parseHead(bytes, parse, createPace())
  const shape: [string, z.ZodType][] = Object.entries(schema.shape)
  const isArray = ([, part]: [string, z.ZodType]): boolean =>
    part instanceof z.ZodArray || (part instanceof z.ZodDefault && part.unwrap() instanceof z.ZodArray)
  const arrays = Object.fromEntries(shape.filter(isArray).map(([key]) => [key, []]))
  const open = shape
    .filter(([key, part]) => isArray([key, part]) || !Object.hasOwn(given, key))
    .map(([key]) => [key, z.any().optional()])
  const head = schema.clone({
    ...schema.def,
    shape: { ...schema.shape, ...Object.fromEntries(open) },
    checks: [],
  })
  const read = head.safeParse({ ...given, ...arrays })
  if (!read.success) throw refusalOf(read.error.issues)
  return read.data
}

/**
 * Reads a large body in slices, so that other requests are not blocked; `permit` decides on its head, before the rest
 * is parsed.
 */
export const readLargeBody = async (
  schema: z.ZodType,
  body: LargeBody,
  permit?: (head: unknown) => Promise<void>,
): Promise<unknown> => {
  const pace = createPace()
  if (await brokenBoundInSlices(body.bytes, body.bounds, pace)) throw invalid({ body: 'TOO_MANY' })
  if (permit && schema instanceof z.ZodObject) await permit(await headOf(schema, body))
  const value = await parseInSlices(body.bytes, body.parse, pace)
  const validated = await validateInSlices(schema, value, pace)
  if (validated.issues.length > 0) throw refusalOf(validated.issues)
  return validated.value
}
