import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { composeTexts } from '#platform/domain/composed-text.ts'
import { bodyBounds, type BodyBounds } from '#platform/server/http/bodies/body-bounds.ts'
import {
  LargeBody,
  largeFrom,
  readLargeBody,
  usualBodyLimit,
} from '#platform/server/http/bodies/json-body.ts'
import { brokenBound } from '#platform/server/http/bodies/scan-json.ts'
import { jsonSchema, type JsonSchema } from '#platform/server/http/schemas.ts'

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

const parse = (text: string): unknown => composeTexts(JSON.parse(text))

const read = async (schema: z.ZodType, bounds: BodyBounds, bytes: Buffer): Promise<void> => {
  if (bytes.length > largeFrom) {
    await readLargeBody(schema, new LargeBody(bytes, bounds, parse)).catch(() => {})
    return
  }
  if (brokenBound(bytes, bounds)) return
  try {
    schema.safeParse(parse(bytes.toString()))
  } catch {
    // No JSON: refused.
  }
}

/** Processor time that this process has used, in milliseconds. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The longest turn of the event loop while something runs, in milliseconds. A turn does not count for longer than the
 * process was working, because other programs may have had the processor meanwhile.
 */
export const longestTurn = async (run: () => Promise<void>): Promise<number> => {
  let [last, worked, longest, isOn] = [performance.now(), processorTime(), 0, true]
  const turn = (): void => {
    const [now, work] = [performance.now(), processorTime()]
    longest = Math.max(longest, Math.min(now - last, work - worked))
    ;[last, worked] = [now, work]
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  await new Promise((resolve) => setImmediate(resolve))
  ;[last, worked] = [performance.now(), processorTime()]
  await run()
  await new Promise((resolve) => setImmediate(resolve))
  isOn = false
  return longest
}

/** A body at the limits of an endpoint. */
type BodyAtLimits = { shape: string; bytes: Buffer; read: () => Promise<void> }

/** Bodies at the limits of an endpoint, each read as the portal reads it; none if it takes no JSON. */
export const bodiesAtLimits = ({ body, bodyLimit, transport }: Endpoint): BodyAtLimits[] => {
  if (!body || transport === 'multipart') return []
  const bounds = bodyBounds(body, bodyLimit ?? usualBodyLimit)
  return bodiesOf(body, bounds).map(([shape, text]) => {
    const bytes = Buffer.from(text)
    return { shape, bytes, read: () => read(body, bounds, bytes) }
  })
}
