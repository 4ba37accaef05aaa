import type { DataType } from '../../fields/domain/element-types.ts'
import { isLink } from '../../fields/domain/limits.rules.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { readValue, type Lookup } from './cell.rules.ts'

/** Sample texts in the reader's language: a line, a longer text, a yes. */
export type SampleWords = { line: string; text: string; yes: string }

type Candidates = (
  field: Field,
  words: SampleWords,
  listed: string,
) => readonly (string | number | undefined)[]

const numbers: Candidates = ({ limits: { min, max } }) => [10, min, max]

const candidates: Readonly<Record<DataType, Candidates>> = {
  STRING: (field, { line }) => (isLink(field) ? ['example.com'] : [line]),
  TEXT: (_field, { text, line }) => [text, line],
  DATE: ({ limits: { from, to } }) => ['2026-03-01', from, to],
  BOOLEAN: (_field, { yes }) => [yes],
  INTEGER: numbers,
  NUMBER: numbers,
  PERCENT: numbers,
  MONEY: ({ limits: { min, max } }) => [1_000_000, min, max],
  LIST: (_field, _words, listed) => [listed],
  PHONE: () => ['+7 495 123-45-67'],
  FILE: () => [],
  TECHNOLOGY: () => [],
  RISKS: () => [],
  SCALE: ({ grades = [] }) => grades.map(({ points }) => points),
}

/** Valid sample text of a field; empty if there is none. */
export const exampleOf = (field: Field, words: SampleWords, listed: string, lookup: Lookup): string =>
  candidates[field.type](field, words, listed)
    .map((candidate) => String(candidate ?? ''))
    .find((text) => text !== '' && 'value' in readValue(field, text, lookup)) ?? ''
