import { sql } from 'kysely'
import type { z } from 'zod'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { query, useCase } from '#platform/server/handler.ts'
import * as calls from '../contract/journal.endpoints.ts'
import type { valueChange } from '../contract/journal.schemas.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { findDictionary, findDictionaryId, recordAction, touchDictionary } from './dictionary.repository.ts'
import { readJournal } from './journal.repository.ts'
import { changesBetween } from './journal.sql.ts'

type Kind = z.output<typeof valueChange>['kinds'][number]

export const listDictionaryVersionsQuery = query({
  endpoint: calls.listDictionaryVersions,
  load: ({ db }, { query: { id } }) => findDictionaryId(db, id),
  authorize: dictionaries.keep,
  run: async ({ db }, _input, { id }) => ({ items: await readJournal(db, id) }),
})

/** Publishes the current values: only the differences from the last version are stored. */
export const publishDictionaryUseCase = useCase({
  endpoint: calls.publishDictionary,
  load: (ctx, { body: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { id, name } }) => {
    // Serialises with concurrent changes of values and with another publication.
    await touchDictionary(ctx, id)
    const [last] = await readJournal(ctx.db, id)
    const number = (last?.number ?? 0) + 1
    const { rows: changes } = await sql<{ value_id: number; kinds: Kind[] }>`
      select coalesce(c.a_value_id, c.b_value_id) as value_id, c.kinds from (${changesBetween(id, number - 1)}) c`.execute(
      ctx.db,
    )
    const of = (kind: Kind) => changes.filter(({ kinds }) => kinds.includes(kind)).map((row) => row.value_id)
    const [added, removed, archived] = [of('added'), of('removed'), of('archived')]
    const { rows } = await sql`
      insert into dictionary_version (dictionary_id, number, name, published_at, published_by, added, changed, archived,
        removed, values_count)
      select ${id}, ${number}, ${name}, ${ctx.now}, ${ctx.actor.uid}, ${added.length}::int,
        ${changes.length - added.length - removed.length - archived.length}::int, ${archived.length}::int, ${removed.length}::int,
        (select count(*) from dictionary_value where dictionary_id = ${id} and status = 'ACTIVE')
      on conflict (dictionary_id, lower(name)) do nothing returning 1`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('JOURNAL_VERSION_EXISTS')
    const ids = changes.map((row) => row.value_id)
    await sql`
      update dictionary_value_past set until_number = ${number}
      where dictionary_id = ${id} and until_number is null and value_id = any(${ids}::bigint[])`.execute(
      ctx.db,
    )
    await sql`
      insert into dictionary_value_past (dictionary_id, value_id, from_number, code, name_ru, name_en, parent_value_id,
        parent_code, seq, status)
      select v.dictionary_id, v.id, ${number}, v.code, v.name_ru, v.name_en, v.parent_value_id, p.code, v.seq, v.status
      from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
      where v.id = any(${ids}::bigint[])`.execute(ctx.db)
    await recordAction(ctx, id, 'publish', name)
    return stillThere((await readJournal(ctx.db, id))[0])
  },
})
