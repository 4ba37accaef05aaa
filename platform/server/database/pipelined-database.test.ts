import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createDatabase } from './connection.ts'
import { sendAhead, sendBehind, sendLast, transact } from './pipelined-database.ts'

// One connection: the next transaction would see anything an earlier one left on it.
const { db, pool } = await testDatabase({ max: 1 })
await pool.query(`
  create table note (id int primary key, text text not null);
  create table reply (note_id int references note (id) deferrable initially deferred)`)
beforeEach(() => pool.query('truncate note, reply'))

const note = (id: number, text: string | null = 'text') =>
  sql`insert into note (id, text) values (${id}, ${text})`
const texts = async (on = db) =>
  (await sql<{ text: string }>`select text from note order by id`.execute(on)).rows.map(({ text }) => text)
const twice = { code: '23505' }
const empty = { code: '23502' }

test('two query builders over one pool do not prepare two statements under one name', async () => {
  const other = createDatabase(pool)
  for (let again = 0; again < 3; again += 1) {
    await sql`select ${1}::int as one`.execute(db)
    await sql`select ${'a'}::text as letter`.execute(other)
    await sql`select ${true}::boolean as truth`.execute(db)
  }
})

test('what is prepared answers the same the first time and ever after, rows or none', async () => {
  const ask = (id: number) => sql`select id, text, null::date as day from note where id = ${id}`.execute(db)
  const change = (id: number) => sql`update note set text = 'changed' where id = ${id}`.execute(db)
  await note(1).execute(db)
  for (let again = 0; again < 4; again += 1) {
    expect((await ask(1)).rows).toEqual([{ id: 1, text: again === 0 ? 'text' : 'changed', day: null }])
    expect((await ask(2)).rows).toEqual([])
    expect(await change(1)).toMatchObject({ rows: [], numAffectedRows: 1n })
  }
})

test('a value that cannot be written fails its own call; the statement goes on', async () => {
  const ask = (value: unknown) => sql`select ${value}::jsonb as value`.execute(db)
  for (let again = 0; again < 3; again += 1) await ask({ a: 1 })
  const circle: { of?: object } = {}
  circle.of = circle
  await expect(ask(circle)).rejects.toThrow('circular')
  expect((await ask({ a: 2 })).rows).toEqual([{ value: { a: 2 } }])
})

