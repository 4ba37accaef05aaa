import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Actor, Doer, Person } from '#platform/domain/actor.ts'
import type { DB } from './database/schema.gen.ts'
import type { FileStorage } from './files/storage.ts'

/** The database or a transaction. */
export type Db = Kysely<DB>

/** Who writes, and where: a call's actor, or the portal itself in a job. */
export type Acting = { db: Db; actor: Doer }

/** What a use case or query may access besides its own feature; the actor is a person if the call requires one. */
export type Context<Asker extends Actor = Actor> = {
  db: Db
  actor: Asker
  /** The time of the request, the same throughout. */
  now: Date
  locale: 'ru' | 'en'
  /** The chosen accelerator of the `Accelerator-Id` header, if sent; not checked for permission. */
  acceleratorId: number | null
  /** The client's IP address, for rate limits and audit. */
  address: string
  requestId: string
  /** Id of the page that sends the request, if given: it is not notified of its own changes. */
  page: string | null
  files: FileStorage
  log: FastifyBaseLogger
}

/** The context of a call for signed-in persons only. */
export type SignedIn = Context<Person>
