import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { actors } from '../../../tests/support/actors.ts'
import type { KnownList } from './known-lists.ts'
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
