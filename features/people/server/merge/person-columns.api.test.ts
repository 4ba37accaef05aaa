import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { movingColumns } from '../../domain/merge/moving-columns.ts'
import { stayingColumns } from '../../domain/merge/staying-columns.ts'

const { db } = await testDatabase()

type Column = { name: string; refers: boolean }
type Unique = { name: string; columns: string[] }

let columns: Column[]
let unique: Unique[]

beforeAll(async () => {
  // A reference by a foreign key, a uid without one, or an address: everything but the ids of files.
  const found = await sql<Column>`
    select c.relname || '.' || a.attname as name, coalesce(bool_or(k.confrelid = 'person'::regclass), false) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_constraint k on k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey)
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    group by c.relname, a.attname, a.atttypid
    having coalesce(bool_or(k.confrelid = 'person'::regclass), false)
      or (a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
        and not coalesce(bool_or(k.confrelid = 'file'::regclass), false))
      or a.attname ~ '(^|_)(uid|uids|email|person|by)$'
    order by 1`.execute(db)
  columns = found.rows
  const keys = await sql<Unique>`
    select c.relname || '.' || p.attname as name, array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attnum <> p.attnum order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute p on p.attrelid = c.oid and p.attnum = any(i.indkey)
    where i.indisunique and c.relnamespace = 'public'::regnamespace`.execute(db)
  unique = keys.rows
})

describe('a merge of two accounts', () => {
  test('moves every column that refers to a person, or says why it stays', () => {
    const decided = new Set([...Object.keys(movingColumns), ...Object.keys(stayingColumns)])
    expect(columns.length).toBeGreaterThan(150)
    expect(columns.filter(({ name }) => !decided.has(name)).map(({ name }) => name)).toEqual([])
  })

  test('decides nothing twice and nothing that is not there', () => {
    const names = new Set(columns.map(({ name }) => name))
    const both = Object.keys(movingColumns).filter((name) => name in stayingColumns)
    const gone = [...Object.keys(movingColumns), ...Object.keys(stayingColumns)].filter(
      (name) => !names.has(name),
    )
    expect({ both, gone }).toEqual({ both: [], gone: [] })
  })

  test('says of no reference to a person that it is something else', () => {
    const refer = new Set(columns.filter(({ refers }) => refers).map(({ name }) => name))
    const wrong = Object.entries(stayingColumns).filter(
      ([name, reason]) => refer.has(name) && (reason === 'other' || reason === 'address'),
    )
    expect(wrong).toEqual([])
  })

  test('knows every key under which both accounts may have the same', () => {
    const unknown = unique.filter(({ name, columns: others }) => {
      const rule = movingColumns[name]
      if (!rule) return false
      // A key with fewer columns finds more of the same.
      return !rule.key?.every((part) => part.startsWith('(') || others.includes(part))
    })
    expect(unknown).toEqual([])
  })
})
