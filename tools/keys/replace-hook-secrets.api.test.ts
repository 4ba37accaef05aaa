import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rotateSecret } from '#platform/server/hooks/change-hooks.ts'
import { newSigningSecret } from '#platform/server/hooks/sign-message.ts'
import type { OutsideRequest } from '#platform/server/outgoing/send-outside.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { placeOfHook } from '../../features/showcases/server/hook-jobs.ts'
import { placeOfWebHook, webHookTables } from '../../features/web-hooks/server/web-hook.repository.ts'
import { deliverWebHook } from '../../features/web-hooks/server/web-hooks.job.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createFactories } from '../../tests/support/factories/index.ts'
import { secretsKey } from '../../tests/support/secrets-key.ts'
import { replaceHookSecrets } from './replace-hook-secrets.ts'

let database: TestDatabase
const vault = createVault(readKeys(secretsKey))
const config = { mode: 'demo' as const, dataDir: '', secretsKey, secretsKeyFile: undefined }

beforeEach(async () => {
  database = await testDatabase({ max: 8 })
})

afterEach(() => database.drop())

const replace = () => replaceHookSecrets({ db: database.db, config, say: () => {} })

/** Webhooks that are a day old, with the secret that their receivers know. */
const makeHooks = async (count: number): Promise<{ id: number; uid: string; known: string }[]> => {
  const { uid } = await createFactories(database.db).person()
  return Promise.all(
    Array.from({ length: count }, async (_one, at) => {
      const known = newSigningSecret()
      const { rows } = await sql<{ id: number }>`
        insert into web_hook (created_by, url, kinds, secret, secret_at)
        values (${uid}, ${`https://hooks.example/${at}`}, '{}', '', now() - interval '1 day') returning id`.execute(
        database.db,
      )
      const { id } = rows[0]!
      await sql`update web_hook set secret = ${vault.seal(known, placeOfWebHook(id))} where id = ${id}`.execute(
        database.db,
      )
      return { id, uid, known }
    }),
  )
}

const stored = async (id: number) => {
  const { rows } = await sql<{ secret: string; previous: string | null; known: boolean; secretAt: string }>`
    select secret, previous_secret as previous, secret_known as known, secret_at::text as "secretAt"
    from web_hook where id = ${id}`.execute(database.db)
  const { secret, previous, ...row } = rows[0]!
  const opened = (sealed: string | null) => sealed && vault.open(sealed, placeOfWebHook(id))
  return { ...row, secret: opened(secret)!, previous: opened(previous) }
}

const notices = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification where code = 'HOOK_SECRET_REPLACED'`.execute(database.db)
  return rows[0]!.count
}

test('while messages are sent, each is signed with the secret that its receiver knows', async () => {
  const made = await makeHooks(20)
  const sent: OutsideRequest[] = []
  const deliver = deliverWebHook({
    vault: () => vault,
    send: async (request) => {
      sent.push(request)
      return { status: 200 }
    },
  })
  const over = new AbortController()
  const refused: unknown[] = []
  const sender = async (own: readonly (typeof made)[number][]) => {
    for (let at = 0; !over.signal.aborted || at < own.length; at += 1) {
      const { id, known } = own[at % own.length]!
      const { rows } = await sql<{ id: string }>`
        insert into web_hook_delivery (hook_id, kind, changed_at) values (${id}, 'TEST', now()) returning id`.execute(
        database.db,
      )
      const deliveryId = rows[0]!.id
      const context = { db: database.db, signal: new AbortController().signal, attempt: 1, lastAttempt: true }
      await deliver.run({ ...context, log: { error: () => {} } as never }, { deliveryId })
      const message = sent.find(({ headers }) => headers['webhook-id'] === deliveryId)!
      try {
        new Webhook(known).verify(String(message.body), { ...message.headers })
      } catch (error) {
        refused.push(error)
      }
    }
  }
  const senders = Promise.all([0, 1, 2].map((one) => sender(made.filter((_hook, at) => at % 3 === one))))
  try {
    await replace()
  } finally {
    over.abort()
    await senders
  }
  expect(refused).toEqual([])
  expect(sent.length).toBeGreaterThanOrEqual(20)
  for (const { id, known } of made) {
    const now = await stored(id)
    expect([now.previous, now.known]).toEqual([known, false])
    expect(now.secret).not.toBe(known)
  }
})

test('an owner who takes the new secret does not lose the one that the receiver still knows', async () => {
  const [hook] = await makeHooks(1)
  await replace()
  const { secretAt } = await stored(hook!.id)
  const { secret } = await rotateSecret(database.db, webHookTables, vault, {
    id: hook!.id,
    secretAt,
  })
  expect(await stored(hook!.id)).toMatchObject({ secret, previous: hook!.known, known: true })
  const { rows } = await sql<{ days: number }>`
    select extract(day from previous_until - now())::int as days from web_hook`.execute(database.db)
  expect(rows[0]!.days).toBe(29)
})

test('webhooks of showcases are replaced, too, and their administrators notified', async () => {
  const make = createFactories(database.db)
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const known = newSigningSecret()
  await sql`with one as (
      insert into publication_template (accelerator_id, name) values (${accelerator.id}, 'Витрина') returning id)
    insert into showcase_hook (template_id, url, kinds, secret, created_by, secret_at)
      select id, 'https://hooks.example', '{}', ${vault.seal(known, placeOfHook(1))}, ${admin.uid}, now() - interval '1 day' from one`.execute(
    database.db,
  )
  await replace()
  const { rows } = await sql<{ previous: string; notified: string[] }>`
    select previous_secret as previous, array(select recipient_uid::text from notification
      where code = 'HOOK_SECRET_REPLACED') as notified from showcase_hook`.execute(database.db)
  expect([vault.open(rows[0]!.previous, placeOfHook(1)), rows[0]!.notified]).toEqual([known, [admin.uid]])
})

test('an accelerator’s webhook is reported to its administrators of today; one that is off is replaced in silence', async () => {
  const make = createFactories(database.db)
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const former = await make.person()
  const [hook, off] = await makeHooks(2)
  await sql`update web_hook set accelerator_id = ${accelerator.id}, created_by = ${former.uid} where id = ${hook!.id}`.execute(
    database.db,
  )
  await sql`update web_hook set active = false where id = ${off!.id}`.execute(database.db)
  await replace()
  const { rows } = await sql<{ recipient: string }>`
    select recipient_uid::text as recipient from notification where code = 'HOOK_SECRET_REPLACED'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ recipient: admin.uid }])
  for (const { id, known } of [hook!, off!]) expect(await stored(id)).toMatchObject({ previous: known })
})

const command = (): { ended: Promise<number | null>; kill: () => void } => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/rotate-keys.ts', '--hook-secrets'], {
    env: { ...process.env, DATABASE_URL: database.url, SECRETS_KEY: secretsKey, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  return {
    ended: new Promise((resolve) => void child.once('exit', (code) => resolve(code))),
    kill: () => void child.kill('SIGKILL'),
  }
}

test(
  'killed in the middle, the next call replaces the rest and nothing twice',
  { timeout: 120_000 },
  async () => {
    const made = await makeHooks(400)
    const first = command()
    await expect.poll(notices, { timeout: 60_000, interval: 5 }).toBeGreaterThan(5)
    first.kill()
    expect(await first.ended).toBeNull()
    expect(await notices()).toBeLessThan(400)
    expect(await command().ended).toBe(0)
    expect(await notices()).toBe(400)
    for (const { id, known } of made)
      expect(await stored(id)).toMatchObject({ previous: known, known: false })
  },
)
