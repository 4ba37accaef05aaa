import type { z } from 'zod'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Tag } from './tags.ts'

/** The parts of a request that may carry input; each is a zod schema of strings on the wire (body: JSON). */
export type EndpointInput = {
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
}

/** A call without side effects: every GET, and a POST whose parameters need a body. */
type Reading = {
  method: 'GET' | 'POST'
  /** Tags of the data in the response, which is refetched when one of them changes. Empty if no page caches it. */
  reads: readonly Tag[]
  changes?: never
  removes?: never
}

type Writing = {
  /** `GET` only where the specification requires one although the call writes. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Tags this call invalidates; the people concerned are notified. Empty if nobody sees the data, with the reason. */
  changes: readonly Tag[]
  /** The object named by the call's ids is gone for the caller (deleted or left), so it is not refetched. */
  removes?: true
  reads?: never
}

type Described = EndpointInput & {
  /** Unique, in camelCase: the handler's key, the browser's cache key and the OpenAPI operation id. */
  name: string
  path: string
  summary: string
  /** Schema of the response; `null` means 204. */
  response: z.ZodType | null
  /** Error codes the call returns besides the general ones (400, 401, 404, 429, 500, 503). */
  errors?: readonly ErrorCode[]
  /** `public` must be explicit; any other call requires a signed-in person before its policy is checked. */
  permission: 'public' | 'signed-in'
  /** Sensitive: requires a recent re-authentication (STEP_UP_REQUIRED); the browser prompts for it and repeats the call. */
  stepUp?: true
  /** The query parameter that must be the caller's own uid (product 6); an administrator may name another. */
  ownUid?: 'userUid' | 'uid'
  /**
   * `multipart`: one file part named `file`, or the header `upload-id` of a file that was sent in chunks; `bytes`: the
   * body is a chunk of a file; `file`: the response is a download.
   */
  transport?: 'json' | 'multipart' | 'bytes' | 'file'
  /** The body may also be urlencoded, as forms on other sites post it. */
  form?: true
  /** Maximum body size in bytes, where a form's default is too small. */
  bodyLimit?: number
  /**
   * `public`: the same response for everybody with the same language; browsers cache it for five minutes, then
   * revalidate by ETag. `private`: a private cache, revalidated by ETag on every request.
   */
  cache?: 'public' | 'private'
  /** Allows CORS from any site: the response needs none of the caller's cookies or session. */
  cors?: true
}

export type ReadEndpoint = Described & Reading

export type WriteEndpoint = Described & Writing

/** The only description of a call: the server, the browser, OpenAPI and the derived tests use it. */
export type Endpoint = ReadEndpoint | WriteEndpoint

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>
type Given<S> = S extends z.ZodType ? z.input<S> : Record<never, never>

/** The input of a handler: every declared part, validated. */
export type InputOf<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  headers: Parsed<E['headers']>
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined
}

type Part = 'params' | 'query' | 'headers' | 'body'

/** The parts of a call with a default, or those without. */
type PartsOf<E extends Endpoint, WithDefault extends boolean> = {
  [K in Part]: E[K] extends z.ZodType
    ? (undefined extends Given<E[K]> ? true : false) extends WithDefault
      ? K
      : never
    : never
}[Part]

/** The arguments of a call: one part per declared schema; parts with a default are optional. */
export type CallOf<E extends Endpoint> = { [K in PartsOf<E, false>]: Given<E[K]> } & {
  [K in PartsOf<E, true>]?: Given<E[K]>
}

export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined
