import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { field as sample } from '../../fields/domain/samples.ts'
import * as groups from '../contract/group.endpoints.ts'
import * as objects from '../contract/object.endpoints.ts'
import type { CatalogueObject, ObjectDone, ObjectGroup, ObjectUses } from './object.types.ts'
import { Objects } from './Objects.tsx'
import { objectsPath } from './objects-path.ts'

const finance: ObjectGroup = {
  id: 3,
  name: 'Финансы',
  nameRu: 'Финансы',
  nameEn: 'Finance',
  objectsCount: 1,
  actions: ['edit'],
}

const revenue: CatalogueObject = {
  id: 7,
  field: {
    ...sample({ code: 'revenue', type: 'MONEY', currency: 'RUB', limits: { min: 0 } }),
    name: { ru: 'Выручка', en: 'Revenue' },
  },
  group: { id: 3, name: 'Финансы' },
  form: null,
  dictionary: null,
  indicator: true,
  single: false,
  status: 'ACTIVE',
  templatesCount: 1,
  version: 4,
  updatedAt: '2026-11-20T09:00:00.000Z',
  actions: ['edit', 'archive', 'single'],
}

const nowhere: ObjectUses = {
  templates: [],
  tasks: [],
  projects: { items: [], total: 0, totalIsExact: true },
}

const entry: ObjectDone = {
  id: 1,
  action: 'edit',
  from: null,
  to: null,
  comment: '',
  actor: { uid: '00000000-0000-4000-8000-000000000001', name: 'Белова А. П.', avatarUrl: null },
  actingName: null,
  at: '2026-11-20T09:00:00.000Z',
  changes: [
    { part: 'min', from: null, to: 0 },
    { part: 'required', from: true, to: false },
  ],
}

let server: ReturnType<typeof fakeServer>

const serveList = (...items: CatalogueObject[]) =>
  server.on(objects.listObjects, () => ({ items, total: items.length, totalIsExact: true, next: null }))

beforeAll(() => startWorkTexts({ 'objects/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  serveList(revenue)
  server.on(objects.getObject, () => revenue)
  server.on(objects.getObjectUses, () => nowhere)
  server.on(objects.getObjectHistory, () => ({ items: [] }))
  server.on(groups.listObjectGroups, () => ({ items: [finance] }))
})

afterEach(leaveScreen)

const openMenu = async (label: RegExp) => userEvent.click(await screen.findByRole('button', { name: label }))
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name: named(name) }))

