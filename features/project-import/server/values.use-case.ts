import { sql } from 'kysely'
import type { z } from 'zod'
import { useCase } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { forgetImportValue, listImportValues } from '../contract/import.endpoints.ts'
import type { rememberedValue } from '../contract/import.schemas.ts'
import { projectImports } from '../domain/project-import.machine.ts'
import { acceleratorOfHeader, raiseDraftVersions } from './import.repository.ts'

type Remembered = z.output<typeof rememberedValue>
type Row = Omit<Remembered, 'actions' | 'value' | 'dictionaryName'> & {
  valueId: number | null
  value: { ru: string; en: string }
  dictionaryName: { ru: string; en: string }
}

const rows: RowSource<Row, Remembered> = {
  from: sql`project_import_value c`,
  key: sql`c.id`,
  columns:
    () => sql`c.id, c.name, c.dictionary_code as dictionary, c.value_id as "valueId", c.created_at as at,
    json_build_object('ru', coalesce(v.name_ru, ''), 'en', coalesce(v.name_en, '')) as value,
    json_build_object('ru', coalesce(d.name_ru, c.dictionary_code), 'en', coalesce(d.name_en, c.dictionary_code)) as "dictionaryName",
    ${personRefJson('u')} as by`,
  joins: sql`join person u on u.uid = c.created_by left join dictionary_value v on v.id = c.value_id
    left join dictionary d on d.code = c.dictionary_code`,
  row: ({ valueId, value, dictionaryName, ...row }, { locale }) => ({
    ...row,
    dictionaryName: dictionaryName[locale],
    value: valueId === null ? null : { id: valueId, name: value[locale] || value.ru },
    actions: ['forget'],
  }),
}

/** Remembered values of the accelerator; everybody who reads one may forget it. */
export const listImportValuesQuery = listOf(listImportValues, {
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  rows,
  scope: (_ctx, { acceleratorId }) => sql`c.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ NAME: sql`c.name`, CREATE_DATE: sql`c.id` }),
  search: sql`c.name`,
})

/** Forgets a choice: the next dry run asks about the name again. */
export const forgetImportValueUseCase = useCase({
  endpoint: forgetImportValue,
  load: async (ctx, { body: { valueId } }) => {
    const row = await ctx.db
      .selectFrom('project_import_value')
      .select('accelerator_id')
      .where('id', '=', valueId)
      .executeTakeFirst()
    return row && { acceleratorId: row.accelerator_id, importable: 0 }
  },
  authorize: projectImports.manage,
  run: async (ctx, { body: { valueId } }, { acceleratorId }) => {
    await ctx.db.deleteFrom('project_import_value').where('id', '=', valueId).execute()
    await raiseDraftVersions(ctx.db, acceleratorId)
    return undefined
  },
})
