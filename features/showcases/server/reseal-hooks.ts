import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { placeOfHook } from './hook-jobs.ts'

/**
 * Encrypts the webhooks' secrets with the newest key, at each start, so that an old key can be removed. Requires no
 * key without webhooks.
 */
export const resealHooks = async (db: Db, vault: () => Vault): Promise<void> => {
  const hooks = await db.selectFrom('showcase_hook').select(['id', 'secret']).execute()
  for (const { id, secret } of hooks) {
    if (vault().isCurrent(secret)) continue
    await db
      .updateTable('showcase_hook')
      .set({ secret: vault().seal(vault().open(secret, placeOfHook(id)), placeOfHook(id)) })
      .where('id', '=', id)
      .where('secret', '=', secret)
      .execute()
  }
}
