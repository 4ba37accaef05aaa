import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { backupKeys } from '#platform/server/backup/backup-keys.ts'
import { readKeys } from '#platform/server/secrets/vault.ts'
import { folderTree } from '#platform/server/trees/folder-tree.ts'
import { s3Tree } from '#platform/server/trees/s3-tree.ts'
import type { Tree } from '#platform/server/trees/tree.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import { listBackups, startBackup } from '../contract/backup.endpoints.ts'
import { getHealth } from '../contract/health.endpoints.ts'
import { backupJob } from './backup-settings.ts'
import { takeBackup } from './backups.jobs.ts'
import { beginBackup } from './backups.repository.ts'

const folder = temporaryFolder()
let database: TestDatabase
let portal: TestPortal
let admin: Person

beforeAll(async () => {
  database = await testDatabase()
  portal = await openPortal({ database, variables: { BACKUP_FOLDER: folder } })
  admin = await portal.make.person({ roles: ['ADMIN'] })
})
beforeEach(async () => {
  await portal.db.deleteFrom('portal_backup').execute()
  await portal.setVariable('backupKeep', 14)
})

type Listed = { id: number; name: string; status: string; error: string; files: number; rows: number }

const listed = async (): Promise<Listed[]> => {
  const { body } = await portal.as(admin).call(listBackups, { query: {} })
  return body['items'] as Listed[]
}

const take = async (requestedId?: unknown, settings: object = {}): Promise<void> => {
  const backupId = requestedId ?? (await beginBackup(portal.db, new Date(), null))
  const files = folderTree(join(folder, '..', 'uploaded'))
  const keys = () => backupKeys(readKeys(secretsKey))
  const [job] = takeBackup({
    backups: { base: folderTree(folder), url: database.url, files, keys, ...settings },
  })
  const context = { db: portal.db, attempt: 1, lastAttempt: false, signal: new AbortController().signal }
  await job!.run({ ...context, log: { error: () => {}, warn: () => {} } as never }, { backupId })
}

test('a backup that an administrator asks for is taken once, proved and shown with its numbers', async () => {
  const { status, body } = await portal.as(admin).call(startBackup, {})
  expect(status).toBe(200)
  const again = await portal.as(admin).send(startBackup)
  expect(again).toMatchObject({ status: 409, body: { code: 'BACKUP_RUNNING' } })
  const { body: during } = await portal.as(admin).call(getHealth, {})
  expect(during['backups']).toMatchObject({ on: true, provedAt: null, ageHours: null, actions: [] })
  const { rows } = await database.pool.query<{ payload: object }>(
    'select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1',
    [backupJob],
  )
  expect(rows).toEqual([{ payload: { backupId: body['id'] } }])

  await take(body['id'])
  const [backup] = await listed()
  expect(backup).toMatchObject({ id: body['id'], status: 'PROVED', error: '' })
  expect(backup!.rows).toBeGreaterThan(0)
  expect(await readdir(join(folder, backup!.name))).toContain('backup.json')
  const { body: after } = await portal.as(admin).call(getHealth, {})
  expect(after['backups']).toMatchObject({ ageHours: 0, actions: ['start'] })
}, 60_000)

test('of two concurrent requests only one starts a backup', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => portal.as(admin).send(startBackup)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)])
})

test('an old backup is deleted only after a newer one was verified, and the configured number is retained', async () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const name = `2026-01-0${day}T01-10-00Z`
    await mkdir(join(folder, name), { recursive: true })
    await database.pool.query(
      `insert into portal_backup (name, started_at, finished_at, proved_at)
        values ($1, left($1, 10)::date, left($1, 10)::date, left($1, 10)::date)`,
      [name],
    )
  }
  await portal.setVariable('backupKeep', 7)
  await take()
  const states = (await listed()).map(({ status }) => status)
  expect(states).toEqual([...Array.from({ length: 7 }, () => 'PROVED'), 'REMOVED', 'REMOVED'])
  const left = await readdir(folder)
  expect(left).toContain('2026-01-03T01-10-00Z')
  expect(left).not.toContain('2026-01-02T01-10-00Z')
}, 60_000)

test('one that fails says why, notifies the administrators and leaves the older ones', async () => {
  await take()
  await writeFile(join(folder, 'no-folder'), '')
  const before = await readdir(folder)
  const { body } = await portal.as(admin).call(startBackup, {})
  await take(body['id'], { base: folderTree(join(folder, 'no-folder')) })

  const [failed] = await listed()
  expect(failed).toMatchObject({ id: body['id'], status: 'FAILED' })
  expect(failed!.error).not.toBe('')
  expect(await readdir(folder)).toEqual(before)
  const { rows } = await database.pool.query(
    `select recipient_uid from notification where code = 'BACKUP_FAILED'`,
  )
  expect(rows).toEqual([{ recipient_uid: admin.uid }])
}, 60_000)

test('a full disk is named, half a backup takes no space, and the older one stays', async () => {
  await take()
  const [old] = await listed()
  const base = folderTree(folder)
  let room = 20
  const full = (tree: Tree): Tree => ({
    ...tree,
    within: (name) => full(tree.within(name)),
    write: async (path, content) => {
      if (room-- <= 0)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      return tree.write(path, content)
    },
  })
  const { body } = await portal.as(admin).call(startBackup, {})
  await take(body['id'], { base: full(base) })
  const [failed] = await listed()
  expect(failed).toMatchObject({ id: body['id'], status: 'FAILED' })
  expect(failed!.error).toContain('no space left')
  expect(await readdir(folder)).not.toContain(failed!.name)
  expect(await readdir(join(folder, old!.name))).toContain('backup.json')
  expect((await listed())[1]).toMatchObject({ id: old!.id, status: 'PROVED' })
}, 60_000)

test('what a process that died left half-written is begun again', async () => {
  const { body } = await portal.as(admin).call(startBackup, {})
  const { name } = (await listed())[0]!
  await mkdir(join(folder, name, 'tables'), { recursive: true })
  await writeFile(join(folder, name, 'tables', 'public.person.gz'), 'half of it')
  await take(body['id'])
  expect((await listed())[0]).toMatchObject({ id: body['id'], status: 'PROVED' })
  // Already done: if the queue delivers it again, nothing happens.
  await take(body['id'])
  expect(await listed()).toHaveLength(1)
}, 60_000)

test('in S3 a backup is taken and proved like in a folder, and an older one goes', async () => {
  const bucket = s3Tree(await startS3())
  const base = bucket.within('backups')
  const names = async () => {
    const found = new Set<string>()
    for await (const { path } of base.list()) found.add(path.split('/')[0]!)
    return [...found]
  }
  await take(undefined, { base })
  const [first] = await names()
  // Folder names have a resolution of a second.
  await database.pool.query(
    `update portal_backup set name = 'earlier', started_at = now() - interval '1 day'`,
  )
  await base.within('earlier').write('backup.json', Buffer.from('{}'))
  await base.within(first!).clear()
  await database.pool.query(`insert into portal_backup (name, started_at, finished_at, proved_at)
    select 'between' || n, now(), now(), now() from generate_series(1, 6) n`)
  await portal.setVariable('backupKeep', 7)
  await take(undefined, { base })
  const states = (await listed()).map(({ status }) => status)
  expect(states).toEqual([...Array.from({ length: 7 }, () => 'PROVED'), 'REMOVED'])
  expect(await names()).toEqual([(await listed())[0]!.name])
}, 120_000)
