import type { z } from 'zod'

type Inner = { _zod: { def: { type: string; innerType?: z.ZodType; in?: z.ZodType; shape?: Record<string, z.ZodType>; element?: z.ZodType } } }

/** The schema inside `optional()`, `default()`, `nullable()` and pipes. */
const bare = (schema: z.ZodType | undefined): z.ZodType | undefined => {
  const def = (schema as unknown as Inner | undefined)?._zod.def
  const inside = def?.innerType ?? (def?.type === 'pipe' ? def.in : undefined)
  return inside ? bare(inside) : schema
}

const at = (schema: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((found, part) => {
    const def = (bare(found) as unknown as Inner | undefined)?._zod.def
    return def?.shape?.[part] ?? def?.element
  }, schema)

/** What a field's schema says that a person should see: its limit in characters and whether it must be filled. */
export type FieldFacts = { max: number | null; min: number | null; required: boolean }

/** Reads a field's facts out of the contract's schema, so that the form never says them again. */
export const fieldFacts = (schema: z.ZodType, path: string): FieldFacts => {
  const field = at(schema, path)
  const text = bare(field) as (z.ZodType & { maxLength?: number | null; minLength?: number | null }) | undefined
  const optional = field?.safeParse(undefined).success ?? true
  const emptyAllowed = field?.safeParse('').success ?? true
  return {
    max: text?.maxLength ?? null,
    min: text?.minLength ?? null,
    required: !optional && !emptyAllowed,
  }
}
