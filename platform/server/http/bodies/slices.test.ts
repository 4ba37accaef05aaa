import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boundsOfBytes } from './body-bounds.ts'
import { parseInSlices } from './parse-in-slices.ts'
import { brokenBound, brokenBoundInSlices } from './scan-json.ts'
import { validateInSlices } from './validate-in-slices.ts'

/** Pauses at every opportunity, as on a busy server. */
const restless = { isDue: () => true, rest: async () => {} }
const parse = (text: string): unknown => JSON.parse(text)
const inSlices = (text: string, sliceBytes = 16) =>
  parseInSlices(Buffer.from(text), parse, restless, sliceBytes)

describe('parsing in slices', () => {
  it('reads any JSON as the parser does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, 2), async (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        fc.pre(!text.includes('__proto__') && !text.includes('constructor'))
        expect(await inSlices(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    '[1,2,3,4,5,6,7,8,9',
    '[1,2,3,4,5,6,7,,8,9]',
    '[1,2,3,4,5,6,7,8,9,]',
    '[1,2,3,4,5,6],[7,8,9]',
    '{"a":1,"b":[1,2,3,4,5,6,7,8}',
    '{"a":1,"b" [1,2,3,4,5,6,7,8]}',
    '{"a":"unfinished text of some length}',
    '[1,2,3,4,5,6,7,8,9] and more',
    '{"__proto__":[1,2,3,4,5,6,7,8,9]}',
  ])('refuses %s', async (text) => {
    await expect(inSlices(text)).rejects.toThrow(/JSON/)
  })
})

describe('bounds', () => {
  const bounds = { tokens: 50, depth: 4, keys: 5, items: 10, text: 500 }
  const cases: [string, string, string | null][] = [
    ['a small body', '{"a":[1,2],"b":"x,[{"}', null],
    ['separators within texts', JSON.stringify({ a: ',[{"\\'.repeat(50) }), null],
    ['depth', '['.repeat(5), 'depth'],
    ['elements', `[${'{},'.repeat(11)}{}]`, 'items'],
    ['members', `{${Array.from({ length: 6 }, (_, n) => `"k${n}":1`).join(',')}}`, 'keys'],
    ['a text', JSON.stringify({ a: 'x'.repeat(501) }), 'text'],
    ['tokens', `[${'[1,2,3,4,5,6,7,8],'.repeat(7)}1]`, 'tokens'],
  ]
  it.each(cases)('of %s', async (_name, text, broken) => {
    expect(brokenBound(Buffer.from(text), bounds)).toBe(broken)
    expect(await brokenBoundInSlices(Buffer.from(text), bounds, restless)).toBe(broken)
  })

  it('are broken within the first bytes of a text of brackets, however long', () => {
    const { bytes: _bytes, ...usual } = boundsOfBytes(8 * 1024 * 1024)
    expect(brokenBound(Buffer.from('['.repeat(100)), usual)).toBe('depth')
  })
})

describe('validating in slices', () => {
  const row = z.strictObject({
    id: z.int().positive(),
    note: z.string().trim().max(3, 'TOO_LONG').default('-'),
  })
  const form = z
    .strictObject({
      name: z.string().max(3, 'TOO_LONG'),
      rows: z
        .array(row)
        .max(4, 'TOO_MANY')
        .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'INVALID')
        .default([]),
      groups: z.array(z.object({ rows: z.array(row).max(2) })).optional(),
    })
    .refine(({ name }) => name !== 'no', { path: ['name'], error: 'INVALID' })
  const cases: [string, unknown][] = [
    [
      'a right value',
      { name: 'a', rows: [{ id: 1, note: ' b ' }, { id: 2 }], groups: [{ rows: [{ id: 3 }] }] },
    ],
    ['defaults', { name: 'a' }],
    ['a wrong element', { name: 'a', rows: [{ id: 1 }, { id: -1 }, { id: 'x', more: 1 }] }],
    ['a wrong element of an element', { name: 'a', groups: [{ rows: [{ id: 1 }, { id: 0 }] }] }],
    ['too many', { name: 'a', rows: Array.from({ length: 5 }, (_, n) => ({ id: n + 1 })) }],
    ['a rule of an array', { name: 'a', rows: [{ id: 1 }, { id: 1 }] }],
    ['a rule of the whole', { name: 'no', rows: [{ id: 1 }] }],
    ['an unknown field', { name: 'a', rows: [], other: 1 }],
    ['no array', { name: 'a', rows: {} }],
    ['no object', [1]],
    ['nothing', null],
  ]
  it.each(cases)('comes to the same of %s', async (_name, value) => {
    const whole = form.safeParse(value)
    const sliced = await validateInSlices(form, value, restless)
    const described = (issues: readonly z.core.$ZodIssue[]) =>
      issues.map(({ path, code, message }) => `${path.join('.')} ${code} ${message}`).toSorted()
    expect(described(sliced.issues)).toEqual(described(whole.error?.issues ?? []))
    if (whole.success) expect(sliced.value).toEqual(whole.data)
  })
})
