import { expect, test } from 'vitest'
import type { z } from 'zod'
import { everyEndpoint } from '../../tests/support/endpoints.ts'

/** Texts that are valid JSON and that no database can store. */
const unkeepable = ['a\u0000', 'a\ud800']

type Def = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
}

const defOf = (schema: z.ZodType): Def => schema._zod.def

/** The input of a chain of schemas. */
const givenTo = (schema: z.ZodType): z.ZodType => {
  const inner = defOf(schema).in
  return inner ? givenTo(inner) : schema
}

/** Paths of all strings of a schema that accept what no database can store. */
const unkeepableIn = (schema: z.ZodType, way: string): string[] => {
  const def = defOf(schema)
  if (defOf(givenTo(schema)).type === 'string')
    return unkeepable.some((text) => schema.safeParse(text).success) ? [way] : []
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape!).flatMap(([key, part]) => unkeepableIn(part, `${way}.${key}`))
    case 'array':
      return unkeepableIn(def.element!, `${way}[]`)
    case 'record':
      return [...unkeepableIn(def.keyType!, `${way}{names}`), ...unkeepableIn(def.valueType!, `${way}{}`)]
    case 'union':
      return [...new Set(def.options!.flatMap((option) => unkeepableIn(option, way)))]
    case 'pipe':
      return unkeepableIn(def.in!, way)
    default:
      return def.innerType ? unkeepableIn(def.innerType, way) : []
  }
}

/** Strings that are parsed before they are stored, with the reason. */
const readFirst: readonly [ways: RegExp, why: string][] = [
  [/\.after$/, 'a cursor is read as JSON'],
  [/\.(?:password|passwordRepeat|current|code|secret)$/, 'a secret is compared'],
  [/\.(?:response|passkey)\{names\}$/, 'what a device says of a passkey is read by its library'],
  [/^getSignOnAddress\.returnUrl$/, 'an address is taken to pieces'],
  [
    /^matchDictionaryNames\.names\[\]$/,
    'one cell that is no text leaves the others of a pasted table as they are',
  ],
  [/\.(?:cells|values)\[\]\.value(?:\.\w+)?$/, 'a value is read by the type of its field'],
  [/^enterOpenTask\.answers\[\]/, 'an answer is read by the type of its field'],
  [/^startUpload\.name$/, 'the name of a file is cleaned'],
  [/^(?:set|submit)\w+\{names\}$/, 'what a site builder sends is cleaned'],
  [/^editFormSubmission\.content\{/, 'what a site builder sent is cleaned'],
  [/^tryIntakeForm\.sample$/, 'what a site builder would send is cleaned'],
  [/^reportBounce\.report$/, 'an email is parsed, and control characters in its texts are replaced'],
]

test('a text that a call accepts is one that a database can store', () => {
  const taken = everyEndpoint.flatMap(({ endpoint: { name, query, body } }) =>
    [query, body].flatMap((part) => (part ? unkeepableIn(part, name) : [])),
  )
  expect(taken.filter((way) => !readFirst.some(([ways]) => ways.test(way)))).toEqual([])
  // Unused exceptions must be removed.
  expect(readFirst.filter(([ways]) => !taken.some((way) => ways.test(way)))).toEqual([])
})
