import { expect, test } from 'vitest'
import { functionsFolder, readFunctions } from '#platform/server/database/migration-files.ts'
import { testDatabase } from '../tests/support/database.ts'

const { pool } = await testDatabase()

/** The definitions of the portal's functions by name, as PostgreSQL prints them. */
const definitions = async (): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'sso'::regnamespace)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
}

test('every function of the database is the one of its file, and no migration defines another', async () => {
  const migrated = await definitions()
  const files = readFunctions(functionsFolder())
  expect(files.map(({ name }) => name)).toEqual(
    Object.keys(migrated)
      .map((name) => `${name}.sql`)
      .toSorted(),
  )
  for (const { text } of files) await pool.query(text)
  expect(await definitions()).toEqual(migrated)
})
