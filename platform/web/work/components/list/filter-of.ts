import { z } from 'zod'
import { stateKey, type StateTable } from '#platform/domain/state-table.ts'
import type { Filter } from './list-types.ts'

type Option = Filter['options'][number]

/** Values that are found by typing, one of them at a time; a search must stay the same function as long as it asks the same. */
type SearchedChoices = { search: NonNullable<Filter['search']>; known: readonly Option[] }

/**
 * Where the words of a closed list stand (`stages`), the table of its states, what is offered, how it is found, or nothing;
 * `undefined` while what is offered is on its way.
 */
export type FilterChoices = string | StateTable | readonly Option[] | SearchedChoices | null | undefined

const isSearched = (choices: NonNullable<FilterChoices>): choices is SearchedChoices =>
  typeof choices === 'object' && 'search' in choices

const isOffered = (choices: NonNullable<FilterChoices>): choices is readonly Option[] =>
  Array.isArray(choices)

/** The values of a closed list, and whether several may be chosen. */
const valuesOf = (schema: z.ZodType): { values: readonly string[]; multiple: boolean } => {
  const inner =
    schema instanceof z.ZodPipe ? (schema.out instanceof z.ZodTransform ? schema.in : schema.out) : schema
  if (inner instanceof z.ZodArray)
    return { values: valuesOf(inner.element as z.ZodType).values, multiple: true }
  // Of a yes or no only the yes is worth asking for.
  const values =
    inner instanceof z.ZodEnum ? inner.options.map(String).filter((value) => value !== 'false') : []
  return { values, multiple: false }
}

/** A filter as the toolbar draws it. */
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
