import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { displayName, written } from './sql.ts'

const { db } = await testDatabase({ max: 1 })

test('a part of a statement that is written out says the same', async () => {
  const names = sql`(values ('Petrova', 'Anna', '')) as p (last_name, first_name, middle_name)`
  const name = displayName('p')
  const { rows } = await sql`select ${name} as plain, ${written(name)} as written from ${names}`.execute(db)
  expect(rows).toEqual([{ plain: 'Petrova\u00a0A.', written: 'Petrova\u00a0A.' }])
  expect(written(sql`a = ${sql.lit('b')}`).compile(db)).toMatchObject({ sql: `a = 'b'`, parameters: [] })
})

test('a part with values is not written out: they would be lost', () => {
  expect(() => written(sql`p.id = ${7}`)).toThrow('a part with values is not written out: p.id = $1')
  expect(() => written(sql`select ${sql`p.name = ${'Anna'}`}`)).toThrow('a part with values')
})
