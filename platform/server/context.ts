import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Actor } from '#platform/domain/actor.ts'
import type { DB } from './database/schema.gen.ts'
import type { FileStorage } from './files/storage.ts'

/** The database or a transaction of it. */
export type Db = Kysely<DB>

/** What a use case or query may reach, besides its own feature. */
export type Context = {
  db: Db
  actor: Actor
  /** One instant for the whole request. */
  now: Date
  locale: 'ru' | 'en'
  /** The chosen accelerator of the `Accelerator-Id` header, if one was sent; a wish, not a right. */
  acceleratorId: number | null
  /** The client's address, for rate limits and audit. */
  address: string
  requestId: string
  files: FileStorage
  log: FastifyBaseLogger
}
