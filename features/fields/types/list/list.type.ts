import type { FieldType, FindListValue, ValueProblem } from '../../domain/field-type.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

const validate = ({ multiple, limits }: Field, value: Value): ValueProblem => {
  if (!Array.isArray(value) || !value.every((id) => Number.isSafeInteger(id) && Number(id) > 0))
    return 'NOT_IN_LIST'
  if (new Set<unknown>(value).size !== value.length) return 'INVALID'
  return value.length > (multiple ? (limits.maxCount ?? 50) : 1) ? 'TOO_MANY' : null
}

const splitBy = (sign: RegExp, typed: string): string[] => typed.split(sign).map((name) => name.trim())

/** The names in a text that both commas and semicolons separate: the finest split. */
export const separateNames = (typed: string): string[] => splitBy(/[;,]/, typed).filter(Boolean)

/** Alternative splits of a text into names; names may contain commas, so semicolons are tried first. */
const namesIn = ({ multiple }: Field, typed: string): string[][] =>
  multiple ? [[typed], splitBy(/;/, typed), splitBy(/[;,]/, typed)] : [[typed]]

/** All names that the text of a list may contain, to look them up in one query. */
export const possibleNames = (field: Field, text: string): string[] => [
  ...new Set(namesIn(field, text.trim()).flat().filter(Boolean)),
]

const idsFromText = (field: Field, typed: string, find: FindListValue): number[] | undefined => {
  for (const names of namesIn(field, typed)) {
    const ids = names.filter(Boolean).map((name) => find(field.dictionary ?? '', name))
    if (ids.every((id) => id !== undefined)) return [...new Set(ids)]
  }
  return undefined
}

const idsOf = (value: Value): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []

/** Values of a dictionary, by their ids. */
export const listType: FieldType = {
  validate,
  read: (field, typed, { findListValue }) => {
    const value = idsFromText(field, typed, findListValue ?? (() => undefined))
    return value ? { value } : { fault: 'NOT_IN_LIST' }
  },
  searchText: (value, names) =>
    idsOf(value)
      .map((id) => `${names[id]?.ru ?? ''} ${names[id]?.en ?? ''}`)
      .join(' '),
  facets: (value) => (Array.isArray(value) ? value.map(String) : undefined),
  dictionaryIds: idsOf,
  cellForm: 'WORDS',
  conditionOn: 'DICTIONARY',
}