describe('the catalogue', () => {
  test('says that it is loading, that it is empty, that it failed, and that it is refused', async () => {
    showScreen(Objects, objectsPath)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull())
    expect(await screen.findByRole('link', { name: 'Выручка' })).toBeDefined()
    leaveScreen()
    serveList()
    showScreen(Objects, objectsPath)
    expect(await screen.findByText(/Объектов\sпока\sнет/)).toBeDefined()
    leaveScreen()
    server.on(objects.listObjects, () => refuse('UNEXPECTED_ERROR'))
    showScreen(Objects, objectsPath)
    const again = await screen.findByRole('button', { name: 'Повторить' })
    serveList(revenue)
    await userEvent.click(again)
    expect(await screen.findByRole('link', { name: 'Выручка' })).toBeDefined()
  })

  test('explains to a sixth large figure why it is none', async () => {
    server.on(objects.setSingleIndicator, () => refuse('SINGLE_INDICATOR_LIMIT'))
    showScreen(Objects, objectsPath)
    await openMenu(/действия: Выручка/)
    await choose('Сделать ключевым показателем')
    expect(await screen.findByText(/выбрать\sнельзя/)).toBeDefined()
  })

  test('does not offer to delete what is used, and says where to look', async () => {
    showScreen(Objects, objectsPath)
    await openMenu(/действия: Выручка/)
    const remove = await screen.findByRole('menuitem', { name: /^Удалить/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    expect(remove.textContent).toMatch(/откройте\sего,\sчтобы\sувидеть\sгде/)
  })
})

describe('an object next to the catalogue', () => {
  test('shows its possible values, where it is used, and what changed', async () => {
    server.on(objects.getObjectUses, () => ({
      templates: [{ id: 2, name: 'Основной', versions: ['ACTIVE' as const, 'DRAFT' as const] }],
      tasks: [{ id: 5, name: 'Финансовый план', track: 'Пилот', accelerator: 'Северный старт' }],
      projects: { items: [{ id: 9, name: 'Теплоконтур' }], total: 3, totalIsExact: true, next: null },
    }))
    server.on(objects.getObjectHistory, () => ({ items: [entry] }))
    const { history } = showScreen(Objects, objectsPath)
    await userEvent.click(await screen.findByRole('link', { name: 'Выручка' }))
    await waitFor(() => expect(history.location.search).toContain('objectId=7'))
    const panel = await screen.findByRole('dialog', { name: 'Выручка' })
    expect(await within(panel).findByText('RUB')).toBeDefined()
    const template = await within(panel).findByRole('link', { name: 'Основной' })
    expect(template.getAttribute('href')).toContain('templateId=2')
    expect(within(panel).getByText(/Пилот · Северный старт/)).toBeDefined()
    expect(within(panel).getByRole('link', { name: 'Теплоконтур' }).getAttribute('href')).toContain('id=9')
    expect(within(panel).getByText(/И\sещё\s2\sпроекта/)).toBeDefined()
    const change = await within(panel).findByText('Изменение')
    expect(change.closest('li')?.textContent).toMatch(/Не\sменьше\s— → 0.*Обязательное\sДа → Нет.*Белова/)
  })

  test('names its dictionary, and leads to it', async () => {
    const stage: CatalogueObject = {
      ...revenue,
      field: {
        ...sample({ code: 'stage', type: 'LIST', dictionary: 'PROJECT_STAGES' }),
        name: { ru: 'Стадия', en: 'Stage' },
      },
      dictionary: { id: 12, name: 'Стадии проекта' },
    }
    serveList(stage)
    server.on(objects.getObject, () => stage)
    showScreen(Objects, objectsPath)
    await userEvent.click(await screen.findByRole('link', { name: 'Стадия' }))
    const panel = await screen.findByRole('dialog', { name: 'Стадия' })
    const dictionary = await within(panel).findByRole('link', { name: named('Стадии проекта') })
    expect(dictionary.getAttribute('href')).toContain('id=12')
    expect(within(panel).queryByText('PROJECT_STAGES')).toBeNull()
  })

  test('says that it is not there, or that it failed to come', async () => {
    server.on(objects.getObject, () => refuse('NOT_FOUND'))
    showScreen(Objects, `${objectsPath}?objectId=8`)
    expect(await within(await screen.findByRole('dialog')).findByText(/удалил/)).toBeDefined()
    leaveScreen()
    server.on(objects.getObject, () => revenue)
    server.on(objects.getObjectUses, () => refuse('UNEXPECTED_ERROR'))
    showScreen(Objects, `${objectsPath}?objectId=7`)
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeDefined()
    leaveScreen()
    server.on(objects.getObjectUses, () => refuse('ACCESS_DENIED'))
    showScreen(Objects, `${objectsPath}?objectId=7`)
    expect(await screen.findByText(/Нет\sдоступа/)).toBeDefined()
  })
})

describe('the form', () => {
  const open = async () => {
    showScreen(Objects, `${objectsPath}?objectId=7`)
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }))
    return screen.findByRole('dialog', { name: 'Объект' })
  }

  test('sends what its type knows with the version that was seen', async () => {
    server.on(objects.editObject, () => revenue)
    const form = await open()
    const name = await within(form).findByRole('textbox', { name: /^Название по-английски/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Sales')
    await userEvent.type(within(form).getByRole('textbox', { name: /^Описание по-русски/ }), 'За год')
    await userEvent.click(within(form).getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(server.sentTo(objects.editObject)).toHaveLength(1))
    expect(server.sentTo(objects.editObject)[0]?.body).toMatchObject({
      id: 7,
      version: 4,
      groupId: 3,
      field: {
        name: { ru: 'Выручка', en: 'Sales' },
        description: { ru: 'За год', en: '' },
        currency: 'RUB',
        limits: { min: 0 },
      },
    })
  })

  test('shows at its input what the server names, and keeps what was typed over another version', async () => {
    server.on(objects.editObject, () => refuse('VALIDATION_FAILED', { 'field.name.en': 'TOO_LONG' }))
    const form = await open()
    const name = await within(form).findByRole('textbox', { name: /^Название по-английски/ })
    await userEvent.type(name, ' now')
    const save = within(form).getByRole('button', { name: 'Сохранить' })
    await userEvent.click(save)
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    server.on(objects.editObject, () => refuse('STATE_CHANGED'))
    await userEvent.type(name, '!')
    await userEvent.click(save)
    expect(await within(form).findByRole('alert')).toBeDefined()
    expect(name).toHaveProperty('value', 'Revenue now!')
  })

  describe('of an object that somebody else saved meanwhile', () => {
    let stored: CatalogueObject

    /** Both users change the English name, and only the other one the description, which is saved first. */
    const collide = async () => {
      stored = revenue
      server.on(objects.getObject, () => stored)
      server.on(objects.editObject, ({ body: { version, field } }) => {
        if (version !== stored.version) return refuse('STATE_CHANGED')
        stored = { ...stored, field, version: version + 1 }
        return stored
      })
      const form = await open()
      const name = await within(form).findByRole('textbox', { name: /^Название по-английски/ })
      stored = {
        ...revenue,
        version: 5,
        field: {
          ...revenue.field,
          name: { ru: 'Выручка', en: 'Turnover' },
          description: { ru: 'За год', en: '' },
        },
      }
      await userEvent.clear(name)
      await userEvent.type(name, 'Sales')
      await userEvent.click(within(form).getByRole('button', { name: 'Сохранить' }))
      const panel = await within(form).findByRole('alert')
      const pair = named('Название по-русски, Название по-английски')
      expect(within(panel).getByRole('region', { name: pair })).toBeDefined()
      for (const words of ['Выручка / Sales', 'Выручка / Turnover'])
        expect(within(panel).getByText(words)).toBeDefined()
      expect(stored.version).toBe(5)
      return form
    }

    test('saves what one chose to keep over the newest version, and loses nothing of theirs', async () => {
      const form = await collide()
      await userEvent.click(within(form).getByRole('button', { name: named('Оставить моё') }))
      await userEvent.click(within(form).getByRole('button', { name: 'Сохранить' }))
      await waitFor(() => expect(stored.version).toBe(6))
      expect(stored.field).toMatchObject({ name: { en: 'Sales' }, description: { ru: 'За год' } })
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Объект' })).toBeNull())
    })

    test('shows what they saved once it is taken', async () => {
      const form = await collide()
      await userEvent.click(within(form).getByRole('button', { name: named('Взять сохранённое') }))
      expect(within(form).queryByRole('alert')).toBeNull()
      for (const [label, words] of [
        [/^Название по-английски/, 'Turnover'],
        [/^Описание по-русски/, 'За год'],
      ] as const)
        expect(within(form).getByRole('textbox', { name: label })).toHaveProperty('value', words)
    })
  })
})

