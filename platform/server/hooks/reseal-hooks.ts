import { sql } from 'kysely'
import type { Db } from '../context.ts'
import type { Vault } from '../secrets/vault.ts'
import type { HookTables } from './hook-tables.ts'

const secretColumns = ['secret', 'previous_secret'] as const

/**
 * Encrypts the webhooks' secrets with the newest key, at each start and when keys change, so that an old key can be removed.
 * Requires no key without webhooks.
 */
export const resealHooks = async (
  db: Db,
  vault: () => Vault,
  { hooks, place }: Pick<HookTables, 'hooks' | 'place'>,
): Promise<void> => {
  for (const column of secretColumns) {
    const { rows } = await sql<{ id: number; sealed: string }>`
      select id, ${sql.ref(column)} as sealed from ${sql.table(hooks)} where ${sql.ref(column)} is not null`.execute(
      db,
    )
    for (const { id, sealed } of rows) {
      if (vault().isCurrent(sealed)) continue
      await sql`
        update ${sql.table(hooks)} set ${sql.ref(column)} = ${vault().seal(vault().open(sealed, place(id)), place(id))}
        where id = ${id} and ${sql.ref(column)} = ${sealed}`.execute(db)
    }
  }
}
