import { sql } from 'kysely'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listDictionaryEntries } from '../contract/entry.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { findDictionaryId } from './dictionary.repository.ts'
import { entryRows } from './entry.repository.ts'
import { matching } from './value-conditions.ts'
import { alphabetical } from './value.sql.ts'

/** Values of a dictionary, for administrators. */
export const listDictionaryEntriesQuery = listOf(listDictionaryEntries, {
  load: ({ db }, { query: { dictionaryId } }) => findDictionaryId(db, dictionaryId),
  authorize: dictionaries.keep,
  rows: entryRows,
  scope: (_ctx, _dictionary, { dictionaryId, parentId, withoutParentIn }) =>
    sql.join(
      [
        sql`v.dictionary_id = ${dictionaryId}`,
        ...(parentId === undefined ? [] : [sql`v.parent_value_id = ${parentId}`]),
        ...(withoutParentIn === undefined
          ? []
          : [
              sql`not exists (select from dictionary_value a
                where a.id = v.parent_value_id and a.dictionary_id = ${withoutParentIn})`,
            ]),
      ],
      sql` and `,
    ),
  sortings: ({ locale }) => ({
    ORDER: [sql`v.seq`, alphabetical(locale)],
    NAME: alphabetical(locale),
    CODE: sql`v.code`,
  }),
  filters: { status: (states) => sql`v.status = any(${states})` },
  search: {
    findIds: (typed, _ctx, { dictionaryId }) =>
      sql`select v.id from dictionary_value v where v.dictionary_id = ${dictionaryId} and ${matching(typed).found}`,
    idColumn: sql`v.id`,
    matches: (typed) => matching(typed).checked,
  },
})
