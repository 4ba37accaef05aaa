import type { z } from 'zod'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Tag } from './tags.ts'

/** Where a call's input may travel; each part is a zod schema of strings on the wire (body: JSON). */
export type EndpointInput = {
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
}

/** A call that only answers; GETs do, and a POST that needs a body to ask with. */
type Reading = {
  method: 'GET' | 'POST'
  /** What the answer shows: it is fetched again when one of them changes. Empty where no page keeps the answer. */
  reads: readonly Tag[]
  changes?: never
  removes?: never
}

type Writing = {
  /** `GET` only where the specification's call is one although it writes. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** What is no longer as it was: whoever it concerns is told. Empty where nobody sees it, with the reason. */
  changes: readonly Tag[]
  /** What the call names by its ids is gone for the caller, deleted or left: it is not asked for again. */
  removes?: true
  reads?: never
}

type Described = EndpointInput & {
  /** camelCase and unique: the key of the handler, of the browser's cache and of OpenAPI's operation. */
  name: string
  path: string
  summary: string
  /** The schema of the answer; `null` answers 204. */
  response: z.ZodType | null
  /** Codes the call answers besides the general ones (400, 401, 404, 429, 500, 503). */
  errors?: readonly ErrorCode[]
  /** `public` must be written; everything else needs a signed-in person before the policy is asked. */
  permission: 'public' | 'signed-in'
  /** Grave: the session must have proved a moment ago who is there (STEP_UP_REQUIRED); the browser asks and calls again. */
  stepUp?: true
  /** The query parameter that must be the caller's own uid (product 6); an administrator may name another. */
  ownUid?: 'userUid' | 'uid'
  /** `multipart`: one file part named `file`; `file`: the answer is a download. */
  transport?: 'json' | 'multipart' | 'file'
  /** Besides JSON the body may be urlencoded, as the forms of other sites post it. */
  form?: true
  /** The largest body in bytes, where more is sent than a form holds. */
  bodyLimit?: number
  /**
   * `public`: the same for everybody of one language, kept by browsers for five minutes, then asked again by its ETag;
   * `asked`: kept by whoever called, who asks each time whether it is still so.
   */
  cache?: 'public' | 'asked'
  /** Pages of any site may call it: it answers nothing that needs the caller's cookies or session. */
  cors?: true
}

export type ReadEndpoint = Described & Reading

export type WriteEndpoint = Described & Writing

/** The only description of a call: server, browser, OpenAPI and the derived tests all read it. */
export type Endpoint = ReadEndpoint | WriteEndpoint

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>
type Given<S> = S extends z.ZodType ? z.input<S> : Record<never, never>

/** What a handler receives: every declared part, validated. */
export type InputOf<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  headers: Parsed<E['headers']>
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined
}

type Part = 'params' | 'query' | 'headers' | 'body'

/** The parts of a call that have a default, or those that have none. */
type PartsOf<E extends Endpoint, WithDefault extends boolean> = {
  [K in Part]: E[K] extends z.ZodType
    ? (undefined extends Given<E[K]> ? true : false) extends WithDefault
      ? K
      : never
    : never
}[Part]

/** What a caller gives: one part per declared schema; one with a default may be left out. */
export type CallOf<E extends Endpoint> = { [K in PartsOf<E, false>]: Given<E[K]> } & {
  [K in PartsOf<E, true>]?: Given<E[K]>
}

export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined
