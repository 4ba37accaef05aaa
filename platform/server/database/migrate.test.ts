import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { inDatabase, withClient } from '../../../tests/support/test-server.ts'
import { migrate } from './migrate.ts'

const folderWith = (files: Record<string, string>): string => {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const landed = (url: string): Promise<unknown[]> =>
  withClient(
    url,
    async (client) => (await client.query('select name from schema_migration order by name')).rows,
  )

const column = async (url: string, query: string): Promise<unknown> =>
  withClient(url, async (client) => Object.values((await client.query(query)).rows[0] as object)[0])

describe('migrations', () => {
  test('the real ones and the job queue land on an empty database, and once only', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    const first = await landed(url)
    await migrate(url)
    expect(await landed(url)).toEqual(first)
    expect(await column(url, 'select count(*)::int from graphile_worker.jobs')).toBe(0)
  })

  test('two starts at once: each migration runs once', async () => {
    const url = await emptyDatabase()
    const folder = folderWith({
      '0001_first.sql': 'create table thing (id int); select pg_sleep(0.2);',
      '0002_second.sql': 'insert into thing values (1);',
    })
    await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
    expect(await column(url, 'select count(*)::int from thing')).toBe(1)
  })

  test('a later file lands next to the earlier ones', async () => {
    const url = await emptyDatabase()
    const folder = folderWith({ '0001_first.sql': 'create table thing (id int)' })
    await migrate(url, { folder })
    writeFileSync(join(folder, '0002_second.sql'), 'alter table thing add name text')
    await migrate(url, { folder })
    expect(await landed(url)).toEqual([{ name: '0001_first.sql' }, { name: '0002_second.sql' }])
  })

  test('a changed landed file is refused by name; other line ends are no change', async () => {
    const url = await emptyDatabase()
    const folder = folderWith({ '0001_first.sql': 'create table thing (\nid int)' })
    await migrate(url, { folder })
    writeFileSync(join(folder, '0001_first.sql'), 'create table thing (\r\nid int)')
    await migrate(url, { folder })
    writeFileSync(join(folder, '0001_first.sql'), 'create table thing (id bigint)')
    await expect(migrate(url, { folder })).rejects.toThrow('0001_first.sql was changed')
  })

  test('a failing file leaves nothing of itself and what came before', async () => {
    const url = await emptyDatabase()
    const folder = folderWith({
      '0001_first.sql': 'create table thing (id int)',
      '0002_second.sql': 'create table other (id int); select nothing',
    })
    await expect(migrate(url, { folder })).rejects.toThrow('0002_second.sql could not be applied')
    expect(await landed(url)).toEqual([{ name: '0001_first.sql' }])
    expect(await column(url, "select to_regclass('other')")).toBe(null)
  })

  test('a newer version may have landed files that this one does not know', async () => {
    const url = await emptyDatabase()
    await migrate(url, { folder: folderWith({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 2' }) })
    await migrate(url, { folder: folderWith({ '0001_a.sql': 'select 1' }) })
  })

  test('a function is replaced when its file has changed, and may call one whose file comes later', async () => {
    const url = await emptyDatabase()
    const folder = folderWith({ '0001_a.sql': 'select 1' })
    const functions = folderWith({
      'answer.sql': 'create or replace function answer() returns int language sql as $$ select later() $$',
      'later.sql': 'create or replace function later() returns int language sql as $$ select 1 $$',
    })
    await migrate(url, { folder, functions })
    expect(await column(url, 'select answer()')).toBe(1)
    writeFileSync(
      join(functions, 'later.sql'),
      'create or replace function later() returns int language sql as $$ select 2 $$',
    )
    await migrate(url, { folder, functions })
    expect(await column(url, 'select answer()')).toBe(2)
  })

  test('the functions of a newer version stay next to its tables', async () => {
    const url = await emptyDatabase()
    const one = 'create or replace function answer() returns int language sql as $$ select 1 $$'
    const older = { folder: folderWith({ '0001_a.sql': '' }), functions: folderWith({ 'answer.sql': one }) }
    const newer = {
      folder: folderWith({ '0001_a.sql': '', '0002_b.sql': '' }),
      functions: folderWith({ 'answer.sql': one.replace('1', '2') }),
    }
    for (const version of [older, newer, older]) await migrate(url, version)
    expect(await column(url, 'select answer()')).toBe(2)
  })

  test.each([
    [{ '0001_a.sql': '', '0001_b.sql': '' }, '0001_a.sql and 0001_b.sql'],
    [{ 'first.sql': '' }, 'first.sql must be called NNNN_name.sql'],
  ])('names out of shape are refused: %o', async (files, message) => {
    await expect(migrate('postgres://unused', { folder: folderWith(files) })).rejects.toThrow(message)
  })

  test.each([
    ["encoding 'UTF8' locale_provider libc locale 'C'", 'Cyrillic'],
    ["encoding 'UTF8' locale_provider icu icu_locale 'ru' locale 'C'", 'LC_CTYPE C'],
    ["encoding 'SQL_ASCII' locale_provider libc locale 'C'", 'SQL_ASCII'],
  ])('a database that would treat Cyrillic wrongly is refused: %s', async (locale, message) => {
    const url = await emptyDatabase()
    const name = `${new URL(url).pathname.slice(1)}_other`
    await withClient(url, (client) => client.query(`create database ${name} ${locale} template template0`))
    await expect(migrate(inDatabase(url, name))).rejects.toThrow(message)
    await withClient(url, (client) => client.query(`drop database ${name}`))
  })
})
