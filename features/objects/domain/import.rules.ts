import {
  columnsAt,
  type SheetChange,
  type SheetError,
  type SheetPlan,
} from '#platform/domain/sheet-import.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { fieldParts } from './object-parts.ts'
import { readLine, type LineFacts } from './read-line.rules.ts'
import type { ObjectState } from './states.ts'

/** The columns of the catalogue in a spreadsheet, by their headings. */
export const importColumns = [
  'code',
  'type',
  'group_ru',
  'group_en',
  'status',
  'large_figure',
  ...fieldParts,
] as const

export type ImportColumn = (typeof importColumns)[number]

/** A group as the catalogue has it, or as the spreadsheet wants it. */
export type GroupNames = { nameRu: string; nameEn: string }

/** An object as the catalogue has it, or as a line of the spreadsheet wants it. */
export type ImportedObject = {
  field: Field
  /** The Russian name of its group: it finds the group. */
  group: string
  status: ObjectState
  /** Its place among the large figures. */
  place: number | null
}

/** A line that can be brought in: an object, or just a group. */
export type ImportedRow = {
  row: number
  kind: SheetChange
  group: GroupNames
  object: ImportedObject | null
  before: ImportedObject | null
}

/** What bringing a spreadsheet in would do. */
export type ImportPlan = SheetPlan<ImportedRow, ImportColumn> & { newGroups: GroupNames[] }

/** What the lines are judged by. */
export type ImportFacts = {
  present: ReadonlyMap<string, ImportedObject>
  groups: readonly GroupNames[]
  dictionaries: ReadonlySet<string>
  /** Codes that no object has, but a template or a value. */
  taken: ReadonlySet<string>
}

const lower = (text: string): string => text.toLowerCase()

const kindOf = (before: ImportedObject | null, after: ImportedObject): SheetChange => {
  if (!before) return 'added'
  if (before.status !== after.status) return after.status === 'ARCHIVE' ? 'archived' : 'restored'
  return JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'changed'
}

/** Places that two objects of the catalogue would have, at the line that comes second or that is alone in the file. */
const placesTwice = (rows: readonly ImportedRow[], facts: ImportFacts): SheetError<ImportColumn>[] => {
  const inFile = new Set(rows.flatMap(({ object }) => object?.field.code ?? []))
  const taken = new Set(
    [...facts.present.values()].flatMap(({ field, place }) =>
      place === null || inFile.has(field.code) ? [] : [place],
    ),
  )
  return rows.flatMap(({ row, object }): SheetError<ImportColumn>[] => {
    if (object?.place == null) return []
    if (taken.has(object.place)) return [{ row, column: 'large_figure', problem: 'ALREADY_TAKEN' }]
    taken.add(object.place)
    return []
  })
}

/**
 * Reads a spreadsheet against the catalogue. The first line names the columns: `code`, `name_ru` and `name_en` must be
 * there, what else is left out stays as it is. Objects that the file does not name are left alone. Groups are found by
 * their Russian names; new ones are made. A line that has only a group makes sure that the group is there.
 */
export const planImport = (sheet: readonly (readonly string[])[], facts: ImportFacts): ImportPlan => {
  const at = columnsAt(importColumns, sheet[0] ?? [])
  const missing = (['code', 'name_ru', 'name_en'] as const).filter((column) => !at.has(column))
  const plan: ImportPlan = {
    rows: [],
    errors: missing.map((column) => ({ row: 1, column, problem: 'REQUIRED' })),
    newGroups: [],
  }
  if (missing.length > 0) return plan
  const groups = new Map(facts.groups.map((group) => [lower(group.nameRu), group]))
  const known: LineFacts = { ...facts, groups, seen: new Set() }
  sheet.slice(1).forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return
    const row = index + 2
    const { errors, group, object, before } = readLine(
      (column) => cells[at.get(column) ?? -1] ?? '',
      (column) => at.has(column),
      known,
    )
    plan.errors.push(...errors.map((error) => ({ row, ...error })))
    if (errors.length > 0 || !group) return
    const isNew = !groups.has(lower(group.nameRu))
    if (isNew) {
      groups.set(lower(group.nameRu), group)
      plan.newGroups.push(group)
    }
    const kind = object ? kindOf(before, object) : isNew ? 'added' : 'unchanged'
    plan.rows.push({ row, kind, group, object, before })
  })
  plan.errors.push(...placesTwice(plan.rows, facts))
  return plan
}
