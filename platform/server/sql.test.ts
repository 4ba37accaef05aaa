import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { dayIn, displayName, todayIn, written } from './sql.ts'

const { db } = await testDatabase({ max: 1 })

test('a part of a statement that is written out says the same', async () => {
  const name = sql`upper(${sql.ref('p.name')})`
  const from = sql`(values ('Anna')) as p (name)`
  const { rows } = await sql`select ${name} as plain, ${written(name)} as written from ${from}`.execute(db)
  expect(rows).toEqual([{ plain: 'ANNA', written: 'ANNA' }])
  expect(written(sql`a = ${sql.lit('b')}`).compile(db)).toMatchObject({ sql: `a = 'b'`, parameters: [] })
})

test('names of two people in one statement are each their own, and the same when queried again', async () => {
  const people = sql`(values ('Petrova', 'Anna', '')) as p (last_name, first_name, middle_name),
    (values ('Orlov', 'Ivan', 'Petrovich')) as o (last_name, first_name, middle_name)`
  for (let again = 0; again < 2; again += 1) {
    const { rows } =
      await sql`select ${displayName('p')} as p, ${displayName('o')} as o from ${people}`.execute(db)
    expect(rows).toEqual([{ p: 'Petrova\u00a0A.', o: 'Orlov\u00a0I.\u00a0P.' }])
  }
})

test('a part with values is not written out: they would be lost', () => {
  expect(() => written(sql`p.id = ${7}`)).toThrow('a part with values is not written out: p.id = $1')
  expect(() => written(sql`select ${sql`p.name = ${'Anna'}`}`)).toThrow('a part with values')
})

test('a day is the one of the requested time zone, not of the database', async () => {
  const { rows } = await sql`
    select ${dayIn(sql`'2026-03-01T22:30:00Z'::timestamptz`, sql`z.name`)} as day,
      ${todayIn(sql`z.name`)} = to_char(now() at time zone z.name, 'YYYY-MM-DD')::date as "isDayOfNow"
    from unnest(array['Pacific/Niue', 'Europe/Moscow', 'Pacific/Kiritimati']) z (name)`.execute(db)
  expect(rows).toEqual([
    { day: '2026-03-01', isDayOfNow: true },
    { day: '2026-03-02', isDayOfNow: true },
    { day: '2026-03-02', isDayOfNow: true },
  ])
  // Niue and Kiritimati are 25 hours apart: never on the same day.
  const apart = sql`select ${todayIn(sql`'Pacific/Kiritimati'`)} > ${todayIn(sql`'Pacific/Niue'`)} as later`
  expect((await apart.execute(db)).rows).toEqual([{ later: true }])
})

test('no table stores a time zone that the database does not know', async () => {
  const { rows } = await sql<{ open: string }>`
    select c.table_name as open from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name like '%time\\_zone' and t.table_type = 'BASE TABLE'
      and not exists (select from pg_constraint k where k.contype = 'c'
        and k.conrelid = c.table_name::regclass and pg_get_constraintdef(k.oid) ~* (c.column_name || '.*IS NOT NULL'))`.execute(
    db,
  )
  expect(rows).toEqual([])
  await expect(
    sql`insert into accelerator (name, time_zone) values ('Маяк', 'AET')`.execute(db),
  ).rejects.toThrow('time zone "AET" not recognized')
})
