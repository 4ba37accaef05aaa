import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyStatement, inDatabase, withClient } from '../../support/test-server.ts'

/** The demo as created once by the global set-up: a database that is only copied, and the folder of its files. */
export type Template = { serverUrl: string; prefix: string; database: string; folder: string }

const variable = 'JOURNEYS_TEMPLATE'

/** Passes the location of the template to the workers of this run, which are separate processes. */
export const announceTemplate = (template: Template): void => {
  process.env[variable] = JSON.stringify(template)
}

/** A copy of the demo for one journey. */
export type Clone = { databaseUrl: string; folder: string; drop: () => Promise<void> }

/** Copies the demo: its database and its files. */
export const cloneDemo = async (): Promise<Clone> => {
  const template = JSON.parse(process.env[variable]!) as Template
  const name = template.prefix + randomBytes(4).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'runway-journeys-'))
  cpSync(template.folder, folder, { recursive: true })
  await withClient(template.serverUrl, (client) => client.query(copyStatement(name, template.database)))
  const drop = async (): Promise<void> => {
    await withClient(template.serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    rmSync(folder, { recursive: true, force: true })
  }
  return { databaseUrl: inDatabase(template.serverUrl, name), folder, drop }
}
