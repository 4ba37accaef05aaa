import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { dayIn, displayName, todayIn, written } from './sql.ts'

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

test('a day is the one of the time zone that is asked about, not of the database', async () => {
  const { rows } = await sql`
    select ${dayIn(sql`'2026-03-01T22:30:00Z'::timestamptz`, sql`z.name`)} as day,
      ${todayIn(sql`z.name`)} = to_char(now() at time zone z.name, 'YYYY-MM-DD')::date as "isDayOfNow"
    from unnest(array['Pacific/Niue', 'Europe/Moscow', 'Pacific/Kiritimati']) z (name)`.execute(db)
  expect(rows).toEqual([
    { day: '2026-03-01', isDayOfNow: true },
    { day: '2026-03-02', isDayOfNow: true },
    { day: '2026-03-02', isDayOfNow: true },
  ])
  // Niue and Kiritimati are 25 hours apart: never on one day.
  const apart = sql`select ${todayIn(sql`'Pacific/Kiritimati'`)} > ${todayIn(sql`'Pacific/Niue'`)} as later`
  expect((await apart.execute(db)).rows).toEqual([{ later: true }])
})
