import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { seedDemo } from '../../database/demo/index.ts'
import { emptyDatabase, testDatabase } from '../../tests/support/database.ts'
import { temporaryFolder } from '../../tests/support/folders.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { copyTarget, listTables } from './tables.ts'

const contents = async (url: string): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sums: Record<string, string> = {}
  for (const table of await listTables(client)) {
    const columns = copyTarget(table).slice(copyTarget(table).indexOf('(') + 1, -1)
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(row::text, ';' order by row::text)), '') as sum
       from (select ${columns} from "${table.schema}"."${table.name}") row`,
    )
    sums[`${table.schema}.${table.name}`] = rows[0]!.sum
  }
  await client.end()
  return sums
}

it('a restored portal equals the one that was saved, and goes on counting where that one was', async () => {
  const source = await testDatabase()
  await seedDemo(source.db)
  const folder = temporaryFolder()
  const files = join(folder, 'from')
  await mkdir(files)
  await writeFile(join(files, 'a'), 'a file')
  await backup({ url: source.url, files, folder: join(folder, 'saved') })

  const url = await emptyDatabase()
  await restore({ url, files: join(folder, 'to'), folder: join(folder, 'saved') })
  expect(await contents(url)).toEqual(await contents(source.url))
  expect(await readFile(join(folder, 'to', 'a'), 'utf8')).toBe('a file')

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await expect(client.query(`insert into accelerator (name) values ('new')`)).resolves.toBeDefined()
  await client.end()
  await expect(restore({ url, files, folder: join(folder, 'saved') })).rejects.toThrow('not empty')
}, 60_000)

it('a folder without a finished backup is refused', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const folder = temporaryFolder()
  await expect(restore({ url, files: folder, folder })).rejects.toThrow('no finished backup')
})
