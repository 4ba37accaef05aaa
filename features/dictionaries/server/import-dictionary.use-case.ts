import { sql } from 'kysely'
import type { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import { sheetReport } from '#platform/domain/sheet-import.ts'
import type { SignedIn, Db } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import type { importResult } from '../contract/dictionary.schemas.ts'
import { applyDictionaryImport, checkDictionaryImport } from '../contract/journal.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { planImport, type ImportedRow, type ImportedValue, type ImportPlan } from '../domain/import.rules.ts'
import { aboveOf } from '../domain/link.rules.ts'
import { findDictionary, readLinks, recordAction, touchDictionary } from './dictionary.repository.ts'

/** Limits of one file; longer dictionaries are imported in parts. */
const limits = { rows: 20_000, columns: 20 }

type Present = ImportedValue & { id: number }

const readPresent = async (db: Db, id: number): Promise<Map<string, Present>> => {
  const { rows } = await sql<Present>`
    select v.id, v.code, v.name_ru as "nameRu", v.name_en as "nameEn", p.code as "parentCode", v.seq, v.status
    from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
    where v.dictionary_id = ${id}`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}

/** Ids of the ancestors' values by code; if two levels have the same code, the nearer one is used. */
const readParents = async (db: Db, id: number): Promise<Map<string, number>> => {
  const above = aboveOf(await readLinks(db), id)
  const { rows } = await sql<{ id: number; code: string }>`
    select v.id, v.code from dictionary_value v
    where v.dictionary_id = any(${above}::bigint[])
    order by array_position(${above}::bigint[], v.dictionary_id) desc`.execute(db)
  return new Map(rows.map((row) => [row.code, row.id]))
}

const changing = (
  row: ImportedRow,
): row is ImportedRow & { kind: Exclude<ImportedRow['kind'], 'unchanged'> } => row.kind !== 'unchanged'

const shown = (plan: ImportPlan, revision: number): z.output<typeof importResult> => ({
  revision,
  ...sheetReport(plan, ({ value }) => value),
})

const read = ({ actor }: SignedIn, bytes: Buffer): Promise<string[][]> => readSheet(actor.uid, bytes, limits)

const planOf = async (db: Db, id: number, sheet: readonly (readonly string[])[]) => {
  const [present, parents] = await Promise.all([readPresent(db, id), readParents(db, id)])
  return { plan: planImport(sheet, { present, parents: new Set(parents.keys()) }), present, parents }
}

/** Validates a spreadsheet and returns its changes. */
export const checkDictionaryImportQuery = query({
  endpoint: checkDictionaryImport,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async (ctx, { body, query: { id } }, { revision }) =>
    shown((await planOf(ctx.db, id, await read(ctx, body.bytes))).plan, revision),
})

const write = async (ctx: SignedIn, id: number, plan: ImportPlan, parents: Map<string, number>) => {
  const rows = plan.rows.filter(changing).map(({ value: { parentCode, ...value }, before }) => ({
    ...value,
    // An unchanged parent is retained by id, even if another level has the same code.
    sameParent: before !== null && before.parentCode === parentCode,
    parentId: parentCode === null ? null : (parents.get(parentCode) ?? null),
  }))
  await sql`
    insert into dictionary_value as v (dictionary_id, code, name_ru, name_en, parent_value_id, seq, status)
    select ${id}, r.code, r."nameRu", r."nameEn",
      case when r."sameParent" then (select p.parent_value_id from dictionary_value p where p.dictionary_id = ${id} and p.code = r.code)
        else r."parentId" end, r.seq, r.status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, "nameRu" text, "nameEn" text, "sameParent" boolean,
      "parentId" bigint, seq int, status text)
    on conflict (dictionary_id, code) do update set name_ru = excluded.name_ru, name_en = excluded.name_en,
      parent_value_id = excluded.parent_value_id, seq = excluded.seq, status = excluded.status`.execute(
    ctx.db,
  )
}

/** Imports a spreadsheet, all or nothing, unless the dictionary changed since the check. */
export const applyDictionaryImportUseCase = useCase({
  endpoint: applyDictionaryImport,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  prepare: (ctx, { body }) => read(ctx, body.bytes),
  run: async (ctx, { body, query: { id, revision } }, _dictionary, sheet) => {
    await touchDictionary(ctx, id)
    const locked = await findDictionary(ctx, id)
    if (locked?.revision !== revision + 1) throw new ProductError('STATE_CHANGED')
    const { plan, parents } = await planOf(ctx.db, id, sheet)
    if (plan.errors.length > 0) throw new ProductError('FILE_INCORRECT')
    await write(ctx, id, plan, parents)
    const result = shown(plan, locked.revision)
    await recordAction(
      ctx,
      id,
      'import',
      `${body.name}: +${result.added} ~${result.changed + result.restored} −${result.archived}`,
    )
    return result
  },
})
