import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#platform/server/config.ts'
import { emptyDatabase, testDatabase } from '../../tests/support/database.ts'
import { createFactories } from '../../tests/support/factories/index.ts'
import { temporaryFolder } from '../../tests/support/folders.ts'
import { secretsKey } from '../../tests/support/secrets-key.ts'
import { setVariable } from '../../tests/support/set-variable.ts'
import { openTraceReceiver } from '../../tests/support/trace-receiver.ts'
import { examineDatabase, examineSettings, readSettings } from './examine.ts'

const folder = temporaryFolder()
const usual = { DATA_DIR: join(folder, 'data'), SECRETS_KEY: secretsKey }
const production = {
  ...usual,
  RUNWAY_MODE: 'production',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@portal.example',
}

const whats = (found: readonly { level: string; what: string }[]): string[] =>
  found.map(({ level, what }) => `${level}: ${what}`)

const settings = async (env: Record<string, string>) => whats(await examineSettings(loadConfig(env)))

test('wrong variables are named before anything else is looked at', () => {
  expect(readSettings({ PORT: 'many', RUNWAY_MODE: 'production' })).toMatchObject([
    { level: 'error', what: expect.stringContaining('PORT') },
  ])
})

test('a demo only gets the remark that emails stay in the log', async () => {
  expect(await settings(usual)).toEqual(['warning: SMTP_URL: no mail server, emails stay in the email log'])
})

test('a mail server that does not answer, and production without backups', async () => {
  expect(await settings(production)).toEqual([
    expect.stringMatching(/^error: SMTP_URL: the mail server refuses: .*ECONNREFUSED/),
    'warning: BACKUP_FOLDER: no backups are made',
  ])
})

test('each of two mail servers is looked at', async () => {
  const found = await settings({
    ...usual,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_SECOND_URL: 'smtp://127.0.0.1:8',
  })
  expect(found).toEqual([
    expect.stringMatching(/^error: SMTP_URL: the mail server refuses: .*ECONNREFUSED/),
    expect.stringMatching(/^error: SMTP_SECOND_URL: the mail server refuses: .*ECONNREFUSED/),
  ])
})

test('a folder that cannot be written', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const found = await settings({ ...usual, DATA_DIR: join(folder, 'a-file') })
  expect(found[0]).toMatch(/^error: DATA_DIR: .*a-file\/files cannot be written$/)
  const backups = await settings({ ...usual, BACKUP_FOLDER: join(folder, 'a-file', 'backups') })
  expect(backups).toContainEqual(expect.stringMatching(/^error: BACKUP_FOLDER: .* cannot be written$/))
})

test('a disk that is nearly full', async () => {
  const found = await examineSettings(loadConfig(usual), async () => 200 * 1024 ** 2)
  expect(whats(found)).toContainEqual(expect.stringMatching(/^warning: DATA_DIR: .* has only 200 MB left$/))
})

test('a storage in S3 that does not answer', async () => {
  const found = await settings({
    ...usual,
    S3_URL: 'http://127.0.0.1:9/runway',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  })
  expect(found).toContainEqual(expect.stringMatching(/^error: S3_URL: the storage refuses: /))
})

test('a mailbox of delivery reports that does not open', async () => {
  const found = await settings({
    ...usual,
    BOUNCE_ADDRESS: 'bounces@portal.example',
    BOUNCE_MAILBOX_URL: 'imap://user:secret@127.0.0.1:9/INBOX',
  })
  expect(found).toContainEqual(
    expect.stringMatching(/^error: BOUNCE_MAILBOX_URL: the mailbox does not open: (?!.*secret)/),
  )
})

test('a database that takes Cyrillic letters for no letters', async () => {
  const { url, pool } = await testDatabase()
  const name = `latin_${Date.now()}`
  await pool.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  try {
    const address = new URL(url)
    address.pathname = `/${name}`
    expect(whats(await examineDatabase(address.href, loadConfig(usual)))).toEqual([
      expect.stringMatching(/^error: The database (ignores the case of|takes) Cyrillic letters/),
    ])
  } finally {
    await pool.query(`drop database ${name}`)
  }
})

test('clocks that differ', async () => {
  const { url } = await testDatabase()
  const found = await examineDatabase(url, loadConfig(usual), () => Date.now() + 90_000)
  expect(whats(found)).toEqual([
    expect.stringMatching(/^error: The clocks of portal and database differ by \d+ seconds$/),
  ])
})

test('backups on the disk of the data', async () => {
  await mkdir(usual.DATA_DIR, { recursive: true })
  expect(await settings({ ...usual, BACKUP_FOLDER: join(folder, 'backups') })).toContain(
    'warning: BACKUP_FOLDER: backups lie on the same disk as the data',
  )
})

