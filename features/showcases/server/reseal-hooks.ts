import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { placeOfHook } from './hook-jobs.ts'

/** Seals with the newest key what hooks sign with, at each start: then a key may be taken away. Without hooks it asks for none. */
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
