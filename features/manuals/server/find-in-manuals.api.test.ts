import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { findInManuals } from '../contract/manual.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const find = async (language: 'ru' | 'en', text: string) => {
  const { status, body } = await portal.guest.send(findInManuals, {
    query: { text },
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  return body as { readAs: string | null; items: { name: string; excerpt: { found: boolean }[] }[] }
}

test.each([
  ['ru', 'сколько стоит', 'tariff-policy'],
  ['ru', 'Сколько это стоит?', 'tariff-policy'],
  ['ru', 'цена', 'tariff-policy'],
  ['ru', 'тарифф', 'tariff-policy'],
  ['ru', 'как подать заявку', 'day-of-a-founder'],
  ['ru', 'как войти', 'sign-in'],
  ['ru', 'календкрь', 'timetable'],
  ['ru', 'экспертиза', 'expertise'],
  ['en', 'how much does it cost', 'tariff-policy'],
  ['en', 'pricing', 'tariff-policy'],
  ['en', 'tarrif', 'tariff-policy'],
  ['en', 'how do I sign in', 'sign-in'],
  ['en', 'calcualtor', 'calculator'],
  ['en', 'how to install', 'installation'],
] as const)('%s: “%s” is answered by %s among the first', async (language, text, name) => {
  const { items } = await find(language, text)
  expect(items.slice(0, 3).map((one) => one.name)).toContain(name)
})

test('a mistyped question says how it was read, a right one does not', async () => {
  expect(await find('ru', 'тарифф')).toMatchObject({ readAs: expect.stringMatching(/^тариф/) as string })
  expect(await find('ru', 'тариф')).toMatchObject({ readAs: null })
})

test.each(['%00', "'; drop table person; --", '🙂🙂🙂', 'a'.repeat(100), '& | ! <-> :*', '\u202e абв'])(
  'hostile or strange text finds nothing or something, and never fails: %s',
  async (text) => {
    expect((await find('ru', text)).items.length).toBeLessThanOrEqual(20)
  },
)
