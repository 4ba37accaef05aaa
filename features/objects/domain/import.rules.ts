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

/** A group, in the catalogue or in the spreadsheet. */
export type GroupNames = { nameRu: string; nameEn: string }

/** An object, in the catalogue or in a line of the spreadsheet. */
export type ImportedObject = {
  field: Field
  /** The Russian name of its group, which identifies it. */
  group: string
  status: ObjectState
  /** Its position among the key figures. */
  place: number | null
}

/** A valid line: an object, or only a group. */
export type ImportedRow = {
  row: number
  kind: SheetChange
  group: GroupNames
  object: ImportedObject | null
  before: ImportedObject | null
}

/** The effects of an import. */
export type ImportPlan = SheetPlan<ImportedRow, ImportColumn> & { newGroups: GroupNames[] }

/** The catalogue's data for validating lines. */
export type ImportFacts = {
  present: ReadonlyMap<string, ImportedObject>
  groups: readonly GroupNames[]
  dictionaries: ReadonlySet<string>
  /** Codes without an object, used by a template or a value. */
  taken: ReadonlySet<string>
}

const lower = (text: string): string => text.toLowerCase()

const kindOf = (before: ImportedObject | null, after: ImportedObject): SheetChange => {
  if (!before) return 'added'
  if (before.status !== after.status) return after.status === 'ARCHIVE' ? 'archived' : 'restored'
  return JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'changed'
}

/** Positions shared by two objects, reported at the second line, or at the only one in the file. */
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
 * Validates a spreadsheet against the catalogue. The first line has the column names: `code`, `name_ru` and `name_en`
 * are required, other missing columns leave their parts unchanged. Objects missing from the file are unchanged.
 * Groups are identified by their Russian names; new ones are created. A line with only a group creates it if missing.
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
