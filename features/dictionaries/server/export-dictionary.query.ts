import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { xlsxMime, type SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import { exportDictionary } from '../contract/journal.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { importColumns } from '../domain/import.rules.ts'
import { findDictionaryId } from './dictionary.repository.ts'
import { valuesNow, valuesThen } from './journal.sql.ts'

type Row = {
  code: string
  name_ru: string
  name_en: string
  parent_code: string | null
  seq: number
  status: string
}

const cells = (row: Row): SheetCell[] => [
  row.code,
  row.name_ru,
  row.name_en,
  row.parent_code,
  row.seq,
  row.status,
]

const widths = [24, 40, 40, 24, 10, 12]

/** A dictionary in the format of the import: its headings are the column names, the same in every language. */
export const exportDictionaryQuery = query({
  endpoint: exportDictionary,
  load: ({ db }, { query: { id } }) => findDictionaryId(db, id),
  authorize: dictionaries.keep,
  run: async ({ db, locale }, { query: { id, number } }, { code }) => {
    const values = number === undefined ? valuesNow(id) : valuesThen(id, number)
    const { rows } = await sql<Row>`select * from (${values}) v order by v.seq, v.code`.execute(db)
    const head = { name: code, titles: importColumns, widths, format: 'xlsx', locale } as const
    const stream = await writeTableRows(head, rows.map(cells))
    const suffix = number === undefined ? '' : `-${number}`
    return { name: `${code.toLowerCase()}${suffix}.xlsx`, mime: xlsxMime, size: stream.length, stream }
  },
})
