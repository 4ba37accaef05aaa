import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { findInManuals } from '../contract/manual.endpoints.ts'
import { answers } from '../domain/questions.ts'

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
  return body as {
    readAs: string | null
    portal: string | null
    items: { name: string; heading: string; excerpt: { found: boolean }[] }[]
  }
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

test.each([
  ['support', 'как написать в поддержку', 'contact support'],
  ['support', 'обратная связь', 'feedback'],
  ['company', 'кто вы такие', 'who owns this site'],
  ['company', 'кто ведёт этот портал?', 'Who runs this portal?'],
  ['day-of-an-expert', 'как стать экспертом', 'how to become an expert'],
  ['day-of-a-mentor', 'Хочу стать ментором', 'become a mentor'],
  ['day-of-an-investor', 'как стать инвестором', 'how can I become an investor'],
  ['accelerator', 'создать акселератор', 'create accelerator'],
  ['processes', 'что такое трек', 'what is a track'],
  ['project-team', 'как пригласить команду', 'how do I invite my team'],
  ['tariff-policy', 'сколько стоит', 'how much does it cost'],
  ['tariff-policy', 'сколко стоет', 'how mutch does it cots'],
  ['tariff-policy', 'берёт ли портал долю в проекте', 'does the portal take a share'],
  ['day-of-a-founder', 'у меня нет проекта но есть идея', 'I have no project but I have an idea'],
  ['day-of-a-founder', 'как подать заявку', 'how do I apply'],
  ['day-of-a-founder', 'rfr gjlfnm pfzdre', 'рщц ещ фззды'],
  ['sign-in', 'забыл пароль', 'forgot password'],
  ['profile', 'как удалить свой аккаунт', 'how do I delete my account'],
  ['lists', 'выгрузить проекты в excel', 'export projects to excel'],
  ['project-import', 'загрузить проекты из таблицы', 'import projects from a spreadsheet'],
  ['installation', 'как установить портал', 'how to install'],
] as const)('a guest finds %s first: “%s”, “%s”', async (place, russian, english) => {
  for (const [language, text] of [
    ['ru', russian],
    ['en', english],
  ] as const) {
    const { portal: ownPage, items } = await find(language, text)
    expect(ownPage ?? items[0]?.name, text).toBe(place)
  }
})

test.each(answers.flatMap((answer) => [...answer.ru, ...answer.en].map((text) => [text, answer] as const)))(
  'the question “%s” of the list leads to its place, in both languages',
  async (text, answer) => {
    for (const language of ['ru', 'en'] as const) {
      const { portal: ownPage, items } = await find(language, text)
      expect(ownPage ?? items[0]?.name, language).toBe('portal' in answer ? answer.portal : answer.page)
    }
  },
)

test('the named places are the sections meant, in both languages', async () => {
  const headings = async (text: string) =>
    Promise.all(
      (['ru', 'en'] as const).map(async (language) => (await find(language, text)).items[0]?.heading),
    )
  expect(await headings('что такое трек')).toEqual(['Слова портала', 'Words of the portal'])
  expect(await headings('how to become an investor')).toEqual(['Стать инвестором', 'Become an investor'])
  expect(await headings('пригласить в команду')).toEqual(['Приглашения', 'Invitations'])
  expect(await headings('создать акселератор')).toEqual(['Новый акселератор', 'A new accelerator'])
})

test('what is shown as the question is the whole phrase that was typed, with its mistakes mended', async () => {
  expect((await find('ru', 'сколко стоет')).readAs).toBe('сколько стоит')
  expect((await find('ru', 'rfr gjlfnm pfzdre')).readAs).toBe('как подать заявку')
  expect((await find('ru', 'у меня нет проекта но есть идея')).readAs).toBeNull()
  expect((await find('ru', 'как открыть календкрь трека')).readAs).toBe('как открыть календарь трека')
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
