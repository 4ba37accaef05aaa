import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getListSettings, saveListSetting } from '../contract/list-setting.endpoints.ts'
import { listSettingLimits } from '../domain/list-settings.ts'

let portal: TestPortal
let anna: Person
let boris: Person

beforeAll(async () => {
  portal = await openPortal()
  anna = await portal.make.person()
  boris = await portal.make.person()
})

type Setting = { list: string; views: { name: string; search: string }[]; shown: object }

const view = (name: string, search = '?sort=DUE') => ({ name, search })

const save = async (by: Person, body: Partial<Setting>) => {
  const answer = await portal
    .as(by)
    .call(saveListSetting, { body: { list: 'projects-in-work', views: [], shown: {}, ...body } })
  return [answer.status, answer.body['fields']]
}

const saved = async (by: Person) => {
  const { body } = await portal.as(by).call(getListSettings, {})
  return (body as unknown as { lists: Setting[] }).lists
}

describe('settings of lists', () => {
  test('follow the person: the last ones count, list by list', async () => {
    await save(anna, { views: [view('Мои')], shown: { cols: 'project,due', sort: '-DUE' } })
    await save(anna, { list: 'any', shown: { density: 'compact' } })
    await save(anna, {
      views: [view('Мои'), view('Сроки')],
      shown: { sort: 'DUE', view: 'board', size: '50' },
    })
    expect(await saved(anna)).toEqual([
      { list: 'any', views: [], shown: { density: 'compact' } },
      {
        list: 'projects-in-work',
        views: [view('Мои'), view('Сроки')],
        shown: { sort: 'DUE', view: 'board', size: '50' },
      },
    ])
  })

  test('are the person’s own: nobody else reads or changes them', async () => {
    await save(boris, { views: [view('Чужой')] })
    expect((await saved(anna)).flatMap(({ views }) => views.map(({ name }) => name))).not.toContain('Чужой')
    expect(await saved(boris)).toEqual([{ list: 'projects-in-work', views: [view('Чужой')], shown: {} }])
    const { status } = await portal.guest.call(getListSettings, {})
    expect(status).toBe(401)
  })

  test.each([
    ['a list without a name', { list: '' }, 'list'],
    ['two views of one name', { views: [view('Мои'), view('Мои', '')] }, 'views'],
    ['an address of another place', { views: [view('Мои', 'https://example.org/')] }, 'views.0.search'],
    ['an address with half of a letter', { views: [view('Мои', '?q=\ud83d')] }, 'views.0.search'],
    ['an address with a zero character', { views: [view('Мои', '?q=\u0000')] }, 'views.0.search'],
    ['a view without a name', { views: [view('  ')] }, 'views.0.name'],
    ['too many views', { views: Array.from({ length: 51 }, (_, at) => view(`Вид ${at}`)) }, 'views'],
    [
      'views that are too long together',
      { views: Array.from({ length: 12 }, (_, at) => view(`Вид ${at}`, `?q=${'x'.repeat(1900)}`)) },
      'views',
    ],
    ['columns that are none', { shown: { cols: '<b>' } }, 'shown.cols'],
    ['a density that is none', { shown: { density: 'huge' } }, 'shown.density'],
  ])('refuse %s', async (_what, body, field) => {
    const [status, fields] = await save(anna, body)
    expect(status).toBe(400)
    expect(Object.keys(fields as object)).toEqual([field])
  })

  test('are kept for a bounded number of lists', async () => {
    const carl = await portal.make.person()
    for (let at = 0; at < listSettingLimits.lists; at += 1) await save(carl, { list: `list-${at}` })
    expect(await save(carl, { list: 'one-more' })).toEqual([400, { list: 'TOO_MANY' }])
    // Those that are known may still change.
    expect((await save(carl, { list: 'list-0', shown: { sort: 'NAME' } }))[0]).toBeLessThan(300)
    expect(await saved(carl)).toHaveLength(listSettingLimits.lists)
  })
})
