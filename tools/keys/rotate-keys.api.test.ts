import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { umask } from 'node:process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { vaultOf, keysOfFile } from '#platform/server/secrets/vault-key.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { factorPlace } from '../../apps/sso/server/second-factor/second-factor.repository.ts'
import { signingKeys } from '../../apps/sso/server/signing-key.ts'
import { placeOfCalendar } from '../../features/mentoring/server/calendar/keep-busy-times.ts'
import { placeOfHook } from '../../features/showcases/server/hook-jobs.ts'
import { placeOfWebHook } from '../../features/web-hooks/server/web-hook.repository.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createFactories } from '../../tests/support/factories/index.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { addKey } from './key-file.ts'
import { countStale, dropKeys, rotateKeys } from './rotate-keys.ts'
import { sealedColumns } from './sealed-columns.ts'

let database: TestDatabase
let file: string
let printed: string[]

const config = () => ({
  mode: 'production' as const,
  dataDir: '',
  secretsKey: undefined,
  secretsKeyFile: file,
})

const rotation = () => ({
  db: database.db,
  config: config(),
  say: (line: string) => void printed.push(line),
  betweenMs: 50,
})

beforeEach(async () => {
  database = await testDatabase({ max: 6 })
  file = join(mkdtempSync(join(tmpdir(), 'runway-keys-')), 'secrets.key')
  writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  printed = []
})

afterEach(() => database.drop())

/** Accounts with a second factor whose secret is the account's id. */
const factors = async (count: number): Promise<string[]> => {
  const vault = vaultOf(config())
  const ids = Array.from({ length: count }, () => randomUUID())
  await sql`insert into sso.account (id, email, password_hash, last_name, first_name, middle_name, status, locale)
    select id, id || '@keys.example', '', '', '', '', 'A', 'ru' from unnest(${ids}::uuid[]) id`.execute(
    database.db,
  )
  await sql`insert into sso.second_factor (account_id, secret)
    select id, secret from unnest(${ids}::uuid[], ${ids.map((id) => vault.seal(id, factorPlace(id)))}::text[]) t(id, secret)`.execute(
    database.db,
  )
  return ids
}

/** Whether each factor opens with the keys as they are now, and with the newest alone. */
const lost = async (newestOnly = true): Promise<string[]> => {
  const keys = readKeys(readFileSync(file, 'utf8'))
  const vault = createVault(newestOnly ? keys.slice(0, 1) : keys)
  const { rows } = await sql<{ id: string; secret: string }>`
    select account_id as id, secret from sso.second_factor`.execute(database.db)
  return rows
    .filter(({ id, secret }) => {
      try {
        return vault.open(secret, factorPlace(id)) !== id
      } catch {
        return true
      }
    })
    .map(({ id }) => id)
}

test('everything is encrypted with a new key, the former one stays until it is dropped', async () => {
  const before = readKeys(readFileSync(file, 'utf8'))
  await factors(20)
  const signing = signingKeys(database.db, vaultOf(config()))
  const { kid } = await signing.current()
  await sql`update sso.signing_key set created_at = now() - interval '1 year', signs_from = now() - interval '1 year'`.execute(
    database.db,
  )
  await rotateKeys(rotation())
  const after = readKeys(readFileSync(file, 'utf8'))
  expect(after).toHaveLength(2)
  expect(after[1]).toEqual(before[0])
  expect(await lost()).toEqual([])
  // The next signing key is published, and does not sign yet.
  const kids = (await signing.published()).keys.map((key) => key.kid)
  expect(kids).toHaveLength(2)
  expect((await signingKeys(database.db, vaultOf(config())).current()).kid).toBe(kid)
  await sql`update sso.signing_key set signs_from = now() - interval '1 minute' where kid <> ${kid}`.execute(
    database.db,
  )
  expect((await signingKeys(database.db, vaultOf(config())).current()).kid).not.toBe(kid)
  await dropKeys(rotation())
  expect(readKeys(readFileSync(file, 'utf8'))).toEqual([after[0]])
  expect(await lost()).toEqual([])
})

test('a key that something needs is not dropped', async () => {
  await factors(1)
  writeFileSync(file, `${randomBytes(32).toString('base64')}\n${readFileSync(file, 'utf8')}`)
  await expect(dropKeys(rotation())).rejects.toThrow(/rotate-keys first/)
})

test('under load: concurrent writers and readers lose nothing, over three changes', async () => {
  const ids = await factors(200)
  // As a process of the portal does: one vault, for as long as it runs.
  const vault = vaultOf(config())
  const over = new AbortController()
  let written = 0
  const failures: unknown[] = []
  const worker = async (own: readonly string[]) => {
    while (!over.signal.aborted) {
      const id = own[written % own.length]!
      try {
        const { rows } = await sql<{ secret: string }>`
          select secret from sso.second_factor where account_id = ${id}`.execute(database.db)
        if (vault.open(rows[0]!.secret, factorPlace(id)) !== id) throw new Error('another secret')
        await sql`update sso.second_factor set secret = ${vault.seal(id, factorPlace(id))} where account_id = ${id}`.execute(
          database.db,
        )
        written += 1
      } catch (error) {
        failures.push(error)
      }
    }
  }
  const load = Promise.all([0, 1, 2].map((one) => worker(ids.filter((_id, at) => at % 3 === one))))
  for (let change = 0; change < 3; change += 1) await rotateKeys(rotation())
  over.abort()
  await load
  expect(failures).toEqual([])
  expect(written).toBeGreaterThan(100)
  expect(readKeys(readFileSync(file, 'utf8'))).toHaveLength(4)
  expect(await lost()).toEqual([])
})

