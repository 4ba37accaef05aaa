import type { z } from 'zod'

type Rule = { check: string; maximum?: number; minimum?: number; value?: unknown; inclusive?: boolean }

/** A custom check names in `params` the standard rule it replaces: a text that counts its characters differently. */
type Check = { _zod: { def: Rule & { params?: Rule } } }

/** The part of a schema's definition that forms use. */
type Def = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  checks?: readonly Check[]
}

const defOf = (schema: z.ZodType | undefined): Def | undefined =>
  (schema as unknown as { _zod: { def: Def } } | undefined)?._zod.def

/** The schema inside `optional()`, `default()`, `nullable()` and pipes. */
const bare = (schema: z.ZodType | undefined): z.ZodType | undefined => {
  const def = defOf(schema)
  const inside = def?.innerType ?? (def?.type === 'pipe' ? def.in : undefined)
  return inside ? bare(inside) : schema
}

const at = (schema: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((found, part) => {
    const def = defOf(bare(found))
    return def?.shape?.[part] ?? def?.element
  }, schema)

const limit = (schema: z.ZodType | undefined, check: 'max_length' | 'min_length'): number | null => {
  const found =
    defOf(schema)
      ?.checks?.map(({ _zod: { def } }) => def.params ?? def)
      .filter((def) => def.check === check) ?? []
  const values = found
    .map((def) => (check === 'max_length' ? def.maximum : def.minimum))
    .filter((value) => value !== undefined)
  return values.length === 0 ? null : check === 'max_length' ? Math.min(...values) : Math.max(...values)
}

/** Minimum or maximum of a number, and whether the limit itself is allowed. */
export type NumberLimit = { limit: number; inclusive: boolean }

const numberLimit = (
  schema: z.ZodType | undefined,
  check: 'greater_than' | 'less_than',
): NumberLimit | null => {
  const found = (defOf(schema)?.checks ?? []).flatMap(({ _zod: { def } }) => {
    const rule = def.params ?? def
    return rule.check === check && typeof rule.value === 'number'
      ? [{ limit: rule.value, inclusive: rule.inclusive ?? false }]
      : []
  })
  const inOrder = found.toSorted((one, other) => one.limit - other.limit)
  return inOrder.at(check === 'greater_than' ? -1 : 0) ?? null
}

/** Facts from a field's schema that are shown to the person: its limits and whether it is required. */
export type FieldFacts = {
  max: number | null
  min: number | null
  minimum: NumberLimit | null
  maximum: NumberLimit | null
  required: boolean
}

/** Derives a field's facts from the contract's schema, so that forms do not repeat them. */
export const fieldFacts = (schema: z.ZodType, path: string): FieldFacts => {
  const field = at(schema, path)
  const text = bare(field)
  const optional = field?.safeParse(undefined).success ?? true
  // Any representation of "nothing" in a form: an empty text, null, an empty list.
  const emptyAllowed = ['', null, []].some((empty) => field?.safeParse(empty).success ?? true)
  return {
    max: limit(text, 'max_length'),
    min: limit(text, 'min_length'),
    minimum: numberLimit(text, 'greater_than'),
    maximum: numberLimit(text, 'less_than'),
    required: !optional && !emptyAllowed,
  }
}
