import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Tree } from '#platform/server/trees/tree.ts'
import type { BackupKey } from './backup-keys.ts'
import type { Contents } from './manifest.ts'
import { nothing } from './nothing.ts'
import { restore } from './restore.ts'
import { connectForCopy, copyTarget } from './tables.ts'
import { tallyStream } from './tally.ts'

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
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The scratch database of a backup: named after it, so that what an interrupted proof left is found again. */
const scratchOf = (backup: Tree): string =>
  `runway_proof_${createHash('sha256').update(backup.name).digest('hex').slice(0, 16)}`

/** Deletes the scratch database that an interrupted proof of this backup may have left. */
export const sweepProof = (url: string, backup: Tree): Promise<void> =>
  onServer(url, `drop database if exists ${scratchOf(backup)} with (force)`)

/**
 * Proves a backup: restores it into a scratch database of the same server, reads every file, and compares all of it with
 * what was saved. The database is gone afterwards, and no file is written. Errors name the tables that differ. The role of
 * `url` needs the right to make databases and to set `session_replication_role`.
 */
export const proveBackup = async (options: {
  url: string
  from: Tree
  keys: readonly BackupKey[]
  signal?: AbortSignal | undefined
}): Promise<void> => {
  const { url, from, keys, signal } = options
  const name = scratchOf(from)
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  await sweepProof(url, from)
  await onServer(url, `create database ${name} template template0`)
  try {
    const contents = await restore({ url: scratch.href, files: null, from, keys, signal })
    const different = await differences(scratch.href, contents, signal)
    if (different.length > 0)
      throw new Error(`restored tables differ from the saved ones: ${different.join(', ')}`)
  } finally {
    await sweepProof(url, from)
  }
}
