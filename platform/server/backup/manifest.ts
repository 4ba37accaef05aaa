import { createHmac, timingSafeEqual } from 'node:crypto'
import { text as textOf } from 'node:stream/consumers'
import { z } from 'zod'
import { MissingFile, type Tree } from '#platform/server/trees/tree.ts'
import type { BackupKey } from './backup-keys.ts'

const hash = z.string().length(64)

const contents = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256: hash,
    }),
  ),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: hash })),
})

/** What a backup holds: each table with the number of its rows and the SHA-256 of what COPY wrote, each file likewise. */
export type Contents = z.output<typeof contents>

const sealed = z.object({ key: z.string(), mac: z.string(), contents: z.string() })

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const manifest = 'backup.json'

/** Writes the manifest, authenticated by the key. It comes last: a place without it is a backup that was cut off. */
export const writeManifest = async (to: Tree, what: Contents, { id, key }: BackupKey): Promise<void> => {
  const text = JSON.stringify(what)
  const mac = macOf(key, text).toString('base64url')
  await to.write(manifest, Buffer.from(JSON.stringify({ key: id, mac, contents: text })))
}

/** Reads the manifest and finds the key of the backup. Errors say what is wrong with the place or which key is missing. */
export const readManifest = async (
  from: Tree,
  keys: readonly BackupKey[],
): Promise<{ contents: Contents; key: Buffer }> => {
  const stream = await from.read(manifest).catch((error: unknown) => {
    throw error instanceof MissingFile ? new Error(`${from.name} holds no finished backup`) : error
  })
  const text = await textOf(stream)
  const read = sealed.safeParse(JSON.parse(text))
  if (!read.success)
    throw new Error(`${from.name} holds a backup of an older version: restore it with that one`)
  const key = keys.find(({ id }) => id === read.data.key)?.key
  if (!key) throw new Error(`SECRETS_KEY: the key that backup ${from.name} was encrypted with is missing`)
  const mac = Buffer.from(read.data.mac, 'base64url')
  const expected = macOf(key, read.data.contents)
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected))
    throw new Error(`backup.json of ${from.name} was changed after the backup`)
  return { contents: contents.parse(JSON.parse(read.data.contents)), key }
}
