import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { actors } from '../../../tests/support/actors.ts'
import type { KnownList } from './known-lists.ts'
import { tableOf } from './list-cells.ts'
import { pagesOf } from './list-pages.ts'

test('a list about the caller is no file about anybody else', async () => {
  const page = { items: [1], totalIsExact: true, next: null }
  const handle = vi.fn(async () => page)
  const list = { permission: 'signed-in', ownUid: 'uid', query: z.object({ uid: z.string() }) }
  const known = { list, handler: { handle } } as unknown as KnownList
  const of = (uid: string) =>
    pagesOf({ actor: actors.leader, acceleratorId: null } as Context, known, {
      list: 'listOwn',
      search: `uid=${uid}`,
      columns: [],
      format: 'csv',
      timeZone: 'UTC',
    }).next()
  await expect(of('leader')).resolves.toEqual({ done: false, value: page })
  await expect(of('stranger')).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
  expect(handle).toHaveBeenCalledTimes(1)
})

test('what is written into a file has plain spaces, in its titles too', () => {
  const row = z.object({ name: z.string() })
  const known = {
    list: {
      response: z.object({ items: z.array(row) }),
      list: { table: { texts: 'exports:menu', columns: { name: 'name' } } },
    },
    texts: { ru: { menu: { columns: { name: 'Имя\u00a0и фамилия' } } }, en: {} },
    others: new Map(),
    shared: { ru: {}, en: {} },
  } as unknown as KnownList
  const { titles, cellsOf } = tableOf(known, {
    columns: ['name'],
    locale: 'ru',
    timeZone: 'UTC',
    search: '',
    links: null,
  })
  expect(titles).toEqual(['Имя и фамилия'])
  expect(cellsOf({ name: '12\u00a0000\u202f₽' })).toEqual(['12 000 ₽'])
})