const run = (): { killed: Promise<number | null>; kill: () => void } => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/rotate-keys.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      SECRETS_KEY: '',
      SECRETS_KEY_FILE: file,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  return {
    killed: new Promise((resolve) => void child.once('exit', (code) => resolve(code))),
    kill: () => void child.kill('SIGKILL'),
  }
}

test('killed in the middle, the next call goes on with the same key', { timeout: 120_000 }, async () => {
  await factors(3000)
  const first = run()
  await expect
    .poll(() => readKeys(readFileSync(file, 'utf8')).length, { timeout: 60_000, interval: 5 })
    .toBe(2)
  first.kill()
  expect(await first.killed).toBeNull()
  const keys = readFileSync(file, 'utf8')
  expect(await countStale(database.db, vaultOf(config()))).toBeGreaterThan(0)
  expect(await lost(false)).toEqual([])
  expect(await run().killed).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(keys)
  expect(await lost()).toEqual([])
})

test('two at once: the second changes nothing', { timeout: 120_000 }, async () => {
  const keys = readFileSync(file, 'utf8')
  await oneAtATime(database.url, 'rotate-keys', async () => {
    expect(await run().killed).toBe(1)
    await expect(oneAtATime(database.url, 'rotate-keys', async () => {})).rejects.toThrow(/under way/)
    await oneAtATime(database.url, 'move-files', async () => {})
  })
  expect(readFileSync(file, 'utf8')).toBe(keys)
  expect(await run().killed).toBe(0)
  expect(readKeys(readFileSync(file, 'utf8'))).toHaveLength(2)
})

test('a group that reads the file reads the new one, whatever the mask of the process is', () => {
  chmodSync(file, 0o640)
  const mask = umask(0o077)
  try {
    addKey(file)
  } finally {
    umask(mask)
  }
  expect(statSync(file).mode & 0o777).toBe(0o640)
  expect(readKeys(readFileSync(file, 'utf8'))).toHaveLength(2)
  expect(readdirSync(dirname(file))).toEqual(['secrets.key'])
})

test('a file of keys is followed, and one that is away for a moment is not missed', async () => {
  const keys = keysOfFile(file)
  const [one] = keys()
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, 'not a key')
  expect(keys()).toEqual([one])
  writeFileSync(file, `${randomBytes(32).toString('base64')}\n${text}`)
  expect(keys()).toHaveLength(2)
  expect(() => keysOfFile(`${file}.none`)()).toThrow()
})

test('every encrypted column is in the list', async () => {
  const make = createFactories(database.db)
  const vault = vaultOf(config())
  await factors(1)
  await signingKeys(database.db, vault).current()
  const accelerator = await make.accelerator()
  const person = await make.person()
  await sql`insert into publication_template (accelerator_id, name) values (${accelerator.id}, 'Витрина')`.execute(
    database.db,
  )
  await sql`insert into showcase_hook (template_id, url, kinds, secret, previous_secret, created_by)
    select id, 'https://hooks.example', '{}', ${vault.seal('a', placeOfHook(1))}, ${vault.seal('b', placeOfHook(1))}, ${person.uid}
    from publication_template`.execute(database.db)
  await sql`insert into web_hook (created_by, url, kinds, secret, previous_secret)
    values (${person.uid}, 'https://hooks.example', '{}', ${vault.seal('a', placeOfWebHook(1))}, ${vault.seal('b', placeOfWebHook(1))})`.execute(
    database.db,
  )
  await sql`with one as (insert into mentor (person_uid) values (${person.uid}) returning id)
    insert into mentor_calendar (mentor_id, address, host)
      select id, ${vault.seal('https://c.example', placeOfCalendar(1))}, 'c.example' from one`.execute(
    database.db,
  )
  await sql`insert into web_push_key (public_key, private_key) values ('public', ${vault.seal('private', 'web-push-key')})`.execute(
    database.db,
  )
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as "table",
      column_name as "column" from information_schema.columns
    where table_schema in ('public', 'sso') and data_type in ('text', 'jsonb')`.execute(database.db)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql<{ some: boolean }>`
      select exists (select from ${sql.table(table)} t where t.${sql.ref(column)}::text like '%sealed1.%') as some`.execute(
      database.db,
    )
    if (rows[0]!.some) found.push(`${table}.${column}`)
  }
  expect(found.toSorted()).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted())
})
