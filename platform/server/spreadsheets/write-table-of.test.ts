import { expect, test } from 'vitest'
import { ProductError } from '#platform/domain/product-error.ts'
import { rowsWithoutThread, writeTableOf, writeTableRows } from './write-table.ts'

const head = { name: 'Проекты', titles: ['№', 'Название'], format: 'csv', locale: 'ru' } as const

const partsOf = async function* (rows: number) {
  for (let from = 1; from <= rows; from += 100)
    yield Array.from({ length: Math.min(100, rows - from + 1) }, (_, at) => [
      from + at,
      `Проект ${from + at}`,
    ])
}

test.each([rowsWithoutThread, rowsWithoutThread + 1])(
  'a table of %d rows has all of them, with a thread of its own or without',
  async (rows) => {
    const lines = (await writeTableOf(rows, head, partsOf(rows))).toString().trim().split('\r\n')
    expect(lines).toHaveLength(rows + 1)
    expect(lines.at(-1)).toBe(`"${rows}";"Проект ${rows}"`)
  },
)

test('a short table of very many columns has a thread, too', async () => {
  const wide = { ...head, titles: Array.from({ length: 400 }, (_one, at) => `Поле ${at}`) }
  const rows = Array.from({ length: 150 }, (_one, row) => wide.titles.map((_title, at) => row * at))
  const lines = (await writeTableRows(wide, rows)).toString().trim().split('\r\n')
  expect(lines).toHaveLength(rows.length + 1)
  expect(lines.at(-1)!.split(';')).toHaveLength(400)
})

test('a long table leaves the event loop free while it is written', async () => {
  const rows = 20_000
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  await writeTableOf(rows, head, partsOf(rows))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})

test('an error of the rows is that of the table', async () => {
  const broken = async function* () {
    yield [[1, 'Проект']]
    throw new ProductError('EXPORT_TOO_LARGE', { limit: 1 })
  }
  await expect(writeTableOf(rowsWithoutThread + 1, head, broken())).rejects.toMatchObject({
    code: 'EXPORT_TOO_LARGE',
  })
})
