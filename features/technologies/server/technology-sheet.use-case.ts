import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { sheetReport } from '#platform/domain/sheet-import.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import * as contract from '../contract/technology-sheet.endpoints.ts'
import {
  importColumns,
  planImport,
  textColumns,
  type ImportedTechnology,
  type ImportPlan,
} from '../domain/import.rules.ts'
import { technologies } from '../domain/technology.machine.ts'
import { touchCatalogue } from './technology.repository.ts'

/** Limits of one file; larger catalogues are imported in parts. */
const limits = { rows: 10_000, columns: 30 }

const texts = sql.join(
  textColumns.map((column) => sql`t.${sql.ref(column)}`),
  sql`, `,
)

const readPresent = async (db: Db): Promise<ImportedTechnology[]> => {
  const { rows } = await sql<ImportedTechnology>`
    select t.code, ${texts},
      array(select v.code from technology_industry i join dictionary_value v on v.id = i.value_id
        where i.technology_id = t.id order by v.code collate "C") as industries,
      array(select p.code from technology_relation r join technology p on p.id = r.related_id
        where r.technology_id = t.id and r.kind = 'PARENT' order by p.code collate "C") as parents
    from technology t order by t.code`.execute(db)
  return rows
}

const planOf = async (db: Db, sheet: readonly (readonly string[])[]): Promise<ImportPlan> => {
  const present = await readPresent(db)
  const { rows } = await sql<{ code: string }>`
    select v.code from dictionary_value v join dictionary d on d.id = v.dictionary_id and d.code = 'INDUSTRIES'`.execute(
    db,
  )
  return planImport(sheet, {
    present: new Map(present.map((one) => [one.code, one])),
    industries: new Set(rows.map(({ code }) => code)),
  })
}

const shown = (plan: ImportPlan, revision: number) => ({
  revision,
  ...sheetReport(plan, ({ value }) => ({ code: value.code, nameRu: value.name_ru, nameEn: value.name_en })),
})

const read = ({ actor }: SignedIn, bytes: Buffer): Promise<string[][]> => readSheet(actor.uid, bytes, limits)

export const checkTechnologyImportQuery = query({
  endpoint: contract.checkTechnologyImport,
  load: nothing,
  authorize: technologies.manage,
  run: async (ctx, { body }) => {
    const { rows } = await sql<{ revision: number }>`select revision from technology_catalogue`.execute(
      ctx.db,
    )
    return shown(await planOf(ctx.db, await read(ctx, body.bytes)), rows[0]!.revision)
  },
})

const write = async ({ db, actor }: SignedIn, plan: ImportPlan): Promise<void> => {
  const changed = plan.rows.filter(({ kind }) => kind !== 'unchanged').map(({ value }) => value)
  const given = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as t (code text, industries jsonb, parents jsonb, ${sql.join(
    textColumns.map((column) => sql`${sql.ref(column)} text`),
    sql`, `,
  )})`
  const columns = sql.join(textColumns.map((column) => sql.ref(column)))
  await sql`
    insert into technology (code, created_by, ${columns}) select t.code, ${actor.uid}, ${texts} from ${given}
    on conflict (code) do update set version = technology.version + 1, updated_at = now(), ${sql.join(
      textColumns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
      sql`, `,
    )}`.execute(db)
  await sql`
    delete from technology_industry where technology_id in (select id from technology where code = any(${changed.map(({ code }) => code)}))`.execute(
    db,
  )
  await sql`
    insert into technology_industry (technology_id, value_id)
    select o.id, v.id from ${given} cross join jsonb_array_elements_text(t.industries) i (code)
      join technology o on o.code = t.code join dictionary d on d.code = 'INDUSTRIES'
      join dictionary_value v on v.dictionary_id = d.id and v.code = i.code`.execute(db)
  await sql`
    with wanted as (
      select o.id, p.id as parent from ${given} cross join jsonb_array_elements_text(t.parents) i (code)
        join technology o on o.code = t.code join technology p on p.code = i.code
    )
    delete from technology_relation r where r.kind = 'PARENT'
      and r.technology_id in (select id from technology where code = any(${changed.map(({ code }) => code)}))
      and not exists (select from wanted w where w.id = r.technology_id and w.parent = r.related_id)`.execute(
    db,
  )
  await sql`
    insert into technology_relation (technology_id, related_id, kind)
    select o.id, p.id, 'PARENT' from ${given} cross join jsonb_array_elements_text(t.parents) i (code)
      join technology o on o.code = t.code join technology p on p.code = i.code
    on conflict do nothing`.execute(db)
}

/** Imports a spreadsheet, all or nothing, unless the catalogue changed since the check. New technologies are drafts. */
export const applyTechnologyImportUseCase = useCase({
  endpoint: contract.applyTechnologyImport,
  load: nothing,
  authorize: technologies.manage,
  prepare: (ctx, { body }) => read(ctx, body.bytes),
  run: async (ctx, { body, query: { revision } }, _nothing, sheet) => {
    const now = await touchCatalogue(ctx)
    if (now !== revision + 1) throw new ProductError('STATE_CHANGED')
    const plan = await planOf(ctx.db, sheet)
    if (plan.errors.length > 0) throw new ProductError('FILE_INCORRECT')
    await write(ctx, plan)
    const result = shown(plan, now)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'technology_catalogue',
      subjectId: 'all',
      action: 'import',
      comment: `${body.name}: +${result.added} ~${result.changed}`,
    })
    return result
  },
})

const widths = { code: 14, industries: 30, parents: 24 } as const

/** The catalogue in the import's format: its headings are the column names, the same in every language. */
export const exportTechnologiesQuery = query({
  endpoint: contract.exportTechnologies,
  load: nothing,
  authorize: technologies.manage,
  run: async ({ db, locale }) => {
    const rows = await readPresent(db)
    const head = {
      name: 'technologies',
      titles: importColumns,
      widths: importColumns.map((title) => (title in widths ? widths[title as 'code'] : 40)),
      format: 'xlsx',
      locale,
    } as const
    const stream = await writeTableRows(
      head,
      rows.map((one) =>
        importColumns.map((column) => {
          const value = one[column]
          return typeof value === 'string' ? value : value.join(', ')
        }),
      ),
    )
    return { name: 'technologies.xlsx', mime: xlsxMime, size: stream.length, stream }
  },
})
