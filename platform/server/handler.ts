import type {
  Endpoint,
  InputOf,
  ReadEndpoint,
  ResponseOf,
  WriteEndpoint,
} from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/domain/actor.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import { ProductError, notFound } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from './context.ts'
import { readOnly, transact } from './database/pipelined-database.ts'
import type { UploadedFile } from './files/receive-file.ts'
import { undoableStorage } from './files/storage.ts'
import { announceCommand } from './sockets/changes.ts'
import { requireStepUp } from './step-up.ts'

/** The response of a `file` endpoint. */
export type FileAnswer = {
  name: string
  mime: string
  size?: number
  stream: NodeJS.ReadableStream | Buffer
  /** The content at this URL never changes and is the same for everybody: pages embed it and browsers cache it. */
  forever?: true
  /** The picture at this URL is valid while something shows it: shared caches must revalidate it. */
  shown?: { etag: string }
  /** The content at this URL never changes for those who may read it: browsers cache it and revalidate the permission. */
  etag?: string
}

/** The response of a handler: the declared one, or a download. */
export type AnswerOf<E extends Endpoint> = E['transport'] extends 'file' ? FileAnswer : ResponseOf<E>

/** The input of a handler: as declared; for a multipart call the body is the checked file, for a chunk its bytes. */
export type Received<E extends Endpoint> = Omit<InputOf<E>, 'body'> & {
  body: E['transport'] extends 'multipart'
    ? UploadedFile
    : E['transport'] extends 'bytes'
      ? Buffer
      : InputOf<E>['body']
}

type Contexts = { public: Context; 'signed-in': SignedIn }

/** The context of a call; guests reach public calls only. */
export type ContextOf<E extends Endpoint> = Contexts[E['permission']]

/**
 * Loads the subject of a call: the facts for its policy, which alone decides who may do what (ADR 184). Undefined, like
 * a subject that the caller may not see, answers 404, or the error that `absent` returns.
 */
export type Loader<Ctx, Input, Subject> = ((ctx: Ctx, input: Input) => Promise<Subject | undefined>) & {
  absent?: (actor: Actor, input: Input) => ProductError
}

/**
 * Returns a loader with its own error instead of 404. The error follows from the caller and the input only, so that it
 * does not reveal whether the subject exists.
 */
export const loader = <Ctx, Input, Subject>(
  load: (ctx: Ctx, input: Input) => Promise<Subject | undefined>,
  absent: (actor: Actor, input: Input) => ProductError,
): Loader<Ctx, Input, Subject> => Object.assign(load, { absent })

type Definition<E extends Endpoint, Subject, Prepared, Ran> = {
  endpoint: E
  /** A `Loader`, as a plain function type so that generic loaders are inferred. Calls without a subject use `nothing`. */
  load: (ctx: ContextOf<E>, input: Received<E>) => Promise<Subject | undefined>
  /** The policy action checked on the subject before `run`. */
  authorize: PolicyAction<Subject>
  /** Overrides the people to notify, if they do not follow from the subject's own facts. */
  concerns?: (subject: Subject) => unknown
  run: (ctx: ContextOf<E>, input: Received<E>, subject: Subject, prepared: Prepared) => Promise<Ran>
}

type ReadAtCommit<Answer> = (ctx: Context) => Promise<Answer>

/** The response of a use case: a value, or a function that reads it in the commit's round trip. */
type AnswerAtCommit<E extends Endpoint> = AnswerOf<E> | ReadAtCommit<AnswerOf<E>>

const isRead = <Answer>(ran: Answer | ReadAtCommit<Answer>): ran is ReadAtCommit<Answer> =>
  typeof ran === 'function'

type Preparing<E extends Endpoint, Subject, Prepared> = {
  /**
   * Slow work (tables, pictures, other services), before the transaction and only after the permission check, so that
   * no lock or connection waits for it. Its result is passed to `run`; stored files are removed if that fails.
   */
  prepare: (ctx: ContextOf<E>, input: Received<E>, subject: Subject) => Promise<Prepared>
}

