import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { faultOf } from '#platform/domain/typed/reading.ts'
import type { FindListValue } from '../../fields/domain/field-type.ts'
import { readFieldValue } from '../../fields/domain/pasted-text.rules.ts'
import type { ElementTree, PlainElement } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'
import { questionsOf } from './review-template.rules.ts'

/** File formats of a template that is filled in offline. */
export const offlineFormats = ['xlsx', 'docx'] as const

/** Why a row of a filled template is not imported, in addition to the field's own errors. */
export const rowProblems = ['UNKNOWN_QUESTION', 'TWICE', 'FORMULA'] as const

export type RowProblem = (typeof rowProblems)[number] | FieldErrorCode

/** Column titles, in every language that a template is written in. */
export type TemplateTitles = { code: readonly string[]; answer: readonly string[] }

/** Row numbers start at 1, as in a spreadsheet. */
export type FilledRow = { row: number; code: string; text: string }

/** Contents of a filled template; `head` is false if no row identifies the columns. */
export type FilledTemplate = {
  head: boolean
  answers: (FilledRow & { value: Exclude<Value, null> })[]
  unread: (FilledRow & { problem: RowProblem })[]
  /** Questions of the file that were left unanswered. */
  empty: number
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

const columnOf = (row: readonly string[], titles: readonly string[]): number =>
  row.findIndex((cell) => titles.some((title) => plain(title) === plain(cell)))

/** The non-empty rows below the heading, with the code and the answer of each. */
export const filledRows = (
  rows: readonly (readonly string[])[],
  titles: TemplateTitles,
): FilledRow[] | null => {
  const head = rows.findIndex((row) => columnOf(row, titles.code) >= 0 && columnOf(row, titles.answer) >= 0)
  if (head < 0) return null
  const [code, answer] = [columnOf(rows[head]!, titles.code), columnOf(rows[head]!, titles.answer)]
  return rows.slice(head + 1).flatMap((row, at): FilledRow[] => {
    const one = { row: head + at + 2, code: (row[code] ?? '').trim(), text: (row[answer] ?? '').trim() }
    return one.code === '' && one.text === '' ? [] : [one]
  })
}

const validateRow = (
  question: PlainElement | undefined,
  text: string,
  find: FindListValue,
): { value: Exclude<Value, null> } | { problem: RowProblem } => {
  if (!question) return { problem: 'UNKNOWN_QUESTION' }
  if (text.startsWith('=')) return { problem: 'FORMULA' }
  const reading = readFieldValue(question, text, { findListValue: find })
  if (!('value' in reading)) return { problem: faultOf(reading) ?? 'INVALID' }
  return reading.value === null ? { problem: 'REQUIRED' } : { value: reading.value }
}

/** Reads a filled template: each row is parsed or has a reason why not; a question answered twice is refused. */
export const readFilled = (
  rows: readonly (readonly string[])[],
  { tree, titles, find }: { tree: ElementTree; titles: TemplateTitles; find: FindListValue },
): FilledTemplate => {
  const filled = filledRows(rows, titles)
  const read: FilledTemplate = { head: filled !== null, answers: [], unread: [], empty: 0 }
  const questions = new Map(questionsOf(tree).map((question) => [question.code, question]))
  const given = filled?.filter(({ text }) => text !== '') ?? []
  read.empty = filled?.filter(({ code, text }) => text === '' && questions.has(code)).length ?? 0
  const times = new Map<string, number>()
  for (const { code } of given) times.set(code, (times.get(code) ?? 0) + 1)
  for (const row of given) {
    const isTwice = questions.has(row.code) && times.get(row.code)! > 1
    const validated = isTwice
      ? { problem: 'TWICE' as const }
      : validateRow(questions.get(row.code), row.text, find)
    if ('problem' in validated) read.unread.push({ ...row, problem: validated.problem })
    else read.answers.push({ ...row, value: validated.value })
  }
  return read
}
