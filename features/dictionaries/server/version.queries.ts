import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { countLimit } from '#platform/contract/lists.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { nextStart, startOf } from '#platform/server/lists/counted-page.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { sortingOf } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pageOf } from '#platform/server/sql.ts'
import * as calls from '../contract/journal.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { findDictionaryId } from './dictionary.repository.ts'
import { versionOf } from './journal.repository.ts'
import { changesBetween, inVersion, shownThen } from './journal.sql.ts'
import { matching } from './value-conditions.ts'
import { alphabetical } from './value.sql.ts'

type Changes = ResponseOf<typeof calls.compareDictionaryVersions>
type Then = ResponseOf<typeof calls.listVersionValues>['items'][number]

/** Differences between a version and a later one, or the current values. */
export const compareDictionaryVersionsQuery = query({
  endpoint: calls.compareDictionaryVersions,
  load: ({ db }, { query: { id } }) => findDictionaryId(db, id),
  authorize: dictionaries.keep,
  run: async ({ db, locale }, { query: parameters }) => {
    const { id, from, to, kinds, findText, limit } = parameters
    const page = { limit, offset: startOf(parameters) }
    const way = sql.raw(sortingOf(calls.compareDictionaryVersions.list, parameters).direction)
    if (from > 0) await versionOf(db, id, from, 'from')
    if (to !== undefined) await versionOf(db, id, to, 'to')
    if (to !== undefined && to <= from) throw invalid({ to: 'TOO_SMALL' })
    const conditions = [
      ...(kinds?.length ? [sql`kinds && ${kinds}::text[]`] : []),
      ...(findText
        ? [sql`(${matching(findText, 'b_').checked} or ${matching(findText, 'a_').checked})`]
        : []),
    ]
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
    const name = sql`coalesce(${sql.ref(`a_name_${locale}`)}, ${sql.ref(`b_name_${locale}`)})`
    const { rows } = await sql<Pick<Changes, 'items' | 'counts'> & { found: number }>`
      with changes as materialized (${changesBetween(id, from, to)}), found as (select * from changes ${where})
      select (select count(*)::int from found) as found,
        (select coalesce(json_object_agg(kind, n), '{}') from (
          select unnest(kinds) as kind, count(*) as n from changes group by kind) counted) as counts,
        (select coalesce(json_agg(json_build_object('kinds', kinds, 'code', coalesce(a_code, b_code),
          'before', ${shownThen('b_', locale)}, 'after', ${shownThen('a_', locale)})), '[]') from (
          select * from found order by coalesce(a_seq, b_seq) ${way},
            ${name} collate ${sql.id(`${locale}-x-icu`)} ${way}, coalesce(a_code, b_code) ${way} ${pageOf(page)}
          ) page) as items`.execute(db)
    const { items, counts, found } = rows[0]!
    const counted = { total: Math.min(found, countLimit), totalIsExact: found <= countLimit }
    const next = nextStart(page.offset, { shown: items.length, limit, ...counted })
    return { items, counts, ...counted, next }
  },
})

type Version = { id: number; number: number }

/** Row source of a version's values `v`. */
const rowsOf = (_ctx: unknown, { id, number }: Version): RowSource<{ then: Then }, Then> => ({
  from: sql`(select v.* from dictionary_value_past v where v.dictionary_id = ${id} and ${inVersion(number)}) v`,
  key: sql`v.value_id`,
  columns: ({ locale }) => sql`${shownThen('v.', locale)} as then`,
  row: ({ then }) => then,
})

export const listVersionValuesQuery = listOf(calls.listVersionValues, {
  load: async ({ db }, { query: { id, number } }) => (await findDictionaryId(db, id)) && { id, number },
  authorize: dictionaries.keep,
  rows: rowsOf,
  scope: () => sql`true`,
  sortings: ({ locale }) => ({ ORDER: [sql`v.seq`, alphabetical(locale)] }),
  filters: { status: (states) => sql`v.status = any(${states})` },
  search: {
    findIds: (typed, _ctx, { id, number }) => sql`
      select v.value_id from dictionary_value_past v
      where v.dictionary_id = ${id} and ${inVersion(number)} and ${matching(typed).found}`,
    idColumn: sql`v.value_id`,
    matches: (typed) => matching(typed).checked,
  },
  more: async ({ db }, { query: { id, number } }) => ({ version: await versionOf(db, id, number, 'number') }),
})
