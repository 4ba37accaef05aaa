import type { Kysely } from 'kysely'
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import type { DB } from '#platform/server/database/schema.gen.ts'
import { afterFile } from './after-file.ts'
import { copyStatement, inDatabase, withClient } from './test-server.ts'

/** A migrated database of one test file. */
export type TestDatabase = {
  url: string
  pool: pg.Pool
  db: Kysely<DB>
  /** Closes the pool and drops the database; called automatically after the file's tests. */
  drop: () => Promise<void>
}

const newName = (): string => inject('testServer').prefix + randomBytes(4).toString('hex')

/** Creates a database, empty or copied from the migrated template, that is dropped after the test file. */
const makeDatabase = async (template: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const { url } = inject('testServer')
  const name = newName()
  await withClient(url, (client) => client.query(copyStatement(name, template)))
  const drop = async (): Promise<void> => {
    await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: inDatabase(url, name), drop }
}

/** Returns the URL of an empty database, for tests of the migrations themselves. */
export const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await makeDatabase('template0')
  afterFile(drop)
  return url
}

/** Creates a copy of the migrated database for the test file; call it at the top of the file or in `beforeAll`. */
export const testDatabase = async (options: { max?: number } = {}): Promise<TestDatabase> => {
  const { url, drop: dropDatabase } = await makeDatabase(inject('testServer').template)
  const pool = createPool(url, { max: options.max ?? 5 })
  const db = createDatabase(pool)
  let dropped: Promise<void> | undefined
  const drop = (): Promise<void> => (dropped ??= db.destroy().then(dropDatabase))
  afterFile(drop)
  return { url, pool, db, drop }
}
