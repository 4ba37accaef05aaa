import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import {
  columnsAt,
  type SheetChange,
  type SheetError,
  type SheetPlan,
} from '#platform/domain/sheet-import.ts'
import { codeShape, technologyLimits } from './catalogue.rules.ts'

/** Text columns of the spreadsheet with their maximum lengths. */
const texts = {
  name_ru: 255,
  name_en: 255,
  purpose_ru: 4000,
  purpose_en: 4000,
  requirements_ru: 4000,
  requirements_en: 4000,
  examples_ru: 4000,
  examples_en: 4000,
  areas_ru: 4000,
  areas_en: 4000,
  restrictions_ru: 4000,
  restrictions_en: 4000,
} as const

type TextColumn = keyof typeof texts

/** Text columns of the spreadsheet. */
export const textColumns = Object.keys(texts) as [TextColumn, ...TextColumn[]]

/** Columns of the spreadsheet, by heading; lists are comma-separated codes. */
export const importColumns = ['code', ...textColumns, 'industries', 'parents'] as const

export type ImportColumn = (typeof importColumns)[number]

/** A technology, in the catalogue or in a line of the spreadsheet. */
export type ImportedTechnology = Record<TextColumn, string> & {
  code: string
  industries: readonly string[]
  parents: readonly string[]
}

/** A valid line, with its number in the file. */
export type ImportedRow = {
  row: number
  kind: SheetChange
  value: ImportedTechnology
  before: ImportedTechnology | null
}

/** The effects of an import. */
export type ImportPlan = SheetPlan<ImportedRow, ImportColumn>

/** Context for validating lines. */
export type ImportFacts = {
  present: ReadonlyMap<string, ImportedTechnology>
  /** Codes of industries. */
  industries: ReadonlySet<string>
}

const required: readonly ImportColumn[] = ['code', 'name_ru', 'name_en', 'purpose_ru']

const listed = (cell: string): string[] =>
  [...new Set(cell.split(/[,;]/).map((code) => code.trim().toUpperCase()))].filter(Boolean).toSorted()

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code, at) => code === other[at])

const codeProblem = (code: string, seen: ReadonlySet<string>): FieldErrorCode | null => {
  if (code === '') return 'REQUIRED'
  if (code.length > 22) return 'TOO_LONG'
  if (!codeShape.test(code)) return 'INVALID'
  return seen.has(code) ? 'ALREADY_TAKEN' : null
}

const textProblem = (column: TextColumn, value: string): FieldErrorCode | null => {
  if (value === '' && required.includes(column)) return 'REQUIRED'
  return value.length > texts[column] ? 'TOO_LONG' : null
}

const listProblem = (
  codes: readonly string[],
  known: ReadonlySet<string>,
  limit: number,
): FieldErrorCode | null => {
  if (codes.length > limit) return 'TOO_MANY'
  return codes.every((code) => known.has(code)) ? null : 'NOT_IN_LIST'
}

/** The codes that are their own ancestors, given the parents of each. */
export const codesInCircles = (parentsOf: ReadonlyMap<string, readonly string[]>): Set<string> => {
  // Removes nodes without parents repeatedly; what remains is in or below a cycle.
  const open = new Map(
    [...parentsOf].map(([code, parents]) => [code, new Set(parents.filter((one) => parentsOf.has(one)))]),
  )
  const below = new Map<string, string[]>()
  for (const [code, parents] of open)
    for (const parent of parents) below.set(parent, [...(below.get(parent) ?? []), code])
  const free = [...open].filter(([, parents]) => parents.size === 0).map(([code]) => code)
  for (let code = free.pop(); code !== undefined; code = free.pop()) {
    open.delete(code)
    for (const child of below.get(code) ?? []) {
      const parents = open.get(child)
      parents?.delete(code)
      if (parents?.size === 0) free.push(child)
    }
  }
  return new Set(open.keys())
}

/**
 * Validates a spreadsheet against the catalogue. The first line has the column names: `code`, both names and the
 * Russian purpose are required, other missing columns leave their parts unchanged. Technologies missing from the file
 * are unchanged; new ones are drafts.
 */
export const planImport = (sheet: readonly (readonly string[])[], facts: ImportFacts): ImportPlan => {
  const at = columnsAt(importColumns, sheet[0] ?? [])
  const missing = required.filter((column) => !at.has(column))
  if (missing.length > 0)
    return { rows: [], errors: missing.map((column) => ({ row: 1, column, problem: 'REQUIRED' })) }
  const plan: ImportPlan = { rows: [], errors: [] }
  const seen = new Set<string>()
  const codeAt = at.get('code')!
  const known = new Set([
    ...facts.present.keys(),
    ...sheet.slice(1).map((cells) => (cells[codeAt] ?? '').trim().toUpperCase()),
  ])
  sheet.slice(1).forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return
    const row = index + 2
    const cell = (column: ImportColumn): string => (cells[at.get(column) ?? -1] ?? '').trim()
    const code = cell('code').toUpperCase()
    const before = facts.present.get(code) ?? null
    const textOf = (column: TextColumn): string => (at.has(column) ? cell(column) : (before?.[column] ?? ''))
    const value: ImportedTechnology = {
      code,
      ...(Object.fromEntries(textColumns.map((column) => [column, textOf(column)])) as Record<
        TextColumn,
        string
      >),
      industries: at.has('industries') ? listed(cell('industries')) : (before?.industries ?? []),
      parents: at.has('parents') ? listed(cell('parents')) : (before?.parents ?? []),
    }
    const problems: Partial<Record<ImportColumn, FieldErrorCode | null>> = {
      code: codeProblem(code, seen),
      ...Object.fromEntries(textColumns.map((column) => [column, textProblem(column, value[column])])),
      industries: listProblem(value.industries, facts.industries, technologyLimits.industries),
      parents: listProblem(value.parents, known, technologyLimits.relations),
    }
    seen.add(code)
    const errors = importColumns.flatMap((column): SheetError<ImportColumn>[] =>
      problems[column] ? [{ row, column, problem: problems[column] }] : [],
    )
    plan.errors.push(...errors)
    if (errors.length > 0) return
    const isSame =
      before !== null &&
      textColumns.every((column) => before[column] === value[column]) &&
      same(before.industries, value.industries) &&
      same(before.parents, value.parents)
    const kind = before === null ? 'added' : isSame ? 'unchanged' : 'changed'
    plan.rows.push({ row, kind, value, before })
  })
  const circles = codesInCircles(
    new Map([
      ...[...facts.present].map(([code, { parents }]): [string, readonly string[]] => [code, parents]),
      ...plan.rows.map(({ value }): [string, readonly string[]] => [value.code, value.parents]),
    ]),
  )
  plan.errors.push(
    ...plan.rows
      .filter(({ value, kind }) => kind !== 'unchanged' && circles.has(value.code))
      .map(({ row }) => ({ row, column: 'parents' as const, problem: 'INVALID' })),
  )
  return plan
}