describe('groups', () => {
  const open = async () => {
    await openMenu(/^Группы$/)
    return screen.findByRole('dialog')
  }

  test('have a message when there are none, and when they cannot be read', async () => {
    server.on(groups.listObjectGroups, () => ({ items: [] }))
    showScreen(Objects, objectsPath)
    expect(await within(await open()).findByText(/Групп\sпока\sнет/)).toBeDefined()
    leaveScreen()
    server.on(groups.listObjectGroups, () => refuse('ACCESS_DENIED'))
    showScreen(Objects, objectsPath)
    expect(await within(await open()).findByText(/Нет\sдоступа/)).toBeDefined()
  })

  test('lead to their objects, and show what was done with them', async () => {
    server.on(groups.getObjectGroupHistory, () => ({
      items: [{ ...entry, changes: [{ part: 'name_ru', from: 'Деньги', to: 'Финансы' }] }],
    }))
    const { history } = showScreen(Objects, objectsPath)
    await screen.findByRole('link', { name: 'Выручка' })
    await open()
    await openMenu(/Действия с\sгруппой/)
    await choose('История')
    expect(await screen.findByText(/Деньги → Финансы/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /Все\sгруппы/ }))
    await openMenu(/Действия с\sгруппой/)
    await choose('Показать объекты')
    await waitFor(() => expect(history.location.search).toContain('groupId=3'))
  })
})
