import { sql } from 'kysely'
import type { z } from 'zod'
import { personOf } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf, personRefJson } from '#platform/server/sql.ts'
import type { journalEntry, valueChange, versionValues } from '../contract/dictionary.schemas.ts'
import * as calls from '../contract/journal.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { findDictionary, tell, touchDictionary } from './dictionary.repository.ts'
import { changesBetween, valuesNow, valuesThen } from './journal.sql.ts'

type Entry = z.output<typeof journalEntry>

type Kind = z.output<typeof valueChange>['kind']

const readJournal = async (db: Db, dictionaryId: number): Promise<Entry[]> => {
  const { rows } = await sql<Entry>`
    select j.number, j.name, j.published_at as "publishedAt", ${personRefJson('h')} as "publishedBy", j.added, j.changed,
      j.archived, j.removed, j.values_count as "valuesCount"
    from dictionary_version j left join person h on h.uid = j.published_by
    where j.dictionary_id = ${dictionaryId} order by j.number desc limit 500`.execute(db)
  return rows
}

/** The versions of a dictionary. */
export const listDictionaryVersionsQuery = query({
  endpoint: calls.listDictionaryVersions,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async ({ db }, _input, { id }) => ({ items: await readJournal(db, id) }),
})

/** What changed from one version to another, or up to now. */
export const compareDictionaryVersionsQuery = query({
  endpoint: calls.compareDictionaryVersions,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async ({ db }, { query: { id, from, to, findText, ...page } }) => {
    const changes = changesBetween(
      valuesThen(id, from),
      to === undefined ? valuesNow(id) : valuesThen(id, to),
    )
    const where = findText ? sql`where c.code ilike ${contains(findText)}` : sql``
    const [{ rows: items }, counted] = await Promise.all([
      sql<z.output<typeof valueChange>>`
        select c.kind, c.code, c.before, c.after from (${changes}) c ${where} order by c.code, c.value_id ${pageOf(page)}`.execute(
        db,
      ),
      countUpTo(db, sql`select from (${changes}) c ${where}`),
    ])
    return { items, ...counted }
  },
})

/** The values of a version. */
export const listVersionValuesQuery = query({
  endpoint: calls.listVersionValues,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async ({ db }, { query: { id, number, findText, ...page } }) => {
    const typed = contains(findText ?? '')
    const where = findText
      ? sql`where v.code ilike ${typed} or v.name_ru ilike ${typed} or v.name_en ilike ${typed}`
      : sql``
    const [{ rows: items }, counted] = await Promise.all([
      sql<z.output<typeof versionValues>['items'][number]>`
        select v.code, v.name_ru as "nameRu", v.name_en as "nameEn", v.parent_code as "parentCode", v.seq, v.status
        from (${valuesThen(id, number)}) v ${where} order by v.seq, v.code ${pageOf(page)}`.execute(db),
      countUpTo(db, sql`select from (${valuesThen(id, number)}) v ${where}`),
    ])
    return { items, ...counted }
  },
})

/** Publishes what stands now: what changed since the last version is written down, and nothing else. */
export const publishDictionaryUseCase = useCase({
  endpoint: calls.publishDictionary,
  load: (ctx, { body: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { id, name } }) => {
    // Whoever changes a value waits, and so does who publishes at the same moment.
    await touchDictionary(ctx, id)
    const [last] = await readJournal(ctx.db, id)
    const number = (last?.number ?? 0) + 1
    const { rows: changes } = await sql<{ value_id: number; kind: Kind }>`
      select c.value_id, c.kind from (${changesBetween(valuesThen(id, number - 1), valuesNow(id))}) c`.execute(
      ctx.db,
    )
    const idsOf = (...kinds: Kind[]) =>
      changes.filter(({ kind }) => kinds.includes(kind)).map(({ value_id }) => value_id)
    const { rows } = await sql`
      insert into dictionary_version (dictionary_id, number, name, published_at, published_by, added, changed, archived,
        removed, values_count)
      select ${id}, ${number}, ${name}, ${ctx.now}, ${personOf(ctx.actor)!.uid}, ${idsOf('added').length}::int,
        ${idsOf('changed', 'restored').length}::int, ${idsOf('archived').length}::int, ${idsOf('removed').length}::int,
        (select count(*) from dictionary_value where dictionary_id = ${id} and status = 'ACTIVE')
      on conflict (dictionary_id, lower(name)) do nothing returning 1`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('JOURNAL_VERSION_EXISTS')
    await sql`
      update dictionary_value_past set until_number = ${number}
      where dictionary_id = ${id} and until_number is null
        and value_id = any(${idsOf('changed', 'archived', 'restored', 'removed')}::bigint[])`.execute(ctx.db)
    await sql`
      insert into dictionary_value_past (dictionary_id, value_id, from_number, code, name_ru, name_en, parent_value_id,
        parent_code, seq, status)
      select v.dictionary_id, v.id, ${number}, v.code, v.name_ru, v.name_en, v.parent_value_id, p.code, v.seq, v.status
      from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
      where v.id = any(${idsOf('added', 'changed', 'archived', 'restored')}::bigint[])`.execute(ctx.db)
    await tell(ctx, id, 'publish', name)
    return (await readJournal(ctx.db, id))[0]!
  },
})
