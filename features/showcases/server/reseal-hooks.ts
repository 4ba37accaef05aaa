import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { placeOfHook } from './hook-jobs.ts'

const secretColumns = ['secret', 'previous_secret'] as const

/**
 * Encrypts the webhooks' secrets with the newest key, at each start and when keys change, so that an old key can be removed.
 * Requires no key without webhooks.
 */
export const resealHooks = async (db: Db, vault: () => Vault): Promise<void> => {
  for (const column of secretColumns) {
    const hooks = await db
      .selectFrom('showcase_hook')
      .select(['id', column])
      .where(column, 'is not', null)
      .execute()
    for (const hook of hooks) {
      const kept = hook[column]
      if (kept === null || vault().isCurrent(kept)) continue
      await db
        .updateTable('showcase_hook')
        .set({ [column]: vault().seal(vault().open(kept, placeOfHook(hook.id)), placeOfHook(hook.id)) })
        .where('id', '=', hook.id)
        .where(column, '=', kept)
        .execute()
    }
  }
}
