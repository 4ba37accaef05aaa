import { createHash, randomBytes } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { folderTree } from '#platform/server/trees/folder-tree.ts'
import { movingTree } from '#platform/server/trees/portal-trees.ts'
import { s3Tree } from '#platform/server/trees/s3-tree.ts'
import { seedDemo } from '../../../database/demo/index.ts'
import { emptyDatabase, testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { backupKeys } from './backup-keys.ts'
import { backup } from './backup.ts'
import { proveBackup } from './prove.ts'
import { restore } from './restore.ts'
import { copyTarget, listTables } from './tables.ts'

const contents = async (url: string): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sums: Record<string, string> = {}
  for (const table of await listTables(client)) {
    const columns = copyTarget(table).slice(copyTarget(table).indexOf('(') + 1, -1)
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(row::text, ';' order by row::text)), '') as sum
       from (select ${columns} from "${table.schema}"."${table.name}") row`,
    )
    sums[`${table.schema}.${table.name}`] = rows[0]!.sum
  }
  await client.end()
  return sums
}

const keys = backupKeys([randomBytes(32)])
const key = keys[0]!

let source: TestDatabase
let saved: string

beforeAll(async () => {
  source = await testDatabase()
  await seedDemo(source.db)
  const base = temporaryFolder()
  await mkdir(join(base, 'files', 'ab'), { recursive: true })
  await writeFile(join(base, 'files', 'ab', 'one'), 'a file')
  saved = join(base, 'saved')
  await backup({ url: source.url, files: folderTree(join(base, 'files')), to: folderTree(saved), key })
}, 60_000)

/** A backup of a demo portal with one uploaded file, alone in a folder. */
const savedPortal = async () => {
  const base = temporaryFolder()
  const folder = join(base, 'saved')
  await cp(saved, folder, { recursive: true })
  return { base, folder }
}

const changeOneByte = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = bytes[middle]! ^ 1
  await writeFile(file, bytes)
}

/** Whether the scratch database of a backup is there; others prove theirs on the same server. */
const hasScratch = async (folder: string): Promise<boolean> => {
  const name = `runway_proof_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const { rowCount } = await source.pool.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

it('a restored portal equals the one that was saved, and goes on counting where that one was', async () => {
  const { base, folder } = await savedPortal()
  const url = await emptyDatabase()
  await restore({ url, files: folderTree(join(base, 'to')), from: folderTree(folder), keys })
  expect(await contents(url)).toEqual(await contents(source.url))
  expect(await readFile(join(base, 'to', 'ab', 'one'), 'utf8')).toBe('a file')

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await expect(client.query(`insert into accelerator (name) values ('new')`)).resolves.toBeDefined()
  await client.end()
  await expect(restore({ url, files: folderTree(base), from: folderTree(folder), keys })).rejects.toThrow(
    'not empty',
  )
}, 60_000)

it('a restore that was cut off in the middle is started again on the same database', async () => {
  const { base, folder } = await savedPortal()
  const url = await emptyDatabase()
  const from = folderTree(folder)
  const cut = new AbortController()
  let read = 0
  const cutOff = {
    ...from,
    read: async (path: string) => {
      if (path.startsWith('tables/') && ++read === 20) cut.abort(new Error('killed'))
      return from.read(path)
    },
  }
  const files = folderTree(join(base, 'to'))
  await expect(restore({ url, files, from: cutOff, keys, signal: cut.signal })).rejects.toThrow()
  expect(read).toBeGreaterThanOrEqual(20)
  await restore({ url, files, from, keys })
  expect(await contents(url)).toEqual(await contents(source.url))
}, 60_000)

it('a backup is proved by restoring it, and reveals nothing without its key', async () => {
  const { base, folder } = await savedPortal()
  await proveBackup({ url: source.url, from: folderTree(folder), keys })
  expect(await hasScratch(folder)).toBe(false)
  expect(await readdir(base)).toEqual(['saved'])

  expect((await readFile(join(folder, 'files', 'ab', 'one'))).includes('a file')).toBe(false)
  const others = backupKeys([randomBytes(32)])
  await expect(proveBackup({ url: source.url, from: folderTree(folder), keys: others })).rejects.toThrow(
    'SECRETS_KEY',
  )
  const rotated = [...others, ...keys]
  await expect(
    proveBackup({ url: source.url, from: folderTree(folder), keys: rotated }),
  ).resolves.toBeUndefined()
}, 60_000)

