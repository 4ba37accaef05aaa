import type { FieldErrors } from '#platform/domain/product-error.ts'
import type { DictionaryCode } from './dictionary-codes.ts'

/** A chosen value: the field it stands in, the dictionary it must be of, and its id, if one is chosen. */
export type Choice = { field: string; code: DictionaryCode; id: number | null | undefined }

/** What is known of an active value: its dictionary and the ids of all values above it. */
export type KnownValue = { code: string; above: readonly number[] }

/**
 * The chain rule: a value is one of its own dictionary, and lies, at any depth, below every value chosen above it.
 * Choices come from the top down; levels may be left out, so a city may be chosen without its region.
 */
export const chainErrors = (
  choices: readonly Choice[],
  known: ReadonlyMap<number, KnownValue>,
): FieldErrors => {
  const errors: FieldErrors = {}
  const chosenAbove: number[] = []
  for (const { field, code, id } of choices) {
    if (id === null || id === undefined) continue
    const value = known.get(id)
    if (value?.code !== code || !chosenAbove.every((above) => value.above.includes(above)))
      errors[field] = 'NOT_IN_LIST'
    else chosenAbove.push(id)
  }
  return errors
}
