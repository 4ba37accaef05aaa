import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { factorPlace } from './second-factor/second-factor.repository.ts'
import { keyPlace } from './signing-key.ts'

/**
 * Re-encrypts with the newest key: values older than the vault, and those of an older key. Runs at each start, so
 * that a key may be removed one start after its successor was added. Throws if a key is missing.
 */
export const reseal = (db: Db, vault: Vault): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sso.reseal', 0))`.execute(tx)
    const keys = await tx.selectFrom('sso.signing_key').select(['kid', 'private_jwk']).forUpdate().execute()
    for (const { kid, private_jwk: stored } of keys) {
      const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
      const plain = vault.open(text, keyPlace(kid))
      if (vault.isCurrent(text)) continue
      const sealed = JSON.stringify(vault.seal(plain, keyPlace(kid)))
      await tx.updateTable('sso.signing_key').set({ private_jwk: sealed }).where('kid', '=', kid).execute()
    }
    const factors = await tx
      .selectFrom('sso.second_factor')
      .select(['account_id', 'secret'])
      .forUpdate()
      .execute()
    for (const { account_id: id, secret } of factors) {
      const plain = vault.open(secret, factorPlace(id))
      if (vault.isCurrent(secret)) continue
      const sealed = vault.seal(plain, factorPlace(id))
      await tx.updateTable('sso.second_factor').set({ secret: sealed }).where('account_id', '=', id).execute()
    }
  })
