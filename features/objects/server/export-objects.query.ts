import { nothing, query } from '#platform/server/handler.ts'
import { xlsxMime, type SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import { exportObjects } from '../contract/sheet.endpoints.ts'
import { importColumns, type GroupNames, type ImportColumn } from '../domain/import.rules.ts'
import { fieldParts, isPartOf, partsOf } from '../domain/object-parts.ts'
import { objects } from '../domain/object.machine.ts'
import { readPresentGroups, readPresentObjects, type PresentObject } from './catalogue-facts.ts'

const widths: Partial<Record<ImportColumn, number>> = {
  group_ru: 30,
  group_en: 30,
  name_ru: 40,
  name_en: 40,
  help_ru: 40,
  help_en: 40,
}

const cellOf = (value: SheetCell): SheetCell =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value === '' ? null : value

const objectCells = (
  { field, status, place }: PresentObject,
  { nameRu, nameEn }: GroupNames,
): SheetCell[] => {
  const parts = partsOf(field)
  return [
    field.code,
    field.type,
    nameRu,
    nameEn,
    status,
    place,
    ...fieldParts.map((part) => (isPartOf(field.type, part) ? cellOf(parts[part]) : null)),
  ]
}

/** The catalogue in the import's format: a line per object, and one per empty group. */
export const exportObjectsQuery = query({
  endpoint: exportObjects,
  load: nothing,
  authorize: objects.keep,
  run: async ({ db, locale }) => {
    const [groups, present] = await Promise.all([readPresentGroups(db), readPresentObjects(db)])
    const rows = groups.flatMap((group) => {
      const own = present.filter((object) => object.group === group.nameRu)
      return own.length > 0
        ? own.map((object) => objectCells(object, group))
        : [[null, null, group.nameRu, group.nameEn]]
    })
    const head = {
      name: 'objects',
      titles: importColumns,
      widths: importColumns.map((title) => widths[title] ?? 16),
      format: 'xlsx',
      locale,
    } as const
    const stream = await writeTableRows(head, rows)
    return { name: 'objects.xlsx', mime: xlsxMime, size: stream.length, stream }
  },
})
