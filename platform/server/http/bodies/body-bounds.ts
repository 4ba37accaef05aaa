import type { z } from 'zod'
import { jsonSchema, type JsonSchema } from '../schemas.ts'

/** Limits of a JSON body, checked on its bytes before it is parsed. */
export type BodyBounds = {
  bytes: number
  /** Number of values: members, elements and containers. */
  tokens: number
  /** Nesting depth. */
  depth: number
  /** Members of one object. */
  keys: number
  /** Elements of one array. */
  items: number
  /** Bytes of one string. */
  text: number
}

type Size = Pick<BodyBounds, 'bytes' | 'tokens' | 'depth'>

const unbounded: Size = { bytes: Infinity, tokens: Infinity, depth: Infinity }

/** Bytes of strings whose format limits the length. */
const formatBytes: Readonly<Record<string, number>> = { uuid: 38, date: 16, 'date-time': 64 }

/** A UTF-16 unit takes at most six bytes: `\u0001`. */
const bytesOfUnit = 6

const listOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : [])

const largest = (sizes: readonly Size[]): Size => ({
  bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)),
  tokens: Math.max(0, ...sizes.map(({ tokens }) => tokens)),
  depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
})

const sizeOfText = ({ maxLength, format }: JsonSchema): Size => ({
  bytes:
    typeof maxLength === 'number' ? 2 + bytesOfUnit * maxLength : (formatBytes[String(format)] ?? Infinity),
  tokens: 1,
  depth: 0,
})

const sizeOfArray = ({ items, maxItems }: JsonSchema): Size => {
  const item = sizeOf((items ?? {}) as JsonSchema)
  const count = typeof maxItems === 'number' ? maxItems : Infinity
  return { bytes: 2 + count * (item.bytes + 1), tokens: 1 + count * item.tokens, depth: 1 + item.depth }
}

const sizeOfObject = ({ properties, additionalProperties }: JsonSchema): Size => {
  const isRecord = typeof additionalProperties === 'object' || additionalProperties === true
  if (isRecord) return unbounded
  const members = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([key, schema]) => ({
    key,
    size: sizeOf(schema),
  }))
  return {
    bytes: members.reduce((sum, { key, size }) => sum + bytesOfUnit * key.length + 4 + size.bytes, 2),
    tokens: members.reduce((sum, { size }) => sum + size.tokens, 1),
    depth: 1 + Math.max(0, ...members.map(({ size }) => size.depth)),
  }
}

const sizeOf = (schema: JsonSchema): Size => {
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (branches.length > 0) return largest(branches.map(sizeOf))
  if ('const' in schema) return { bytes: JSON.stringify(schema['const']).length, tokens: 1, depth: 0 }
  if (Array.isArray(schema['enum']))
    return largest(
      schema['enum'].map((value) => ({ bytes: JSON.stringify(value).length, tokens: 1, depth: 0 })),
    )
  switch (schema['type']) {
    case 'string':
      return sizeOfText(schema)
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return { bytes: 32, tokens: 1, depth: 0 }
    case 'array':
      return sizeOfArray(schema)
    case 'object':
      return sizeOfObject(schema)
    default:
      // Any value, or a recursive schema.
      return unbounded
  }
}

type Widest = Pick<BodyBounds, 'keys' | 'items' | 'text'>

const textOf = ({ type, maxLength, format }: JsonSchema): number => {
  if (type !== 'string') return 0
  return typeof maxLength === 'number' ? bytesOfUnit * maxLength : (formatBytes[String(format)] ?? Infinity)
}

/**
 * Maximum number of members and elements of any container of a schema, and its longest string; unbounded if it
 * accepts anything.
 */
const widest = (schema: unknown): Widest => {
  if (Array.isArray(schema)) {
    const parts = schema.map(widest)
    return {
      keys: Math.max(0, ...parts.map(({ keys }) => keys)),
      items: Math.max(0, ...parts.map(({ items }) => items)),
      text: Math.max(0, ...parts.map(({ text }) => text)),
    }
  }
  if (typeof schema !== 'object' || schema === null) return { keys: 0, items: 0, text: 0 }
  const node = schema as JsonSchema
  if (Object.keys(node).length === 0) return { keys: Infinity, items: Infinity, text: Infinity }
  const inside = widest(Object.values(node))
  const isOpen =
    node['type'] === 'object' &&
    node['additionalProperties'] !== false &&
    node['additionalProperties'] !== undefined
  const keys = isOpen ? Infinity : Object.keys(node['properties'] ?? {}).length
  const items = node['type'] === 'array' ? ((node['maxItems'] as number | undefined) ?? Infinity) : 0
  return {
    keys: Math.max(inside.keys, keys),
    items: Math.max(inside.items, items),
    text: Math.max(inside.text, textOf(node)),
  }
}

/** A body slightly over its bounds is parsed, so that the schema reports which field is too large. */
const slack = {
  bytes: 1024,
  tokens: 200,
  depth: 4,
  keys: 100,
  items: 100,
  // A person may paste a book into a field, and the error should name the field.
  text: 64 * 1024,
  factor: 1.25,
} as const

const withSlack = (bound: number, more: number): number => Math.ceil(bound * slack.factor) + more

/** Bytes of the longest string of any body: it is parsed in one turn of the event loop, whatever the size of the body. */
const longestText = 1024 * 1024

/** Bounds of a body of this many bytes, whatever its schema. */
export const boundsOfBytes = (bytes: number): BodyBounds => ({
  bytes,
  tokens: Math.max(1000, Math.ceil(bytes / 8)),
  depth: 64,
  keys: 1000,
  items: Math.max(1000, Math.ceil(bytes / 32)),
  text: Math.min(bytes, longestText),
})

/** Derives the bounds of a body from its schema: the largest valid body, within those of `bodyLimit`. */
export const bodyBounds = (schema: z.ZodType | undefined, bodyLimit: number): BodyBounds => {
  const maxBounds = boundsOfBytes(bodyLimit)
  if (!schema) return { ...maxBounds, bytes: Math.min(maxBounds.bytes, slack.bytes) }
  const described = jsonSchema(schema, 'input')
  const { bytes, tokens, depth } = sizeOf(described)
  const { keys, items, text } = widest(described)
  return {
    bytes: Math.min(maxBounds.bytes, withSlack(bytes, slack.bytes)),
    tokens: Math.min(maxBounds.tokens, withSlack(tokens, slack.tokens)),
    depth: Math.min(maxBounds.depth, depth + slack.depth),
    keys: Math.min(maxBounds.keys, keys + slack.keys),
    items: Math.min(maxBounds.items, withSlack(items, slack.items)),
    text: Math.min(maxBounds.text, text + slack.text),
  }
}