test('a key that is missing, none, or open to others', async () => {
  const { SECRETS_KEY: _key, ...without } = production
  expect((await settings(without))[0]).toMatch(/^error: SECRETS_KEY or SECRETS_KEY_FILE: is needed/)
  expect((await settings({ ...usual, SECRETS_KEY: 'short' }))[0]).toMatch(/^error: SECRETS_KEY: must be/)
  const file = join(folder, 'key')
  await writeFile(file, secretsKey)
  await chmod(file, 0o644)
  expect((await settings({ ...without, SECRETS_KEY_FILE: file }))[0]).toMatch(
    /^warning: SECRETS_KEY_FILE: others may read/,
  )
})

test('a receiver of traces that is away, and one that refuses', async () => {
  const of = async (endpoint: string) =>
    (await settings({ ...usual, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).filter((one) =>
      one.includes('OTEL'),
    )
  expect(await of('http://127.0.0.1:9')).toEqual([
    expect.stringMatching(/^warning: OTEL_EXPORTER_OTLP_ENDPOINT: the receiver of traces refuses/),
  ])
  const receiver = await openTraceReceiver()
  expect(await of(receiver.url)).toEqual([])
  receiver.refuse(401)
  expect(await of(receiver.url)).toEqual([expect.stringContaining('status 401')])
})

test('a database that does not answer, an empty one, and one that is behind or was changed', async () => {
  const config = loadConfig(usual)
  const away = await examineDatabase('postgres://nobody@127.0.0.1:9/none', config)
  expect(whats(away)).toEqual([expect.stringMatching(/^error: DATABASE_URL: the database does not answer/)])
  expect(whats(await examineDatabase(await emptyDatabase(), config))).toEqual([
    'warning: The database is empty',
  ])

  const { url, pool } = await testDatabase()
  expect(await examineDatabase(url, config)).toEqual([])
  await pool.query(`update schema_migration set checksum = 'other' where name = '0001_foundation.sql'`)
  await pool.query(`delete from schema_migration where name = '0470_backups.sql'`)
  expect(whats(await examineDatabase(url, config))).toEqual([
    'error: The migration 0001_foundation.sql is not the one that was applied',
    'warning: Migrations that wait: 1, from 0470_backups.sql',
  ])
})

test('a sender that no mail server outside takes, regardless of who set it', async () => {
  const { url, db } = await testDatabase()
  const { MAIL_FROM: mailFrom, ...without } = { ...usual, ...production, RUNWAY_MODE: 'demo' }
  const of = async (env: Record<string, string>) =>
    whats(await examineDatabase(url, loadConfig(env))).filter((one) => one.includes('Emails come from'))
  const refused = ['warning: Emails come from Runway <no-reply@localhost>, which mail servers outside refuse']
  expect(await of(without)).toEqual(refused)
  expect(await of({ ...without, MAIL_FROM: mailFrom })).toEqual([])
  await setVariable(db, 'mailSender', 'Runway <mail@portal.example>')
  expect(await of(without)).toEqual([])
  await setVariable(db, 'mailSender', 'Runway <no-reply@localhost>')
  expect(await of({ ...without, MAIL_FROM: mailFrom })).toEqual(refused)
})

test('nobody administers, and no backup was proved lately', async () => {
  const { url, db, pool } = await testDatabase()
  const config = loadConfig({ ...production, BACKUP_FOLDER: join(folder, 'backups') })
  expect(whats(await examineDatabase(url, config))).toEqual([
    'warning: Nobody administers the portal',
    'warning: No backup was proved yet',
  ])
  await createFactories(db).person({ roles: ['ADMIN'] })
  await pool.query(`insert into portal_backup (name, started_at, finished_at, proved_at)
    values ('old', now() - interval '50 hours', now(), now())`)
  expect(whats(await examineDatabase(url, config))).toEqual([
    'warning: The last proved backup is 50 hours old',
  ])
})

test('a role that may neither make databases nor restore into one', async () => {
  const { url, pool } = await testDatabase()
  const role = `plain_${Date.now()}`
  await pool.query(`create role ${role} login password 'plain'; grant pg_read_all_data to ${role}`)
  try {
    const address = new URL(url)
    address.username = role
    address.password = 'plain'
    const config = loadConfig({ ...usual, BACKUP_FOLDER: join(folder, 'backups') })
    expect(whats(await examineDatabase(address.href, config)).slice(0, 2)).toEqual([
      'error: The role of DATABASE_URL may not make databases, so no backup is proved',
      'error: The role of DATABASE_URL may not set session_replication_role, so no backup is proved or restored',
    ])
  } finally {
    await pool.query(`drop owned by ${role}; drop role ${role}`)
  }
})