it.each([
  ['a table', 'tables/public.person.gz', 'tables/public.person.gz of the backup is damaged'],
  ['an uploaded file', 'files/ab/one', 'files/ab/one of the backup is damaged'],
])(
  'a changed byte in %s is found, and nothing is left of the attempt',
  async (_what, path, message) => {
    const { base, folder } = await savedPortal()
    await changeOneByte(join(folder, path))
    await expect(proveBackup({ url: source.url, from: folderTree(folder), keys })).rejects.toThrow(message)
    expect(await hasScratch(folder)).toBe(false)
    expect(await readdir(base)).toEqual(['saved'])
  },
  60_000,
)

it('a manifest that was changed, a table that was put in place of another and a cut-off file are refused', async () => {
  const { folder } = await savedPortal()
  const prove = () => proveBackup({ url: source.url, from: folderTree(folder), keys })
  const table = (name: string) => join(folder, 'tables', `public.${name}.gz`)

  const project = await readFile(table('project'))
  await copyFile(table('person'), table('project'))
  await expect(prove()).rejects.toThrow('public.project.gz of the backup is damaged')
  await writeFile(table('project'), project.subarray(0, 20))
  await expect(prove()).rejects.toThrow('public.project.gz of the backup is damaged')
  await writeFile(table('project'), project)

  const manifest = await readFile(join(folder, 'backup.json'), 'utf8')
  await writeFile(join(folder, 'backup.json'), manifest.replace('ab/one', '../one'))
  await expect(prove()).rejects.toThrow('was changed after the backup')
}, 60_000)

it('a folder without a finished backup and a backup of an empty portal are refused', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const base = temporaryFolder()
  await expect(restore({ url, files: folderTree(base), from: folderTree(base), keys })).rejects.toThrow(
    'no finished backup',
  )
  const folder = join(base, 'saved')
  await backup({ url, files: folderTree(join(base, 'none')), to: folderTree(folder), key })
  await expect(restore({ url, files: folderTree(base), from: folderTree(folder), keys })).rejects.toThrow(
    'nothing to restore',
  )
})

it('a backup that was taken while others write is one moment of the portal', async () => {
  const { base } = await savedPortal()
  const add = () =>
    source.pool.query(`with a as (insert into accelerator (name) values ('while') returning id)
      insert into audit_entry (subject, subject_id, action) select 'accelerator', id::text, 'create' from a`)
  const saving = new AbortController()
  const writing = (async () => {
    while (!saving.signal.aborted) await Promise.all(Array.from({ length: 20 }, add))
  })()
  const folder = join(base, 'busy')
  const { tables } = await backup({
    url: source.url,
    files: folderTree(base),
    to: folderTree(folder),
    key,
  }).finally(() => saving.abort())
  await writing
  await proveBackup({ url: source.url, from: folderTree(folder), keys })
  const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows
  const { rows } = await source.pool.query<{ before: number }>(
    `select (select count(*) from audit_entry where action <> 'create' or subject <> 'accelerator'
      or subject_id not in (select id::text from accelerator where name = 'while'))::int as before`,
  )
  const others = await source.pool.query(`select from accelerator where name <> 'while'`)
  // Each of the new rows came with its entry: a backup of two moments would hold one without the other.
  expect(rowsOf('audit_entry') - rows[0]!.before).toBe(rowsOf('accelerator') - others.rowCount!)
}, 60_000)

it('a backup in S3 is proved and restored, with uploads that are moved there meanwhile', async () => {
  const s3 = s3Tree(await startS3())
  const [base, to] = [temporaryFolder(), s3.within('backups').within('night')]
  await mkdir(join(base, 'files', 'ab'), { recursive: true })
  await writeFile(join(base, 'files', 'ab', 'one'), 'a file')
  const uploads = movingTree(s3.within('files'), folderTree(join(base, 'files')))
  await uploads.write('cd/two', Buffer.from('another'))
  const { files } = await backup({ url: source.url, files: uploads, to, key })
  expect(files.map(({ path }) => path)).toEqual(['ab/one', 'cd/two'])
  await expect(backup({ url: source.url, files: uploads, to, key })).rejects.toThrow('holds a backup already')
  await proveBackup({ url: source.url, from: to, keys })
  const url = await emptyDatabase()
  const restored = s3.within('restored')
  await restore({ url, files: restored, from: to, keys })
  expect(await contents(url)).toEqual(await contents(source.url))
  expect([await text(await restored.read('ab/one')), await text(await restored.read('cd/two'))]).toEqual([
    'a file',
    'another',
  ])
  // Nothing of it is readable there without the key, and a changed byte is found.
  const place = 'files/ab/one'
  const sealed = await buffer(await to.read(place))
  expect(sealed.includes('a file')).toBe(false)
  sealed[20]! ^= 1
  await to.write(place, sealed)
  await expect(proveBackup({ url: source.url, from: to, keys })).rejects.toThrow('damaged')
}, 120_000)
