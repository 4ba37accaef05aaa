import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { copyStatement, inDatabase, openTestServer, withClient } from '../tests/support/test-server.ts'
import { readSchema } from './database-types/read-schema.ts'
import { renderSchema } from './database-types/render-schema.ts'
import { renderTypes } from './database-types/render-types.ts'
import { formatted } from './formatted.ts'

const typesFile = 'platform/server/database/schema.gen.ts'
const schemaFile = 'database/schema.sql'

const inRoot = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Writes a generated file; with `--check` only reports that it is stale. */
const writeGenerated = (name: string, wanted: string): void => {
  const target = inRoot(name)
  const present = existsSync(target) ? readFileSync(target, 'utf8') : ''
  if (!process.argv.includes('--check')) writeFileSync(target, wanted)
  else if (present !== wanted) {
    console.error(`${name} is stale: npm run db:types`)
    process.exitCode = 1
  }
}

const server = await openTestServer()
const scratch = server.prefix + randomBytes(4).toString('hex')
try {
  await withClient(server.url, (client) => client.query(copyStatement(scratch, server.template)))
  const [columns, schema] = await withClient(
    inDatabase(server.url, scratch),
    async (client) => [await readSchema(client), await renderSchema(client)] as const,
  )
  await withClient(server.url, (client) => client.query(`drop database ${scratch}`))
  writeGenerated(typesFile, await formatted(inRoot(typesFile), renderTypes(columns)))
  writeGenerated(schemaFile, schema)
} finally {
  await server.stop()
}
