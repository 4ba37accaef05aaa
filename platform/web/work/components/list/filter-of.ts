import { z } from 'zod'
import { stateKey, type StateTable } from '#platform/domain/state-table.ts'
import type { Filter } from './list-types.ts'

type Option = Filter['options'][number]

/** Values searched by typing, one at a time; a search must be the same function while its results are the same. */
type SearchedChoices = { search: NonNullable<Filter['search']>; known: readonly Option[] }

/**
 * Options of a filter: the text group of a closed list (`stages`), its state table, the options, a search, or null;
 * `undefined` while they are loading.
 */
export type FilterChoices = string | StateTable | readonly Option[] | SearchedChoices | null | undefined

const isSearched = (choices: NonNullable<FilterChoices>): choices is SearchedChoices =>
  typeof choices === 'object' && 'search' in choices

const isOffered = (choices: NonNullable<FilterChoices>): choices is readonly Option[] =>
  Array.isArray(choices)

/** The values of a closed list, and whether several may be selected. */
const valuesOf = (schema: z.ZodType): { values: readonly string[]; multiple: boolean } => {
  const inner =
    schema instanceof z.ZodPipe ? (schema.out instanceof z.ZodTransform ? schema.in : schema.out) : schema
  if (inner instanceof z.ZodArray)
    return { values: valuesOf(inner.element as z.ZodType).values, multiple: true }
  // Of a boolean only “yes” is a useful filter.
  const values =
    inner instanceof z.ZodEnum ? inner.options.map(String).filter((value) => value !== 'false') : []
  return { values, multiple: false }
}

/** A filter as the toolbar shows it. */
export const filterOf = (
  key: string,
  schema: z.ZodType,
  title: string,
  choices: NonNullable<FilterChoices>,
  t: (key: string) => string,
): Filter => {
  if (isSearched(choices)) return { key, title, options: choices.known, search: choices.search }
  const { values, multiple } = valuesOf(schema)
  const keyOf = (value: string): string =>
    typeof choices === 'string' ? `${choices}.${value}` : stateKey(choices as StateTable, value)
  const options = isOffered(choices) ? choices : values.map((value) => ({ value, label: t(keyOf(value)) }))
  return { key, title, options, multiple }
}
