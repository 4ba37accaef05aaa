import type { z } from 'zod'
import { bodyBounds, type BodyBounds } from '#platform/server/http/bodies/body-bounds.ts'
import {
  LargeBody,
  largeFrom,
  readLargeBody,
  usualBodyLimit,
} from '#platform/server/http/bodies/json-body.ts'
import { brokenBound } from '#platform/server/http/bodies/scan-json.ts'
import { jsonSchema, type JsonSchema } from '#platform/server/http/schemas.ts'
import { everyEndpoint } from '../support/endpoints.ts'

/** A value of a schema as large as its limits, until the bytes are used up. */
const largestOf = (schema: JsonSchema, left: { bytes: number }): unknown => {
  const [branch] = [...((schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[])].toReversed()
  if (branch) return largestOf(branch, left)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  switch (schema['type']) {
    case 'string': {
      const text =
        schema['format'] === 'uuid'
          ? crypto.randomUUID()
          : 'ё'.repeat(
              Math.max(0, Math.min((schema['maxLength'] as number | undefined) ?? 100, left.bytes / 2)),
            )
      left.bytes -= Buffer.byteLength(text)
      return text
    }
    case 'object': {
      const members: Record<string, unknown> = {}
      for (const [key, part] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)) {
        left.bytes -= key.length + 4
        members[key] = largestOf(part, left)
      }
      return members
    }
    case 'array': {
      const values: unknown[] = []
      const most = (schema['maxItems'] as number | undefined) ?? Infinity
      while (values.length < most && left.bytes > 0) {
        left.bytes -= 8
        values.push(largestOf((schema['items'] ?? {}) as JsonSchema, left))
      }
      return values
    }
    default:
      left.bytes -= 8
      return 1
  }
}

/** Bodies at the bounds of an endpoint: the largest that is right, and those that are wrong in each way. */
const bodiesOf = (schema: z.ZodType, bounds: BodyBounds): [string, string][] => {
  const described = jsonSchema(schema, 'input')
  const first = Object.keys(described['properties'] ?? {})[0] ?? 'x'
  const all: [string, string][] = [
    ['largest', JSON.stringify(largestOf(described, { bytes: bounds.bytes * 0.8 }))],
    ['unknown members', `{${Array.from({ length: bounds.keys - 1 }, (_, n) => `"k${n}":1`).join(',')}}`],
    [
      'empty elements',
      `{${JSON.stringify(first)}:[${Array(Math.min(bounds.items, bounds.tokens) - 5)
        .fill('{}')
        .join(',')}]}`,
    ],
    [
      'numbers',
      `{${JSON.stringify(first)}:[${Array(Math.min(bounds.items, bounds.tokens) - 5)
        .fill('1')
        .join(',')}]}`,
    ],
    ['brackets', '['.repeat(bounds.bytes)],
    ['one text', `{${JSON.stringify(first)}:"${'x'.repeat(Math.max(0, bounds.bytes - 40))}"}`],
  ]
  return all.filter(([, body]) => Buffer.byteLength(body) <= bounds.bytes)
}

const read = async (schema: z.ZodType, bounds: BodyBounds, bytes: Buffer): Promise<void> => {
  if (bytes.length > largeFrom) {
    await readLargeBody(schema, new LargeBody(bytes, bounds, JSON.parse)).catch(() => {})
    return
  }
  if (brokenBound(bytes, bounds)) return
  try {
    schema.safeParse(JSON.parse(bytes.toString()))
  } catch {
    // No JSON: refused.
  }
}

/** The longest turn of the loop while something runs, in milliseconds. */
const longestTurn = async (run: () => Promise<void>): Promise<number> => {
  let [last, longest, isOn] = [performance.now(), 0, true]
  const turn = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  await new Promise((resolve) => setImmediate(resolve))
  last = performance.now()
  await run()
  await new Promise((resolve) => setImmediate(resolve))
  isOn = false
  return longest
}

/** Measures how long reading a body at the bounds of each endpoint holds the loop; the least of three tries. */
export const measureBodies = async (say: (line: string) => void): Promise<void> => {
  const found: { ms: number; name: string; shape: string; bytes: number }[] = []
  for (const { name, body, bodyLimit, transport } of everyEndpoint.map(({ endpoint }) => endpoint)) {
    if (!body || transport === 'multipart') continue
    const bounds = bodyBounds(body, bodyLimit ?? usualBodyLimit)
    for (const [shape, text] of bodiesOf(body, bounds)) {
      const bytes = Buffer.from(text)
      const tries: number[] = []
      for (let n = 0; n < 3; n++) tries.push(await longestTurn(() => read(body, bounds, bytes)))
      found.push({ ms: Math.min(...tries), name, shape, bytes: bytes.length })
    }
  }
  const slowest = found.toSorted((a, b) => b.ms - a.ms).slice(0, 15)
  say(`${found.length} bodies at the bounds of their endpoints; the longest turns of the loop:`)
  for (const { ms, name, shape, bytes } of slowest)
    say(`${ms.toFixed(1).padStart(8)} ms  ${name} (${shape}, ${Math.ceil(bytes / 1024)} kB)`)
}
