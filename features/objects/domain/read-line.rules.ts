import { catalogueTypes, type DataType } from '../../fields/domain/element-types.ts'
import type { Field } from '../../fields/domain/tree.ts'
import type { GroupNames, ImportColumn, ImportedObject } from './import.rules.ts'
import { fieldOf, fieldParts, isPartOf, partsOf, type FieldFacts, type FieldPart } from './object-parts.ts'
import { isIndicator, maxSingleIndicators, newCodeProblem, partProblems } from './object.rules.ts'
import { readCell } from './read-cell.rules.ts'
import { objectStates, type ObjectState } from './states.ts'

/** Context for parsing a line; `seen` grows with the lines. */
export type LineFacts = {
  present: ReadonlyMap<string, ImportedObject>
  groups: ReadonlyMap<string, GroupNames>
  dictionaries: ReadonlySet<string>
  taken: ReadonlySet<string>
  seen: Set<string>
}

type LineError = { column: ImportColumn; problem: string }

type Line = {
  errors: LineError[]
  group: GroupNames | null
  object: ImportedObject | null
  before: ImportedObject | null
}

type CellOf = (column: ImportColumn) => string
type Has = (column: ImportColumn) => boolean

const longestGroupName = 200

/** Columns that are empty in a line with only a group. */
const ofObjects = ['code', 'type', 'status', 'large_figure', ...fieldParts] as const

const readGroup = (cell: CellOf, before: ImportedObject | null, facts: LineFacts, errors: LineError[]) => {
  const nameRu = cell('group_ru') || (before?.group ?? '')
  const nameEn = cell('group_en')
  const wrong = (column: ImportColumn, problem: string) => {
    errors.push({ column, problem })
    return null
  }
  if (nameRu === '') return wrong('group_ru', 'REQUIRED')
  const known = facts.groups.get(nameRu.toLowerCase())
  if (known) return known
  if (nameRu.length > longestGroupName) return wrong('group_ru', 'TOO_LONG')
  if (nameEn === '') return wrong('group_en', 'REQUIRED')
  if (nameEn.length > longestGroupName) return wrong('group_en', 'TOO_LONG')
  const isTaken = [...facts.groups.values()].some((one) => one.nameEn.toLowerCase() === nameEn.toLowerCase())
  return isTaken ? wrong('group_en', 'ALREADY_TAKEN') : { nameRu, nameEn }
}

const codeProblem = (code: string, before: ImportedObject | null, facts: LineFacts): string | null => {
  if (facts.seen.has(code)) return 'ALREADY_TAKEN'
  return before ? null : (newCodeProblem(code, facts.taken)['field.code'] ?? null)
}

const readType = (cell: CellOf, before: ImportedObject | null, errors: LineError[]): DataType | null => {
  const typed = cell('type').toUpperCase() || (before?.field.type ?? '')
  const type = catalogueTypes.find((one) => one === typed)
  const fixed = before && type && type !== before.field.type
  if (!type || fixed)
    errors.push({ column: 'type', problem: fixed ? 'TYPE_FIXED' : typed === '' ? 'REQUIRED' : 'NOT_IN_LIST' })
  return type ?? null
}

/** An empty cell clears its part; a missing column leaves it unchanged. */
const readParts = (
  cell: CellOf,
  has: Has,
  type: DataType,
  before: ImportedObject | null,
  errors: LineError[],
) => {
  const previous = before && partsOf(before.field)
  const facts = fieldParts.map((part): [FieldPart, FieldFacts[FieldPart]] => {
    if (!has(part)) return [part, previous ? previous[part] : readCell[part]('').value]
    const { value, problem } = readCell[part](cell(part))
    if (problem) errors.push({ column: part, problem })
    else if (value && !isPartOf(type, part)) errors.push({ column: part, problem: 'NOT_OF_TYPE' })
    return [part, value]
  })
  return Object.fromEntries(facts) as FieldFacts
}

const checkField = (field: Field, facts: LineFacts, errors: LineError[]): void => {
  const problems: Partial<Record<FieldPart, string>> = partProblems(field)
  if (field.dictionary && !facts.dictionaries.has(field.dictionary)) problems.dictionary = 'NO_DICTIONARY'
  for (const part of fieldParts) {
    const problem = problems[part]
    if (problem && !errors.some(({ column }) => column === part)) errors.push({ column: part, problem })
  }
}

const readStatus = (cell: CellOf, before: ImportedObject | null, errors: LineError[]): ObjectState => {
  const typed = cell('status').toUpperCase() || (before?.status ?? 'ACTIVE')
  const status = objectStates.find((one) => one === typed)
  if (!status) errors.push({ column: 'status', problem: 'NOT_IN_LIST' })
  return status ?? 'ACTIVE'
}

/** If the file has no position, an object that is no longer an indicator loses its position. */
const readPlace = (
  cell: CellOf,
  has: Has,
  { field, status, place: current }: ImportedObject,
  errors: LineError[],
): number | null => {
  const may = isIndicator(field) && status === 'ACTIVE'
  if (!has('large_figure')) return may ? current : null
  const typed = cell('large_figure')
  if (typed === '') return null
  const place = Number(typed)
  const problem = !Number.isInteger(place)
    ? 'NOT_AN_INTEGER'
    : place < 1 || place > maxSingleIndicators
      ? 'NOT_A_PLACE'
      : may
        ? null
        : 'NOT_AN_INDICATOR'
  if (problem) errors.push({ column: 'large_figure', problem })
  return place
}

/** A form is a file: an import neither adds nor removes it. */
const formOf = (before: ImportedObject | null): Pick<Field, 'templateFileId'> =>
  before?.field.templateFileId === undefined ? {} : { templateFileId: before.field.templateFileId }

/** Parses one line: an object, or only a group; with all its errors. */
export const readLine = (cell: CellOf, has: Has, facts: LineFacts): Line => {
  const errors: LineError[] = []
  const code = cell('code')
  const before = facts.present.get(code) ?? null
  const justGroup = cell('group_ru') !== '' && ofObjects.every((column) => cell(column) === '')
  const group = readGroup(cell, before, facts, errors)
  if (justGroup) return { errors, group, object: null, before: null }
  const problem = codeProblem(code, before, facts)
  if (problem) errors.push({ column: 'code', problem })
  facts.seen.add(code)
  const type = readType(cell, before, errors)
  const status = readStatus(cell, before, errors)
  if (!type) return { errors, group, object: null, before }
  const parts = readParts(cell, has, type, before, errors)
  const field = fieldOf({ code, type, ...formOf(before) }, parts)
  checkField(field, facts, errors)
  const object = { field, group: group?.nameRu ?? '', status, place: before?.place ?? null }
  return { errors, group, object: { ...object, place: readPlace(cell, has, object, errors) }, before }
}
