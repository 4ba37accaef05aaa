import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import type { z } from 'zod'
import { jsonSchema, type JsonSchema } from './schemas.ts'

const isNull = (schema: JsonSchema): boolean => schema['type'] === 'null'

const simplifiedBranches = (schema: JsonSchema): JsonSchema => {
  const branches = schema['anyOf']
  if (!Array.isArray(branches) || branches.length !== 2) return schema
  const other = (branches as JsonSchema[]).find((branch) => !isNull(branch))
  const isNullable = (branches as JsonSchema[]).some(isNull)
  if (!isNullable || typeof other?.['type'] !== 'string') return schema
  const { anyOf: _branches, ...rest } = schema
  return { ...rest, ...other, nullable: true }
}

/**
 * The same schema with "this or null" written as `nullable`: a serializer tries each branch of an `anyOf` by
 * validating the value, which costs as much as writing it.
 */
const simplified = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplified)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.entries(schema).map(([key, part]) => [key, simplified(part)])
  return simplifiedBranches(Object.fromEntries(parts) as JsonSchema)
}

type Serialize = (answer: unknown) => string

/** The serializer of a response schema. Throws if the schema is not supported. */
export const compileSerializer = (schema: z.ZodType): Serialize =>
  fastJsonStringify(simplified(jsonSchema(schema, 'output')) as AnySchema)

const serializers = new WeakMap<z.ZodType, Serialize>()

/**
 * The serializer of a response, compiled on first use and cached: compiling those of all calls took a third of the
 * startup time.
 */
export const answerSerializer = (schema: z.ZodType): Serialize => {
  const known = serializers.get(schema)
  if (known) return known
  let compiled: Serialize | undefined
  const serialize: Serialize = (answer) => (compiled ??= compileSerializer(schema))(answer)
  serializers.set(schema, serialize)
  return serialize
}
