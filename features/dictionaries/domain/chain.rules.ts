import type { FieldErrors } from '#platform/domain/product-error.ts'
import type { DictionaryCode } from './dictionary-codes.ts'

/** A chosen value: its form field, the required dictionary, and its id, if chosen. */
export type Choice = { field: string; code: DictionaryCode; id: number | null | undefined }

/** An active value's dictionary and the ids of all its ancestors. */
export type KnownValue = { code: string; above: readonly number[] }

/**
 * The chain rule: a value belongs to the required dictionary and descends, at any depth, from every value chosen above
 * it. Choices are ordered from the top down; levels may be omitted, so a city may be chosen without its region.
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
