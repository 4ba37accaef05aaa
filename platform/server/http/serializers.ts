import fastJsonStringify, { type AnySchema, type Schema } from 'fast-json-stringify'

type JsonSchema = Record<string, unknown>

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
 * The same schema with "this or null" said as `nullable`: a serializer tries each branch of an `anyOf` by validating
 * the value, which costs as much again as writing it.
 */
const simplified = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplified)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.entries(schema).map(([key, part]) => [key, simplified(part)])
  return simplifiedBranches(Object.fromEntries(parts) as JsonSchema)
}

type Route = { schema?: unknown }
type Serialize = (answer: unknown) => string

/** The serializer of a schema, which may refer to the shared ones. Throws where the schema cannot be written. */
export const compileSerializer = (schema: unknown, shared: unknown): Serialize =>
  fastJsonStringify(simplified(schema) as AnySchema, { schema: shared as Record<string, Schema> })

/**
 * Makes the serializer of an answer when it is first sent: an endpoint answers with ten statuses, and compiling those of
 * all endpoints took a third of the start.
 */
export const buildSerializer =
  (shared: unknown) =>
  ({ schema }: Route): Serialize => {
    let serialize: Serialize | undefined
    return (answer) => (serialize ??= compileSerializer(schema, shared))(answer)
  }
