import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { withClient } from '../../../tests/support/test-server.ts'
import { createPool, pingDatabase } from './connection.ts'

const { db, pool, url } = await testDatabase()

const value = async (expression: string): Promise<unknown> =>
  (await pool.query<{ value: unknown }>(`select ${expression} as value`)).rows[0]?.value

describe('values from the database', () => {
  test.each([
    ["timestamptz '2026-11-21 12:46:48+03'", '2026-11-21T09:46:48Z'],
    ["timestamptz '2026-11-21 09:46:48.123456Z'", '2026-11-21T09:46:48.123456Z'],
    ["timestamptz 'infinity'", 'infinity'],
    ["date '2028-02-29'", '2028-02-29'],
    ["array[date '2028-02-29', null]", ['2028-02-29', null]],
    ["array[timestamptz '2026-11-21 09:46:48Z']", ['2026-11-21T09:46:48Z']],
    ['9007199254740991::bigint', 9007199254740991],
    ['array[1, 2]::bigint[]', [1, 2]],
    ['0.10::numeric', '0.10'],
    ['\'{"a": [1]}\'::jsonb', { a: [1] }],
    ["daterange('2026-01-01', '2026-02-01')", '[2026-01-01,2026-02-01)'],
  ])('%s', async (expression, expected) => {
    expect(await value(expression)).toEqual(expected)
  })

  test('an integer that would lose digits is an error, not another number', async () => {
    await expect(value('9007199254740993::bigint')).rejects.toThrow('9007199254740993')
  })

  test('Cyrillic letters are lowered, sorted, matched and cut into trigrams', async () => {
    expect(await value("lower('ЁЖ')")).toBe('ёж')
    expect(await value("'Ёлка' ilike 'ёл%'")).toBe(true)
    expect(
      await value("array(select w from unnest(array['яма', 'Ель', 'ёж', 'еда', 'Жук']) w order by w)"),
    ).toEqual(['еда', 'ёж', 'Ель', 'Жук', 'яма'])
    expect(await value("similarity('Привет', 'приветы') > 0.5")).toBe(true)
  })

  test('the query builder reads the same values', async () => {
    await db
      .insertInto('rate_limit')
      .values({ key: 'k', hits: 1, resets_at: new Date(0) })
      .execute()
    const rows = await db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toEqual([{ key: 'k', hits: 1, resets_at: '1970-01-01T00:00:00Z' }])
  })
})

describe('a lost connection', () => {
  const cutAll = (): Promise<unknown> =>
    withClient(url, (client) =>
      client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    )

  test('in use: the call fails, the process lives, later calls work', async () => {
    const sleeping = sql`select pg_sleep(20)`.execute(db)
    const failed = expect(sleeping).rejects.toThrow()
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await cutAll()
    await failed
    await expect.poll(() => pingDatabase(pool)).toBe(true)
  })

  test('checked out and doing nothing: nobody waits for it, the process lives', async () => {
    const client = await pool.connect()
    await cutAll()
    await expect
      .poll(() =>
        client.query('select 1').then(
          () => 'answers',
          () => 'lost',
        ),
      )
      .toBe('lost')
    client.release(true)
    await expect.poll(() => pingDatabase(pool)).toBe(true)
  })

  test('a database that is not there does not answer a ping', async () => {
    const away = createPool('postgres://nobody:x@127.0.0.1:1/none')
    expect(await pingDatabase(away)).toBe(false)
    await away.end()
  })
})
