import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupKey } from './backup-keys.ts'
import type { Contents } from './manifest.ts'
import { restore } from './restore.ts'
import { connectForCopy, copyTarget } from './tables.ts'
import { tallyStream } from './tally.ts'

const nothing = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Names each table whose rows differ from those that were saved, by number or by hash. */
const differences = async (url: string, { tables }: Contents, signal?: AbortSignal): Promise<string[]> => {
  const client = await connectForCopy(url)
  const found: string[] = []
  try {
    for (const table of tables) {
      const tally = tallyStream()
      const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
      await pipeline(rows, tally.stream, nothing(), { signal })
      const { lines, sha256 } = tally.total()
      if (lines !== table.rows || sha256 !== table.sha256) found.push(`${table.schema}.${table.name}`)
    }
    return found
  } finally {
    await client.end()
  }
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Proves a backup: restores it into a scratch database of the same server and a scratch folder next to the backup, and
 * compares every table and file with what was saved. Both are gone afterwards. Errors name the tables that differ. The
 * role of `url` needs the right to make databases.
 */
export const proveBackup = async (options: {
  url: string
  folder: string
  keys: readonly BackupKey[]
  signal?: AbortSignal | undefined
}): Promise<void> => {
  const { url, folder, keys, signal } = options
  const name = `runway_proof_${randomBytes(6).toString('hex')}`
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  const files = await mkdtemp(join(dirname(folder), '.proof-'))
  await onServer(url, `create database ${name} template template0`)
  try {
    const contents = await restore({ url: scratch.href, files, folder, keys, signal })
    const different = await differences(scratch.href, contents, signal)
    if (different.length > 0)
      throw new Error(`restored tables differ from the saved ones: ${different.join(', ')}`)
  } finally {
    await onServer(url, `drop database if exists ${name} with (force)`)
    await rm(files, { recursive: true, force: true })
  }
}
