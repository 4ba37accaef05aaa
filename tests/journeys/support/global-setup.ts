import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyStatement, inDatabase, openTestServer, withClient } from '../../support/test-server.ts'
import { announceTemplate } from './clone.ts'
import { freePort } from './free-port.ts'
import { startProgram } from './program.ts'

/** Creates the demo with which every portal of this run begins: the built portal seeds an empty database, once. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const database = `${server.prefix}demo`
  const folder = mkdtempSync(join(tmpdir(), 'runway-demo-'))
  const ask = (sql: string) => withClient(server.url, (client) => client.query(sql))
  await ask(copyStatement(database, server.template))
  const portal = await startProgram('main', await freePort(), {
    DATABASE_URL: inDatabase(server.url, database),
    DATA_DIR: folder,
    WORKER: 'none',
  })
  await portal.end()
  // Copying requires a database without connections, autovacuum included.
  await ask(`alter database ${database} allow_connections false`)
  announceTemplate({ serverUrl: server.url, prefix: server.prefix, database, folder })
  return async () => {
    await ask(`drop database ${database}`)
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
}
