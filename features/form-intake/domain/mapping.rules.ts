import { cutText } from '#platform/domain/cut-text.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { readEmail } from '../../project-import/domain/cell.rules.ts'
import type { CellProblem } from '../../project-import/domain/plan.rules.ts'
import { normalized } from '../../project-import/domain/suggest.rules.ts'
import type { Content } from './content.rules.ts'
import type { Making } from './kinds.ts'

/** What a field of a form may fill besides a project: who sent it, where they study, a word to the accelerator, the builder's own number. */
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

/** How a form is read, as data: what each field fills, what stands fast, and the words of the form for values of ours. */
export type Mapping = {
  /** `target` null: the field is not taken. `values`: what it says and what is meant. */
  fields: readonly { name: string; target: string | null; values: Readonly<Record<string, string>> }[]
  constants: readonly { target: string; value: string }[]
}

/** A submission as a spreadsheet of one row: what the import of projects reads. */
export type MappedRow = { names: string[]; cells: string[]; targets: (string | null)[] }

const meant = (text: string, values: Readonly<Record<string, string>>): string => {
  const wanted = normalized(text)
  const [, ours] = Object.entries(values).find(([theirs]) => normalized(theirs) === wanted) ?? []
  return ours ?? text
}

/** A field by its name, in any case: builders write `Email` and `email`. */
export const fieldOf = (content: Content, name: string): string => {
  if (Object.hasOwn(content, name)) return content[name]!
  const [, text = ''] =
    Object.entries(content).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
  return text
}

/** Reads a submission by its mapping: what it says comes first, a constant stands where it says nothing. */
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

/** What one of the targets says; empty when nothing does. */
export const targetText = ({ cells, targets }: MappedRow, target: string): string =>
  cells[targets.indexOf(target)] ?? ''

/** What cannot be taken, by the name of the builder's field. */
export type FieldProblem = { field: string; text: string; problem: FieldErrorCode }

/** The problems of cells by their fields; those of a field that did not come are told by what it fills. */
export const fieldProblems = (row: MappedRow, problems: readonly CellProblem[]): FieldProblem[] =>
  problems.map(({ column, text, problem }) => ({
    field: problem === 'REQUIRED' ? 'main.name' : (row.names[column] ?? ''),
    text: cutText(text, 200),
    problem,
  }))

/** What every submission must say, whatever its project: the address of whoever sent it. */
export const senderProblems = (row: MappedRow, making: Making): FieldProblem[] => {
  const email = targetText(row, 'leader.email')
  if (email === '') return [{ field: 'leader.email', text: '', problem: 'REQUIRED' }]
  // Of a project the import's reading says it.
  if (making !== 'REQUEST' || 'value' in readEmail(email)) return []
  const at = row.targets.indexOf('leader.email')
  return [{ field: row.names[at] ?? '', text: cutText(email, 200), problem: 'INVALID_EMAIL' }]
}
