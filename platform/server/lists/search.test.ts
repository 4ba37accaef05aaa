import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { hasWords } from './search.ts'

let db: Db

beforeAll(async () => {
  ;({ db } = await testDatabase())
})

const finds = async (stored: string, typed: string): Promise<boolean> => {
  const { rows } = await sql<{
    found: boolean
  }>`select ${hasWords(sql`${stored}::text`, typed)} as found`.execute(db)
  return rows[0]!.found
}

const question = async (typed: string): Promise<string> =>
  (await sql<{ q: string }>`select search_query(${typed})::text as q`.execute(db)).rows[0]!.q

test.each([
  ['Беспилотные тракторы для полей', 'трактор'],
  ['Беспилотные тракторы для полей', 'поле беспилотный'],
  ['Ёмкости для воды', 'емкость'],
  ['Емкости для воды', 'ёмк'],
  ['Теплоконтур', 'контур'],
  ['Drones counting seedlings', 'seedling drone'],
  ['Обработка ИТ-проектов', 'ит-проект'],
  ['anna@example.org Орлова', 'example.org орл'],
  ['Скидка 50% сегодня', '50%'],
])('%s is found by %s', async (stored, typed) => {
  expect(await finds(stored, typed)).toBe(true)
})

test.each([
  ['Беспилотные тракторы', 'комбайн'],
  ['Беспилотные тракторы', 'трактор комбайн'],
])('%s is not found by %s', async (stored, typed) => {
  expect(await finds(stored, typed)).toBe(false)
})

test('nothing typed asks for nothing, and signs of the query language are only signs', async () => {
  expect(await question(' ')).toBe('')
  for (const typed of [
    "'",
    '\\',
    '!',
    '&|',
    '(:*',
    "a'b\\c",
    '<->',
    'x:y',
    ':*',
    "''''",
    "\\\\'",
    'и',
    'a:*b',
  ])
    expect(typeof (await question(typed)), typed).toBe('string')
})
