import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import {
  columnsAt,
  type SheetChange,
  type SheetError,
  type SheetPlan,
} from '#platform/domain/sheet-import.ts'
import { maxValueCode, valueCodeShape } from './value-codes.rules.ts'

/** The spreadsheet's columns, by heading. */
export const importColumns = ['code', 'name_ru', 'name_en', 'parent_code', 'order', 'status'] as const

export type ImportColumn = (typeof importColumns)[number]

/** A value, in the dictionary or in a line of the spreadsheet. */
export type ImportedValue = {
  code: string
  nameRu: string
  nameEn: string
  parentCode: string | null
  seq: number
  status: 'ACTIVE' | 'ARCHIVE'
}

/** A valid line, with its number in the file. */
export type ImportedRow = {
  row: number
  kind: SheetChange
  value: ImportedValue
  before: ImportedValue | null
}

/** The effects of an import. */
export type ImportPlan = SheetPlan<ImportedRow, ImportColumn>

/** Context for validating lines. */
export type ImportFacts = {
  present: ReadonlyMap<string, ImportedValue>
  /** Codes of values in the ancestor dictionaries. */
  parents: ReadonlySet<string>
}

const kindOf = (before: ImportedValue | null, after: ImportedValue): SheetChange => {
  if (!before) return 'added'
  if (before.status !== after.status) return after.status === 'ARCHIVE' ? 'archived' : 'restored'
  const keys = ['nameRu', 'nameEn', 'parentCode', 'seq'] as const
  return keys.some((key) => before[key] !== after[key]) ? 'changed' : 'unchanged'
}

const nameProblem = (name: string): FieldErrorCode | null => {
  if (name === '') return 'REQUIRED'
  return name.length > 255 ? 'TOO_LONG' : null
}

const codeProblem = (code: string, seen: ReadonlySet<string>): FieldErrorCode | null => {
  if (code === '') return 'REQUIRED'
  if (code.length > maxValueCode) return 'TOO_LONG'
  if (!valueCodeShape.test(code)) return 'INVALID'
  return seen.has(code) ? 'ALREADY_TAKEN' : null
}

const orderProblem = (text: string): FieldErrorCode | null =>
  /^\d{0,6}$/.test(text) ? null : 'NOT_AN_INTEGER'

const statusProblem = (text: string): FieldErrorCode | null =>
  ['', 'ACTIVE', 'ARCHIVE'].includes(text.toUpperCase()) ? null : 'NOT_IN_LIST'

/**
 * Validates a spreadsheet against a dictionary. The first line has the column names: `code`, `name_ru` and `name_en`
 * are required, other missing columns leave their parts unchanged. Values missing from the file are unchanged, so that
 * a part of a long list can be imported.
 */
export const planImport = (sheet: readonly (readonly string[])[], facts: ImportFacts): ImportPlan => {
  const at = columnsAt(importColumns, sheet[0] ?? [])
  const missing = (['code', 'name_ru', 'name_en'] as const).filter((column) => !at.has(column))
  if (missing.length > 0)
    return { rows: [], errors: missing.map((column) => ({ row: 1, column, problem: 'REQUIRED' })) }
  const plan: ImportPlan = { rows: [], errors: [] }
  const seen = new Set<string>()
  sheet.slice(1).forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return
    const row = index + 2
    const cell = (column: ImportColumn): string => cells[at.get(column) ?? -1] ?? ''
    const code = cell('code')
    const before = facts.present.get(code) ?? null
    const parentCode = at.has('parent_code') ? cell('parent_code') || null : (before?.parentCode ?? null)
    const stranger =
      parentCode !== null && parentCode !== before?.parentCode && !facts.parents.has(parentCode)
    const problems: Record<ImportColumn, FieldErrorCode | null> = {
      code: codeProblem(code, seen),
      name_ru: nameProblem(cell('name_ru')),
      name_en: nameProblem(cell('name_en')),
      parent_code: stranger ? 'NOT_IN_LIST' : null,
      order: orderProblem(cell('order')),
      status: statusProblem(cell('status')),
    }
    seen.add(code)
    const errors = importColumns.flatMap((column): SheetError<ImportColumn>[] =>
      problems[column] ? [{ row, column, problem: problems[column] }] : [],
    )
    if (errors.length > 0) {
      plan.errors.push(...errors)
      return
    }
    const value: ImportedValue = {
      code,
      nameRu: cell('name_ru'),
      nameEn: cell('name_en'),
      parentCode,
      seq: cell('order') === '' ? (before?.seq ?? 100) : Number(cell('order')),
      status: (cell('status').toUpperCase() || (before?.status ?? 'ACTIVE')) as ImportedValue['status'],
    }
    plan.rows.push({ row, kind: kindOf(before, value), value, before })
  })
  return plan
}