/** A bound call, as the server mounts it for an endpoint. */
export type Handler = {
  endpoint: Endpoint
  /** A command runs in one transaction; a query runs on the pool. */
  kind: 'command' | 'query'
  action: string
  /** Throws as `handle` does without permission, and does nothing else. */
  permit?: (ctx: Context, input: never) => Promise<void>
  handle: (ctx: Context, input: never) => Promise<unknown>
}

/** The subject of calls without an object. */
export const nothing = async (): Promise<null> => null

const permitted = async <E extends Endpoint, Subject>(
  {
    endpoint,
    load,
    authorize,
  }: Pick<Definition<E, Subject, never, never>, 'endpoint' | 'load' | 'authorize'>,
  ctx: ContextOf<E>,
  input: Received<E>,
): Promise<Subject> => {
  const subject = await load(ctx, input)
  const { absent } = load as Loader<ContextOf<E>, Received<E>, Subject>
  if (subject === undefined || !authorize.visible(ctx.actor, subject))
    throw absent?.(ctx.actor, input) ?? notFound()
  if (!authorize.allows(ctx.actor, subject)) {
    throw new ProductError(ctx.actor.kind === 'guest' ? 'SESSION_EXPIRED' : 'ACCESS_DENIED')
  }
  if (endpoint.stepUp) await requireStepUp(ctx.db, ctx.actor)
  return subject
}

/** Notifies the pages of the people concerned of a call's changes (ADR 32). */
const announce = async <E extends Endpoint, Subject>(
  { endpoint, concerns }: Pick<Definition<E, Subject, never, never>, 'endpoint' | 'concerns'>,
  ctx: Context,
  subject: Subject,
): Promise<void> => {
  if (endpoint.changes?.length)
    await announceCommand(ctx, endpoint.changes, concerns ? concerns(subject) : subject)
}

/** An action: load, authorize and run inside one transaction; with `prepare`, authorized and prepared before it begins. */
export const useCase = <E extends WriteEndpoint, Subject, Prepared = undefined>(
  definition: Definition<E, Subject, Prepared, AnswerAtCommit<E>> & Partial<Preparing<E, Subject, Prepared>>,
): Handler => ({
  endpoint: definition.endpoint,
  kind: 'command',
  action: definition.authorize.name,
  permit: async (ctx, input) => void (await permitted(definition, ctx as ContextOf<E>, input)),
  handle: async (caller, input) => {
    const files = undoableStorage(caller.files)
    const ctx = { ...caller, files } as ContextOf<E>
    const { prepare } = definition
    const prepared = prepare
      ? await files.attempt(async () => prepare(ctx, input, await permitted(definition, ctx, input)))
      : undefined
    return transact(
      ctx.db,
      // Not around the commit: an unanswered commit may have succeeded, and its files are in use.
      (db) =>
        files.attempt(async () => {
          const inside = { ...ctx, db }
          const subject = await permitted(definition, inside, input)
          // Without `prepare` there is no result, and `run` expects none.
          const ran = await definition.run(inside, input, subject, prepared as Prepared)
          await announce(definition, inside, subject)
          return ran
        }),
      async (db, ran) => (isRead(ran) ? ran({ ...ctx, db }) : ran),
    )
  },
})

/** In tests queries run on a read-only database. */
const isTested = process.env['VITEST'] !== undefined

/** A query: load, authorize and run without a transaction. It must not write; use `useCase` for that. */
export const query = <E extends ReadEndpoint, Subject>(
  definition: Definition<E, Subject, undefined, AnswerOf<E>>,
): Handler => ({
  endpoint: definition.endpoint,
  kind: 'query',
  action: definition.authorize.name,
  permit: async (ctx, input) => void (await permitted(definition, ctx as ContextOf<E>, input)),
  handle: async (caller, input) => {
    const ctx = (isTested ? { ...caller, db: readOnly(caller.db) } : caller) as ContextOf<E>
    return definition.run(ctx, input, await permitted(definition, ctx, input), undefined)
  },
})