describe('a transaction', () => {
  test('what is sent ahead is there for the next statement, and committed', async () => {
    await db.transaction().execute(async (tx) => {
      await sendAhead(tx, note(1, 'first'))
      await sendAhead(tx, note(2, 'second'))
      expect(await texts(tx)).toEqual(['first', 'second'])
      await sendAhead(tx, note(3, 'third'))
    })
    expect(await texts()).toEqual(['first', 'second', 'third'])
  })

  test('a statement that fails unwaited-for fails the commit with its own error, and nothing stays', async () => {
    const running = db.transaction().execute(async (tx) => {
      await sendAhead(tx, note(1))
      await sendAhead(tx, note(1))
      await sendAhead(tx, note(2, null))
    })
    await expect(running).rejects.toMatchObject(twice)
    expect(await texts()).toEqual([])
  })

  test('or fails the next statement with it, whatever that one asks', async () => {
    const running = db.transaction().execute(async (tx) => {
      await sendAhead(tx, note(1, null))
      await texts(tx)
    })
    await expect(running).rejects.toMatchObject(empty)
    expect(await texts()).toEqual([])
  })

  test('what is sent behind is sent once it is committed, and never when it is not', async () => {
    await db.transaction().execute(async (tx) => {
      await sendBehind(tx, () => note(2, 'behind'))
      await sendAhead(tx, note(1, 'inside'))
      expect(await texts(tx)).toEqual(['inside'])
    })
    expect(await texts()).toEqual(['inside', 'behind'])
    const refused = db.transaction().execute(async (tx) => {
      await sendBehind(tx, () => note(3, 'never'))
      await texts(tx)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await sendBehind(db, () => note(4, 'at once'))
    expect(await texts()).toEqual(['inside', 'behind', 'at once'])
  })

  test('what is sent last is sent before the commit behind all else, in its order, as it is gathered by then', async () => {
    const gathered: string[] = []
    await db.transaction().execute(async (tx) => {
      await sendLast(tx, () => sql`insert into note select count(*) + 1, ${gathered.join(' ')} from note`)
      await sendLast(tx, () => sql`insert into note select count(*) + 1, 'after that' from note`)
      await sendAhead(tx, note(1, 'inside'))
      expect(await texts(tx)).toEqual(['inside'])
      gathered.push('all', 'said')
    })
    expect(await texts()).toEqual(['inside', 'all said', 'after that'])
    await sendLast(db, () => note(4, 'at once'))
    expect(await texts()).toEqual(['inside', 'all said', 'after that', 'at once'])
  })

  test('what is sent last is never sent when it is rolled back, nor by the next one, and fails the commit if it fails', async () => {
    const sent: string[] = []
    const refused = db.transaction().execute(async (tx) => {
      await sendLast(tx, () => {
        sent.push('refused')
        return note(2, 'never')
      })
      await note(1).execute(tx)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await db.transaction().execute(async (tx) => sendAhead(tx, note(3, 'next')))
    expect(sent).toEqual([])
    expect(await texts()).toEqual(['next'])
    const failing = db.transaction().execute(async (tx) => {
      await note(1).execute(tx)
      await sendLast(tx, () => note(3, 'twice'))
    })
    await expect(failing).rejects.toMatchObject(twice)
    expect(await texts()).toEqual(['next'])
  })

  test('it cannot be committed over a failure that somebody caught', async () => {
    const running = db.transaction().execute(async (tx) => {
      await sendAhead(tx, note(1))
      await note(1)
        .execute(tx)
        .catch(() => {})
    })
    await expect(running).rejects.toMatchObject(twice)
    expect(await texts()).toEqual([])
  })

  test('statements side by side get each their own answer, in the order of their sending', async () => {
    const answers = await db
      .transaction()
      .execute((tx) =>
        Promise.all([
          note(1, 'written').execute(tx),
          texts(tx),
          sql<{ n: number }>`select ${7}::int as n`.execute(tx),
          sql`update note set text = ${'changed'}`.execute(tx),
          texts(tx),
        ]),
      )
    expect(answers[1]).toEqual(['written'])
    expect(answers[2].rows).toEqual([{ n: 7 }])
    expect(answers[3].numAffectedRows).toBe(1n)
    expect(answers[4]).toEqual(['changed'])
  })

  test('each failed statement of a batch gets the reason: the first failure', async () => {
    const message = await db
      .transaction()
      .execute(async (tx) => {
        const settled = await Promise.allSettled([texts(tx), note(1, null).execute(tx), texts(tx)])
        expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
        expect(settled[2]).toMatchObject({ reason: empty })
        throw new Error('given up')
      })
      .catch((error: Error) => error.message)
    expect(message).toBe('given up')
    expect(await texts()).toEqual([])
  })

  test('what is thrown rolls back, also before anything was waited for', async () => {
    const running = db.transaction().execute(async (tx) => {
      await sendAhead(tx, note(1))
      throw new Error('thought better of it')
    })
    await expect(running).rejects.toThrow('thought better of it')
    expect(await texts()).toEqual([])
  })

  test('nothing is sent over its connection once it has ended', async () => {
    let late = async (): Promise<unknown> => 'not yet'
    await db.transaction().execute(async (tx) => {
      await note(1).execute(tx)
      late = () => texts(tx)
    })
    await expect(late()).rejects.toThrow('The transaction has ended')
  })

  test('a connection lost within it fails the call, and the next one has another', async () => {
    const running = db.transaction().execute(async (tx) => {
      await sendAhead(tx, note(1))
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    await expect(running).rejects.toThrow()
    expect(await texts()).toEqual([])
  })
})

describe('an answer read at the commit', () => {
  test('sees what was committed, outside the transaction', async () => {
    const answer = await transact(
      db,
      async (tx) => {
        await sendAhead(tx, note(1, 'kept'))
        return 'done'
      },
      async (after, done) => [
        done,
        after.isTransaction,
        await texts(after),
        (await sql<{ at: boolean }>`select now() = statement_timestamp() as at`.execute(after)).rows,
      ],
    )
    expect(answer).toEqual(['done', false, ['kept'], [{ at: true }]])
  })

  test('is thrown away when the commit fails, and its error is reported', async () => {
    const read: string[][] = []
    const running = transact(
      db,
      async (tx) => {
        await sendAhead(tx, note(1))
        await sql`insert into reply values (${2})`.execute(tx)
      },
      async (after) => read.push(await texts(after)),
    )
    await expect(running).rejects.toMatchObject({ code: '23503' })
    expect(read).toEqual([[]])
    expect(await texts()).toEqual([])
  })

  test('that fails leaves what was committed', async () => {
    const running = transact(
      db,
      async (tx) => sendAhead(tx, note(1, 'kept')),
      async (after) => sql`select 1 / ${0}::int`.execute(after),
    )
    await expect(running).rejects.toMatchObject({ code: '22012' })
    expect(await texts()).toEqual(['kept'])
  })
})

describe('prepared statements', () => {
  const prepared = async (): Promise<string[]> =>
    (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    )
  const ask = (n: number) => sql`select ${sql.lit(n)} + ${1}::int as sum`.execute(db)

  test('a thousand texts queried once or twice leave a bounded number, and the hot ones among them', async () => {
    const hot = sql`select ${1}::int as hot`
    for (let n = 0; n < 1000; n++) {
      await ask(n)
      if (n % 2) await ask(n)
      if (n % 100 === 0) await hot.execute(db)
    }
    const statements = await prepared()
    expect(statements.length).toBeLessThanOrEqual(300)
    expect(statements).toContain('select $1::int as hot')
    expect(statements).toContain('select 999 + $1::int as sum')
    expect(statements).not.toContain('select 998 + $1::int as sum')
    // A deallocated statement is prepared again on its next use.
    expect((await ask(1)).rows).toEqual([{ sum: 2 }])
    expect(await prepared()).toContain('select 1 + $1::int as sum')
  })
})
