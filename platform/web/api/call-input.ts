import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'

type Given<S> = S extends z.ZodType ? z.input<S> : Record<never, never>

/** Accepted values for text parameters: numbers, flags and lists are converted for the caller. */
type Loose<T> = T extends undefined
  ? undefined
  : string extends T
    ? string | number | readonly (string | number)[]
    : T extends 'true' | 'false'
      ? T | boolean
      : T

type Wire<S> = { [K in keyof S]: Loose<S[K]> }

type Params<E extends Endpoint> = E['params'] extends z.ZodObject
  ? { params: Wire<Given<E['params']>> }
  : unknown

/** The caller's own uid is optional, because it is filled in. */
type Query<E extends Endpoint> = E['query'] extends z.ZodObject
  ? E['ownUid'] extends keyof Given<E['query']>
    ? Maybe<'query', Omit<Wire<Given<E['query']>>, E['ownUid']> & { [K in E['ownUid']]?: string | undefined }>
    : Maybe<'query', Wire<Given<E['query']>>>
  : unknown

type Body<E extends Endpoint> = E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown

/** A part with only optional members may be omitted. */
type Maybe<K extends string, T> =
  Record<never, never> extends T ? { [P in K]?: T | undefined } : { [P in K]: T }

/** The arguments of `call`: the parts that the endpoint declares; session headers are added automatically. */
export type CallInput<E extends Endpoint> = Params<E> &
  Query<E> &
  Body<E> & { headers?: Record<string, string | number | undefined> | undefined }

/** The same input without types, for the transport. */
export type AnyInput = {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  headers?: Record<string, string | number | undefined> | undefined
  body?: unknown
}
