import fc from 'fast-check'
import type { z } from 'zod'

type Def = {
  type: string
  format?: string
  checks?: { _zod: { def: { check: string; maximum?: number; minimum?: number; pattern?: RegExp } } }[]
  entries?: Record<string, string>
  values?: unknown[]
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  in?: z.ZodType
  options?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  parts?: (string | z.ZodType)[]
}

const defOf = (schema: z.ZodType): Def => schema._zod.def

const checksOf = (def: Def) => (def.checks ?? []).map((check) => check._zod.def)

const stringOf = (def: Def): fc.Arbitrary<string> => {
  if (def.format === 'uuid') return fc.uuid()
  if (def.format === 'email') return fc.emailAddress()
  if (def.format === 'url') return fc.webUrl()
  const checks = checksOf(def)
  const pattern = checks.find((check) => check.pattern)?.pattern
  if (pattern) return fc.stringMatching(pattern)
  const maxLength = Math.min(checks.find((check) => check.maximum)?.maximum ?? 300, 4000)
  const minLength = Math.min(checks.find((check) => check.minimum)?.minimum ?? 0, maxLength)
  return fc.string({ unit: 'grapheme', minLength, maxLength })
}

/** Values that match a schema, as on the wire; refinements may still refuse one. */
export const arbitraryOf = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return stringOf(def)
    case 'number':
      return fc.integer({ min: 1, max: 2_147_483_646 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'unknown':
      return fc.jsonValue()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!))
    case 'literal':
      return fc.constantFrom(...def.values!)
    case 'array':
      return fc.array(arbitraryOf(def.element!), { minLength: 1, maxLength: 5 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape!).map(([key, part]) => [key, arbitraryOf(part)])),
      )
    case 'record':
      return fc.dictionary(arbitraryOf(def.keyType!) as fc.Arbitrary<string>, arbitraryOf(def.valueType!), {
        maxKeys: 5,
      })
    case 'optional':
    case 'default':
      return fc.option(arbitraryOf(def.innerType!), { nil: undefined })
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType!), { nil: null })
    case 'union':
      return fc.oneof(...def.options!.map(arbitraryOf))
    case 'template_literal':
      return fc
        .tuple(
          ...def.parts!.map((part) => (typeof part === 'string' ? fc.constant(part) : arbitraryOf(part))),
        )
        .map((parts) => parts.join(''))
    case 'pipe':
      return arbitraryOf(def.in!)
    default:
      throw new Error(`No values for a schema of type ${def.type}: add it here`)
  }
}
