import { cutText } from '#platform/domain/cut-text.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { readEmail } from '../../project-import/domain/cell.rules.ts'
import { normalized } from '../../project-import/domain/normalized.ts'
import type { CellProblem } from '../../project-import/domain/plan.rules.ts'
import type { Content } from './content.rules.ts'
import type { Making } from './kinds.ts'

/**
 * Targets apart from the project: the sender, where they study, a message to the accelerator, and the builder's own id
 * of the submission.
 */
export const senderTargets = [
  'person.name',
  'person.phone',
  'student.university',
  'student.faculty',
  'student.department',
  'student.group',
  'student.courseNumber',
  'student.socialNetwork',
  'request.message',
  'submission.key',
] as const

export type SenderTarget = (typeof senderTargets)[number]

/** Configuration of a form: the target of each field, constant values, and the translation of the form's values. */
export type Mapping = {
  /** With `target` null the field is ignored. `values` maps values of the form to values of the portal. */
  fields: readonly { name: string; target: string | null; values: Readonly<Record<string, string>> }[]
  constants: readonly { target: string; value: string }[]
}

/** A submission as a spreadsheet with one row, which the import of projects can read. */
export type MappedRow = { names: string[]; cells: string[]; targets: (string | null)[] }

const meant = (text: string, values: Readonly<Record<string, string>>): string => {
  const wanted = normalized(text)
  const [, ours] = Object.entries(values).find(([theirs]) => normalized(theirs) === wanted) ?? []
  return ours ?? text
}

/** Returns a field by name, ignoring case because builders send both `Email` and `email`. */
export const fieldOf = (content: Content, name: string): string => {
  if (Object.hasOwn(content, name)) return content[name]!
  const [, text = ''] =
    Object.entries(content).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
  return text
}

/** Applies the mapping to a submission. A constant is used if the submission has no value. */
export const mapContent = (content: Content, { fields, constants }: Mapping): MappedRow => {
  const row: MappedRow = { names: [], cells: [], targets: [] }
  const add = (name: string, cell: string, target: string) => {
    row.names.push(name)
    row.cells.push(cell)
    row.targets.push(target)
  }
  for (const { name, target, values } of fields) {
    const text = target === null ? '' : meant(fieldOf(content, name), values)
    if (target !== null && text !== '' && !row.targets.includes(target)) add(name, text, target)
  }
  for (const { target, value } of constants) if (!row.targets.includes(target)) add(target, value, target)
  return row
}

/** Returns the value of a target, or an empty text. */
export const targetText = ({ cells, targets }: MappedRow, target: string): string =>
  cells[targets.indexOf(target)] ?? ''

/** An invalid value, by the name of the builder's field. */
export type FieldProblem = { field: string; text: string; problem: FieldErrorCode }

/** Converts problems of cells to problems of fields. A missing field is identified by its target. */
export const fieldProblems = (row: MappedRow, problems: readonly CellProblem[]): FieldProblem[] =>
  problems.map(({ column, text, problem }) => ({
    field: problem === 'REQUIRED' ? 'main.name' : (row.names[column] ?? ''),
    text: cutText(text, 200),
    problem,
  }))

/** Checks the sender's address, which is required for every kind of submission. */
export const senderProblems = (row: MappedRow, making: Making): FieldProblem[] => {
  const email = targetText(row, 'leader.email')
  if (email === '') return [{ field: 'leader.email', text: '', problem: 'REQUIRED' }]
  // For projects, the import has already checked it.
  if (making !== 'REQUEST' || 'value' in readEmail(email)) return []
  const at = row.targets.indexOf('leader.email')
  return [{ field: row.names[at] ?? '', text: cutText(email, 200), problem: 'INVALID_EMAIL' }]
}
