import type { Endpoint, InputOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import { ProductError, notFound } from '#platform/domain/product-error.ts'
import type { Context } from './context.ts'
import type { UploadedFile } from './files/receive-file.ts'

/** What a handler of a `file` endpoint answers. */
export type FileAnswer = {
  name: string
  mime: string
  size?: number
  stream: NodeJS.ReadableStream | Buffer
  /** The address never answers anything else, to anybody: it is shown in pages and kept by browsers. */
  forever?: true
}

/** What a handler answers: the declared response, or a download. */
export type AnswerOf<E extends Endpoint> = E['transport'] extends 'file' ? FileAnswer : ResponseOf<E>

/** What a handler receives: the declared input; of a multipart call the body is the checked file. */
export type Received<E extends Endpoint> = Omit<InputOf<E>, 'body'> & {
  body: E['transport'] extends 'multipart' ? UploadedFile : InputOf<E>['body']
}

type Definition<E extends Endpoint, Subject> = {
  endpoint: E
  /** Finds the subject the policy judges; nothing found answers 404. `null` subjects are loaded by `nothing`. */
  load: (ctx: Context, input: Received<E>) => Promise<Subject | undefined>
  /** The policy action asked about the subject before `run`. */
  authorize: PolicyAction<Subject>
  run: (ctx: Context, input: Received<E>, subject: Subject) => Promise<AnswerOf<E>>
}

/** A bound call: what the server mounts for an endpoint. */
export type Handler = {
  endpoint: Endpoint
  /** A command runs in one transaction; a query runs on the pool. */
  kind: 'command' | 'query'
  action: string
  handle: (ctx: Context, input: never) => Promise<unknown>
}

/** The subject of calls about nobody's object. */
export const nothing = async (): Promise<null> => null

const guarded =
  <E extends Endpoint, Subject>(definition: Definition<E, Subject>) =>
  async (ctx: Context, input: Received<E>): Promise<AnswerOf<E>> => {
    const subject = await definition.load(ctx, input)
    if (subject === undefined) throw notFound()
    if (!definition.authorize.visible(ctx.actor, subject)) throw notFound()
    if (!definition.authorize.allows(ctx.actor, subject)) {
      throw new ProductError(ctx.actor.kind === 'guest' ? 'SESSION_EXPIRED' : 'ACCESS_DENIED')
    }
    return definition.run(ctx, input, subject)
  }

/** A deed: load, authorize and run inside one transaction. */
export const useCase = <E extends Endpoint, Subject>(definition: Definition<E, Subject>): Handler => ({
  endpoint: definition.endpoint,
  kind: 'command',
  action: definition.authorize.name,
  handle: (ctx, input) =>
    ctx.db.transaction().execute((tx) => guarded(definition)({ ...ctx, db: tx }, input)),
})

/** A question: load, authorize and run without a transaction. */
export const query = <E extends Endpoint, Subject>(definition: Definition<E, Subject>): Handler => ({
  endpoint: definition.endpoint,
  kind: 'query',
  action: definition.authorize.name,
  handle: (ctx, input) => guarded(definition)(ctx, input),
})
