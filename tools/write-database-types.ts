import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { copyStatement, inDatabase, openTestServer, withClient } from '../tests/support/test-server.ts'
import { readSchema } from './database-types/read-schema.ts'
import { renderTypes } from './database-types/render-types.ts'
import { formatted } from './formatted.ts'

const target = fileURLToPath(new URL('../platform/server/database/schema.gen.ts', import.meta.url))

const server = await openTestServer()
const scratch = server.prefix + randomBytes(4).toString('hex')
try {
  await withClient(server.url, (client) => client.query(copyStatement(scratch, server.template)))
  const columns = await withClient(inDatabase(server.url, scratch), readSchema)
  await withClient(server.url, (client) => client.query(`drop database ${scratch}`))
  const wanted = await formatted(target, renderTypes(columns))
  const present = existsSync(target) ? readFileSync(target, 'utf8') : ''
  if (!process.argv.includes('--check')) writeFileSync(target, wanted)
  else if (present !== wanted) {
    console.error(
      'platform/server/database/schema.gen.ts is stale: node tools/run.mjs tools/write-database-types.ts',
    )
    process.exitCode = 1
  }
} finally {
  await server.stop()
}
