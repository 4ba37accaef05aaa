import type {
  Endpoint,
  InputOf,
  ReadEndpoint,
  ResponseOf,
  WriteEndpoint,
} from '#platform/contract/endpoint.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import { ProductError, notFound } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from './context.ts'
import { readOnly, transact } from './database/pipelined-database.ts'
import type { UploadedFile } from './files/receive-file.ts'
import { undoableStorage } from './files/storage.ts'
import { announceCommand } from './sockets/changes.ts'
import { requireStepUp } from './step-up.ts'

/** What a handler of a `file` endpoint answers. */
export type FileAnswer = {
  name: string
  mime: string
  size?: number
  stream: NodeJS.ReadableStream | Buffer
  /** The address never answers anything else, to anybody: it is shown in pages and kept by browsers. */
  forever?: true
  /** The address answers this picture for as long as something shows it: no shared cache answers without asking. */
  shown?: { etag: string }
  /** The address answers this and nothing else to whoever may have it: browsers keep it and ask whether they still may. */
  etag?: string
}

/** What a handler answers: the declared response, or a download. */
export type AnswerOf<E extends Endpoint> = E['transport'] extends 'file' ? FileAnswer : ResponseOf<E>

/** What a handler receives: the declared input; of a multipart call the body is the checked file. */
export type Received<E extends Endpoint> = Omit<InputOf<E>, 'body'> & {
  body: E['transport'] extends 'multipart' ? UploadedFile : InputOf<E>['body']
}

type Contexts = { public: Context; 'signed-in': SignedIn }

/** The context of a call: a guest is turned away before any other than a public one is asked. */
export type ContextOf<E extends Endpoint> = Contexts[E['permission']]

type Definition<E extends Endpoint, Subject, Prepared, Ran> = {
  endpoint: E
  /** Finds the subject the policy decides on; nothing found answers 404. `null` subjects are loaded by `nothing`. */
  load: (ctx: ContextOf<E>, input: Received<E>) => Promise<Subject | undefined>
  /** The policy action asked about the subject before `run`. */
  authorize: PolicyAction<Subject>
  /** What stands for the subject where its own facts do not say whom a change concerns. */
  concerns?: (subject: Subject) => unknown
  run: (ctx: ContextOf<E>, input: Received<E>, subject: Subject, prepared: Prepared) => Promise<Ran>
}

type ReadAtCommit<Answer> = (ctx: Context) => Promise<Answer>

/** What a use case answers: what it knows, or how to read it once everything is committed, on the commit's own trip. */
type AnswerAtCommit<E extends Endpoint> = AnswerOf<E> | ReadAtCommit<AnswerOf<E>>

const isRead = <Answer>(ran: Answer | ReadAtCommit<Answer>): ran is ReadAtCommit<Answer> =>
  typeof ran === 'function'

type Preparing<E extends Endpoint, Subject, Prepared> = {
  /**
   * Whatever is slow (tables, pictures, other services), before the transaction and only for who may do the action: nobody
   * waits for a file with a lock or a connection held. What it answers is given to `run`; files that it stored are taken
   * away when that fails.
   */
  prepare: (ctx: ContextOf<E>, input: Received<E>, subject: Subject) => Promise<Prepared>
}

/** A bound call: what the server mounts for an endpoint. */
export type Handler = {
  endpoint: Endpoint
  /** A command runs in one transaction; a query runs on the pool. */
  kind: 'command' | 'query'
  action: string
  /** Fails as `handle` does for who may not, and does nothing else. */
  permit?: (ctx: Context, input: never) => Promise<void>
  handle: (ctx: Context, input: never) => Promise<unknown>
}

/** The subject of calls about nobody's object. */
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
  if (subject === undefined) throw notFound()
  if (!authorize.visible(ctx.actor, subject)) throw notFound()
  if (!authorize.allows(ctx.actor, subject)) {
    throw new ProductError(ctx.actor.kind === 'guest' ? 'SESSION_EXPIRED' : 'ACCESS_DENIED')
  }
  if (endpoint.stepUp) await requireStepUp(ctx.db, ctx.actor)
  return subject
}

/** Tells the pages of whoever it concerns what a call has changed (ADR 32). */
const announce = async <E extends Endpoint, Subject>(
  { endpoint, concerns }: Pick<Definition<E, Subject, never, never>, 'endpoint' | 'concerns'>,
  ctx: Context,
  subject: Subject,
): Promise<void> => {
  if (endpoint.changes?.length)
    await announceCommand(ctx, endpoint.changes, concerns ? concerns(subject) : subject)
}

/** An action: load, authorize and run inside one transaction; with `prepare`, allowed and prepared before it begins. */
export const useCase = <E extends WriteEndpoint, Subject, Prepared = undefined>(
  definition: Definition<E, Subject, Prepared, AnswerAtCommit<E>> & Partial<Preparing<E, Subject, Prepared>>,
): Handler => ({
  endpoint: definition.endpoint,
  kind: 'command',
  action: definition.authorize.name,
  permit: async (ctx, input) => void (await permitted(definition, ctx as ContextOf<E>, input)),
  handle: async (asked, input) => {
    const files = undoableStorage(asked.files)
    const ctx = { ...asked, files } as ContextOf<E>
    const { prepare } = definition
    const prepared = prepare
      ? await files.attempt(async () => prepare(ctx, input, await permitted(definition, ctx, input)))
      : undefined
    return transact(
      ctx.db,
      // Not around the commit: one that is not answered may have happened, with the files in it.
      (db) =>
        files.attempt(async () => {
          const inside = { ...ctx, db }
          const subject = await permitted(definition, inside, input)
          // Without `prepare` nothing is prepared, and `run` expects nothing.
          const ran = await definition.run(inside, input, subject, prepared as Prepared)
          await announce(definition, inside, subject)
          return ran
        }),
      async (db, ran) => (isRead(ran) ? ran({ ...ctx, db }) : ran),
    )
  },
})

/** In tests a question that writes fails: the database refuses it. */
const isTested = process.env['VITEST'] !== undefined

/** A question: load, authorize and run without a transaction. It writes nothing; what does is a `useCase`. */
export const query = <E extends ReadEndpoint, Subject>(
  definition: Definition<E, Subject, undefined, AnswerOf<E>>,
): Handler => ({
  endpoint: definition.endpoint,
  kind: 'query',
  action: definition.authorize.name,
  permit: async (ctx, input) => void (await permitted(definition, ctx as ContextOf<E>, input)),
  handle: async (asked, input) => {
    const ctx = (isTested ? { ...asked, db: readOnly(asked.db) } : asked) as ContextOf<E>
    return definition.run(ctx, input, await permitted(definition, ctx, input), undefined)
  },
})
