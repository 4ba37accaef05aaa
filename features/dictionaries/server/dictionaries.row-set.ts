import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { dictionaryRows } from './dictionary.repository.ts'

/** All dictionaries `d` with their parents `p`, for everybody; the list also finds links by their parents. */
export const allDictionaries = unsearchedRows({
  from: dictionaryRows.from,
  key: dictionaryRows.key,
  sees: async ({ actor }) => dictionaries.look.allows(actor, null),
  scope: ({ actor }: SignedIn) => sql.lit(dictionaries.look.allows(actor, null)),
  filters: { linkedOnly: (only: boolean) => (only ? sql`p.id is not null` : sql`true`) },
})
