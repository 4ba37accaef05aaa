import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { resealCalendars } from '#features/mentoring'
import { showcaseHooks } from '#features/showcases'
import { webHookTables } from '#features/web-hooks'
import { resealPushKey } from '#features/web-push'
import type { Db } from '#platform/server/context.ts'
import { resealHooks } from '#platform/server/hooks/reseal-hooks.ts'
import { keyFileOf, vaultOf, type VaultConfig } from '#platform/server/secrets/vault-key.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { reseal } from '../../apps/sso/server/reseal.ts'
import { addSigningKey } from '../../apps/sso/server/signing-key.ts'
import { addKey, dropFormerKeys } from './key-file.ts'
import { sealedColumns } from './sealed-columns.ts'

/** Counts the values that are not encrypted with the newest key. */
export const countStale = async (db: Db, vault: Vault): Promise<number> => {
  const parts = sealedColumns.map(
    ({ table, column }) =>
      sql`select count(*) as stale from ${sql.table(table)} t
        where not starts_with(to_jsonb(t.${sql.ref(column)}) #>> '{}', ${vault.newestMark()})`,
  )
  const { rows } = await sql<{ stale: number }>`
    select sum(stale)::int as stale from (${sql.join(parts, sql` union all `)}) c`.execute(db)
  return rows[0]!.stale
}

const resealAll = async (db: Db, vault: Vault): Promise<void> => {
  await reseal(db, vault)
  for (const tables of [showcaseHooks, webHookTables]) await resealHooks(db, () => vault, tables)
  await resealCalendars(db, () => vault)
  await resealPushKey(db, () => vault)
}

/** Passes after which something writes with another key: a process that does not read this file. */
const maxPasses = 20

/**
 * Encrypts everything with the newest key. A call that was under way when the key changed may still write with the former one,
 * so passes follow each other until one has found nothing twice.
 */
const resealUntilDone = async (db: Db, vault: Vault, betweenMs: number): Promise<void> => {
  let clean = 0
  for (let pass = 0; clean < 2; pass += 1) {
    if (pass === maxPasses)
      throw new Error(
        'Something keeps writing with a former key: do all processes of the portal read the same SECRETS_KEY_FILE?',
      )
    await resealAll(db, vault)
    await pause(betweenMs)
    clean = (await countStale(db, vault)) === 0 ? clean + 1 : 0
  }
}

/** What a change of keys needs. */
export type Rotation = { db: Db; config: VaultConfig; say: (line: string) => void; betweenMs?: number }

/**
 * Changes the secrets' key and the key that signs access tokens while the portal runs. Former keys are read from the file until
 * they are dropped. If it is cut off, the next call continues from there.
 */
export const rotateKeys = async ({ db, config, say, betweenMs = 2000 }: Rotation): Promise<void> => {
  const file = keyFileOf(config)
  const vault = vaultOf(config)
  if (file === null)
    say(
      'SECRETS_KEY is a variable: put a new key before it, restart all processes, then run this command again.',
    )
  else if ((await countStale(db, vault)) > 0) say('A change of keys was not finished: it goes on.')
  else {
    addKey(file)
    say(`A new key stands first in ${file}. Keep a copy of the file apart from backups.`)
  }
  await resealUntilDone(db, vault, betweenMs)
  say('Everything in the database is encrypted with the newest key.')
  say(
    (await addSigningKey(db, vault))
      ? 'A new key signs access tokens in five minutes; nobody is signed out.'
      : 'The key that signs access tokens is less than an hour old and stays.',
  )
}

/** Takes former keys out of the file, once nothing in the database needs them. */
export const dropKeys = async ({ db, config, say }: Rotation): Promise<void> => {
  const file = keyFileOf(config)
  if (file === null) throw new Error('SECRETS_KEY is a variable: take former keys out of it and restart.')
  const stale = await countStale(db, vaultOf(config))
  if (stale > 0)
    throw new Error(`${stale} secrets are encrypted with a former key: npm run rotate-keys first`)
  const dropped = dropFormerKeys(file)
  say(
    `${dropped} former keys were taken out. Backups made with them need them: keep their copies as long as those backups.`,
  )
}
