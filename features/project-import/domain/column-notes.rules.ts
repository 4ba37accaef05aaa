import type { Conventions, Meaning } from '#platform/domain/typed/reading.ts'
import type { FieldType } from '../../fields/domain/field-type.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import { possibleNames, separateNames } from '../../fields/types/list/list.type.ts'
import { isNothing, readField, type Lookup } from './cell.rules.ts'
import type { ProfileTarget } from './targets.ts'

/** A column with ambiguous texts, with three of them read both ways. */
export type ColumnQuestion = {
  target: string
  column: number
  count: number
  answers: readonly [Meaning, Meaning]
  examples: { text: string; readings: [string, string] }[]
}

/** A column from whose texts more was inferred than they state. */
export type AssumedColumn = { column: number; count: number; examples: { text: string; value: string }[] }

/** A name in the file that is not in its dictionary, or that has a chosen value. */
export type UnknownName = { dictionary: string; column: number; name: string; count: number }

/** A column with words that mean “no value”. */
export type EmptiedColumn = { column: number; count: number; examples: string[] }

/** Notes and questions to the user about the columns of a file. */
export type ColumnNotes = {
  questions: ColumnQuestion[]
  assumed: AssumedColumn[]
  emptied: EmptiedColumn[]
  names: UnknownName[]
}

const shownExamples = 3

/** A value as the notes show it: an amount without its currency. */
const shown = (value: Value | undefined): string => {
  if (value === null) return ''
  if (typeof value === 'object' && value !== null && 'amount' in value) return value.amount
  return value === undefined ? '' : String(value)
}

const conventionKeys: Readonly<Record<Meaning, keyof Conventions>> = {
  GROUPS: 'comma',
  DECIMAL: 'comma',
  DAY_FIRST: 'dayOrder',
  MONTH_FIRST: 'dayOrder',
  YEAR_START: 'yearDay',
  YEAR_END: 'yearDay',
  NONE_ZERO: 'none',
  NONE_EMPTY: 'none',
}

/** The conventions that answers settle. */
export const conventionsOf = (answers: readonly Meaning[]): Conventions =>
  Object.fromEntries(answers.map((answer) => [conventionKeys[answer], answer]))

const readUnder = (answer: Meaning, target: ProfileTarget, text: string, lookup: Lookup): string => {
  const settled = { ...lookup, conventions: () => conventionsOf([answer]) }
  const reading = readField(target.field, text, settled, target.key)
  return 'value' in reading ? shown(reading.value) : ''
}

const noteNames = (
  notes: ColumnNotes,
  column: number,
  cells: readonly string[],
  target: ProfileTarget,
  lookup: Lookup,
): void => {
  const { dictionary = '' } = target.field
  const counts = new Map<string, number>()
  for (const text of cells) {
    if (!('fault' in readField(target.field, text, lookup, target.key))) continue
    const names = target.field.multiple ? separateNames(text) : possibleNames(target.field, text)
    for (const name of names)
      if (lookup.listValue(dictionary, name) === undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  for (const [name, count] of counts) notes.names.push({ dictionary, column, name, count })
}

const noteReadings = (
  notes: ColumnNotes,
  column: number,
  cells: readonly string[],
  { target, meaningsOf }: { target: ProfileTarget; meaningsOf: NonNullable<FieldType['meaningsOf']> },
  lookup: Lookup,
): void => {
  const { conventions: _settled, ...open } = lookup
  const questions = new Map<Meaning, ColumnQuestion>()
  const assumed: AssumedColumn = { column, count: 0, examples: [] }
  for (const text of cells) {
    const reading = readField(target.field, text, open, target.key)
    if ('ambiguous' in reading) {
      const answers = meaningsOf(text)
      const question = questions.get(answers[0]) ?? {
        target: target.key,
        column,
        count: 0,
        answers,
        examples: [],
      }
      questions.set(answers[0], question)
      question.count += 1
      if (question.examples.length < shownExamples && question.examples.every((one) => one.text !== text))
        question.examples.push({
          text,
          readings: [
            readUnder(answers[0], target, text, lookup),
            readUnder(answers[1], target, text, lookup),
          ],
        })
    } else if ('value' in reading && reading.assumed) {
      assumed.count += 1
      if (assumed.examples.length < shownExamples)
        assumed.examples.push({ text, value: shown(reading.value) })
    }
  }
  notes.questions.push(...questions.values())
  if (assumed.count > 0) notes.assumed.push(assumed)
}

const noteEmptied = (notes: ColumnNotes, column: number, emptied: readonly string[]): void => {
  const examples = [...new Set(emptied)].slice(0, shownExamples)
  if (emptied.length > 0) notes.emptied.push({ column, count: emptied.length, examples })
}

/** Adds the notes and questions about one column of a file; without `target` it fills no profile field. */
export const noteColumn = (
  notes: ColumnNotes,
  column: number,
  texts: readonly string[],
  target: ProfileTarget | undefined,
  lookup: Lookup,
): void => {
  const isEmpty = (text: string) => isNothing(text, target?.field)
  noteEmptied(notes, column, texts.filter(isEmpty))
  if (!target) return
  const cells = texts.filter((text) => !isEmpty(text))
  const { dictionaryIds, meaningsOf } = fieldTypes[target.field.type]
  if (dictionaryIds) noteNames(notes, column, cells, target, lookup)
  if (meaningsOf) noteReadings(notes, column, cells, { target, meaningsOf }, lookup)
}
