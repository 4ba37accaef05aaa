import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bodyBounds } from './body-bounds.ts'

const limit = 1024 * 1024

describe('bounds of a body', () => {
  it('are those of its largest valid body, and a little more', () => {
    const form = z.strictObject({ name: z.string().max(100), tags: z.array(z.uuid()).max(10).default([]) })
    const { bytes, tokens, depth, keys, items, text } = bodyBounds(form, limit)
    const largest = JSON.stringify({ name: '\u0001'.repeat(100), tags: Array(10).fill(crypto.randomUUID()) })
    expect(bytes).toBeGreaterThan(Buffer.byteLength(largest))
    expect(bytes).toBeLessThan(4096)
    expect(tokens).toBeLessThan(300)
    expect({ depth, keys, items, text }).toEqual({ depth: 6, keys: 102, items: 113, text: 66_136 })
  })

  it('are those of the limit in bytes where the schema has none', () => {
    const open = z.strictObject({ note: z.string(), more: z.record(z.string(), z.unknown()) })
    expect(bodyBounds(open, 8192)).toEqual({
      bytes: 8192,
      tokens: 1024,
      depth: 64,
      keys: 1000,
      items: 1000,
      text: 8192,
    })
  })

  it('allow no string of several megabytes, however large the body', () => {
    expect(bodyBounds(z.strictObject({ values: z.unknown() }), 8 * limit)).toMatchObject({
      bytes: 8 * limit,
      text: limit,
    })
  })

  it('follow a schema within itself no further than the limit in bytes', () => {
    type Tree = { name: string; parts: Tree[] }
    const tree: z.ZodType<Tree> = z.object({
      name: z.string().max(10),
      get parts() {
        return z.array(tree).max(7)
      },
    })
    expect(bodyBounds(z.strictObject({ tree }), limit)).toMatchObject({ bytes: limit, depth: 64, items: 109 })
  })
})
