import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Actor, Person } from '#platform/domain/actor.ts'
import type { DB } from './database/schema.gen.ts'
import type { FileStorage } from './files/storage.ts'

/** The database or a transaction of it. */
export type Db = Kysely<DB>

/** What a use case or query may reach, besides its own feature; who asks is a person where the call says so. */
export type Context<Asker extends Actor = Actor> = {
  db: Db
  actor: Asker
  /** One instant for the whole request. */
  now: Date
  locale: 'ru' | 'en'
  /** The chosen accelerator of the `Accelerator-Id` header, if one was sent; a wish, not a right. */
  acceleratorId: number | null
  /** The client's address, for rate limits and audit. */
  address: string
  requestId: string
  /** The open page that asks, if it said so: it is not told what it has done itself. */
  page: string | null
  files: FileStorage
  log: FastifyBaseLogger
}

/** The context of a call that only signed-in persons reach. */
export type SignedIn = Context<Person>
