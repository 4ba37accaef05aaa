import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { column, plain, table, tree } from '../../fields/domain/samples.ts'
import { valueProblem } from '../../fields/domain/validate-value.ts'
import { isEmpty, type Value } from '../../fields/domain/values.ts'
import * as profile from '../contract/profile.endpoints.ts'

const fields = [
  plain({ code: 'a_string', type: 'STRING' }),
  plain({ code: 'a_text', type: 'TEXT', limits: { maxLength: 100 } }),
  plain({ code: 'a_date', type: 'DATE' }),
  plain({ code: 'a_boolean', type: 'BOOLEAN' }),
  plain({ code: 'an_integer', type: 'INTEGER' }),
  plain({ code: 'a_number', type: 'NUMBER' }),
  plain({ code: 'a_percent', type: 'PERCENT' }),
  plain({ code: 'some_money', type: 'MONEY' }),
  plain({ code: 'a_phone', type: 'PHONE' }),
]
const columns = Array.from({ length: 8 }, (_none, at) => column({ code: `c${at}`, type: 'NUMBER' }))

let portal: TestPortal
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  const whole = tree(...fields, table('rows', columns, { maxRows: 1000 }))
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: whole })
  leader = await portal.make.person()
})

const cents = (max: number) => fc.integer({ min: -max * 100, max: max * 100 }).map((n) => n / 100)

const anyValue: fc.Arbitrary<Value> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '2026-02-30',
    '2024-02-29',
    '0001-01-01',
    '9999-12-31',
    '<p>x</p>',
    '\u0000',
    '\ud800',
    "'; --",
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  cents(100),
  cents(1e13),
  fc.record({ amount: cents(1e6).map(String), currency: fc.constantFrom('RUB', 'USD', 'EUR') }),
  fc.constant({ country: 'RU', number: '+79161234567' }),
  fc.array(fc.integer(), { maxLength: 4 }),
  fc.array(fc.uuid(), { maxLength: 4 }),
)

const cellsOf = (values: Record<string, unknown>) =>
  Object.entries(values).map(([code, value]) => ({ code, item: null, field: code, value, version: 0 }))

const save = (projectId: number, cells: unknown) =>
  portal.as(leader).send(profile.saveProjectProfile, { body: { projectId, add: [], cells } })

const read = async (projectId: number) => {
  const { body } = await portal
    .as(leader)
    .call(profile.getProjectProfile, { query: { projectId: String(projectId) } })
  return body['values'] as { plain: Record<string, Value>; items: Record<string, { values: object }[]> }
}

test('what the judge of values accepts is saved and comes back the same; the rest is refused by name', async () => {
  const property = fc.asyncProperty(
    fc.record(Object.fromEntries(fields.map(({ code }) => [code, anyValue]))),
    async (given) => {
      const { id } = await portal.make.project({ leader })
      // Numbers are sent as JSON, which has no minus zero.
      const values = JSON.parse(JSON.stringify(given)) as Record<string, Value>
      const wrong = fields.filter((field) => valueProblem(field, values[field.code]!) !== null)
      const sound = Object.fromEntries(
        Object.entries(values).filter(([code]) => !wrong.some((field) => field.code === code)),
      )
      if (wrong.length > 0) expect((await save(id, cellsOf(values))).status).toBe(400)
      const { status, body } = await save(id, cellsOf(sound))
      expect(status, JSON.stringify(body)).toBe(200)
      const filled = Object.fromEntries(Object.entries(sound).filter(([, value]) => !isEmpty(value)))
      expect((await read(id)).plain).toEqual(filled)
    },
  )
  await fc.assert(property, { numRuns: 40, seed: 20_261_121 })
})

test('whatever is sent as cells, the portal survives', async () => {
  const { id } = await portal.make.project({ leader })
  const anything = fc.oneof(anyValue, fc.jsonValue({ maxDepth: 3 }))
  const place = fc.record({
    code: fc.constantFrom('a_text', 'rows', 'a_number', '__proto__', 'constructor'),
    item: fc.oneof(fc.constant(null), fc.uuid(), anything),
    field: fc.constantFrom('a_text', 'c0', 'a_number', '__proto__', ''),
    value: anything,
    version: fc.oneof(fc.constant(0), fc.integer(), anything),
  })
  const property = fc.asyncProperty(fc.oneof(fc.array(place, { maxLength: 4 }), anything), async (cells) => {
    expect((await save(id, cells)).status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: 120, seed: 20_261_121 })
})

test('a thousand rows of eight cells are pasted at once and read', async () => {
  const { id } = await portal.make.project({ leader })
  const rows = Array.from({ length: 1000 }, () => randomUUID())
  const cells = rows.flatMap((item, at) =>
    columns.map(({ code: field }, n) => ({ code: 'rows', item, field, value: at * 10 + n, version: 0 })),
  )
  const add = rows.map((item) => ({ code: 'rows', id: item }))
  const body = { projectId: id, add, cells }
  const paste = () => portal.as(leader).send(profile.saveProjectProfile, { body })
  expect((await paste()).status).toBe(200)
  expect((await paste()).status).toBe(200)
  const items = (await read(id)).items['rows']!
  expect(items).toHaveLength(1000)
  expect(items[999]!.values).toMatchObject({ c0: 9990, c7: 9997 })
  const changes = await portal.db
    .selectFrom('profile_value_change')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('project_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(changes.n).toBe(8000)
})
