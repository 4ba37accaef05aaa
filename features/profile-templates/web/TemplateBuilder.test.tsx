import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import '../../objects/web/screens.ts'
import { listObjects } from '../../objects/contract/object.endpoints.ts'
import * as calls from '../contract/template.endpoints.ts'
import { column, plain, table, tree } from '../../fields/domain/samples.ts'
import { versionOf } from './builder.samples.ts'
import { ElementScreen } from './element/ElementScreen.tsx'
import { addressNumber } from './address-number.ts'
import { builderPath, elementPath } from './paths.ts'
import { elementIn } from './places.ts'
import type { TemplateVersion } from './session/builder-state.ts'
import { endBuilderSessions } from './session/use-builder.ts'
import { TemplateBuilder } from './TemplateBuilder.tsx'

let server: ReturnType<typeof fakeServer>
let placedCodes: ResponseOf<typeof calls.findProfileTemplateCode>['uses']

const three = tree(
  plain({ code: 'one', type: 'STRING' }),
  plain({ code: 'two', type: 'BOOLEAN' }),
  plain({ code: 'three', type: 'DATE' }),
)

const serve = (version: TemplateVersion) => {
  server.on(calls.getProfileTemplate, () => version)
  server.on(calls.saveProfileTemplate, ({ body }) => ({
    ...version,
    version: body.version + 1,
    tree: body.tree,
  }))
}

const showBuilder = (version: TemplateVersion = versionOf(three)) => {
  serve(version)
  return showScreen(TemplateBuilder, `${builderPath}?templateId=3`)
}

const showElement = (search: string, version: TemplateVersion = versionOf(three)) => {
  serve(version)
  return showScreen(ElementScreen, `${elementPath}?templateId=3&${search}`)
}

const names = async (): Promise<string[]> => {
  await screen.findByRole('link', { name: 'Поле one' })
  return screen
    .getAllByRole('link', { name: /^Поле \w+$/ })
    .map(({ textContent }) => textContent.replaceAll(/^Поле\s/g, ''))
}

beforeAll(() =>
  startWorkTexts({
    'profile-templates/texts/ru.json': () => import('../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../fields/texts/ru.json'),
  }),
)

beforeEach(() => {
  sessionStorage.clear()
  server = fakeServer()
  // As on a wide screen.
  vi.stubGlobal('matchMedia', undefined)
  placedCodes = []
  server.on(calls.findProfileTemplateCode, () => ({ uses: placedCodes }))
  server.on(listObjects, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
})

afterEach(() => {
  leaveScreen()
  endBuilderSessions()
})

describe('the tree', () => {
  test('is put into order by Alt and arrows; Ctrl+Z takes it back, and each is saved', async () => {
    showBuilder()
    const link = await screen.findByRole('link', { name: named('Поле one') })
    link.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await names()).toEqual(['two', 'one', 'three'])
    expect(screen.getByText(/«Поле\sone»: раздел «Раздел», место\s2/)).toBeDefined()
    await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate)).toHaveLength(1), { timeout: 4000 })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(await names()).toEqual(['one', 'two', 'three'])
    await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate)).toHaveLength(2), { timeout: 4000 })
    expect(
      server.sentTo(calls.saveProfileTemplate).map(({ body }) => (body as { version: number }).version),
    ).toEqual([1, 2])
  })

  test('says of what is used why it stays, and lets go of the rest with a way back', async () => {
    showBuilder(versionOf(three, { usedCodes: ['one'] }))
    await userEvent.click(await screen.findByRole('button', { name: named('Действия: Поле one') }))
    const remove = await screen.findByRole('menuitem', { name: /Удалить/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    expect(remove.textContent).toMatch(/заполнен в\sпроектах или нужен заданиям/)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: named('Действия: Поле two') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    expect(await names()).toEqual(['one', 'three'])
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }))
    expect(await names()).toEqual(['one', 'two', 'three'])
  })

  test('is only read where it may not be edited', async () => {
    showBuilder(versionOf(three, { status: 'ACTIVE', actions: ['archive', 'newDraft'] }))
    expect(await screen.findByText(/Эта версия действует/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Перетащить|Новый раздел|Опубликовать/ })).toBeNull()
    const link = screen.getByRole('link', { name: named('Поле one') })
    link.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await names()).toEqual(['one', 'two', 'three'])
  })
})

test('publishing names every problem with a way to its element, and waits until there is none', async () => {
  const broken = tree(plain({ code: 'one', type: 'LIST' }), plain({ code: 'two', type: 'STRING' }))
  const { history } = showBuilder(versionOf(broken))
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/ни\sодно задание их не\sспрашивает/)).toBeDefined()
  expect(drawer.queryByText(/задания продолжат|значения сохранятся/)).toBeNull()
  expect(drawer.getByText(/Не\sвыбран справочник/)).toBeDefined()
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).disabled).toBe(true)
  await userEvent.click(drawer.getByRole('link', { name: named('Поле one') }))
  expect(history.location.href).toBe(elementIn({ templateId: 3 }, 's1', 'one'))
})

describe('a new element', () => {
  test.each([
    ['about', /Коды на\s«a»/],
    ['two', /уже есть/],
    ['Team', /строчные латинские/],
    ['team_size', /Код свободен/],
  ])('warns of the code “%s” while it is typed', async (code, warning) => {
    showElement(`sectionId=${addressNumber('s1')}&lastSeq=1`)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Код/ }), code)
    expect(await screen.findByText(warning)).toBeDefined()
  })

  test('is refused a code that names something else in any template, at the field', async () => {
    placedCodes = [{ templateId: 9, template: 'Паспорт', kind: 'PLAIN', type: 'INTEGER' }]
    const { history } = showElement('lastSeq=1')
    await userEvent.type(await screen.findByRole('textbox', { name: /Название по-русски/ }), 'Интервью')
    await userEvent.type(screen.getByRole('textbox', { name: /^Код/ }), 'interviews_count')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    const warning = await screen.findAllByText(/Код занят: в\sшаблоне «Паспорт» это поле типа «Целое число»/)
    expect(warning).toHaveLength(1)
    expect(screen.queryByText(/Такое значение уже занято|Проверьте значение/)).toBeNull()
    expect(history.location.href).toMatch(/lastSeq=1$/)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Тип значения/ }), 'Целое число')
    expect(await screen.findByText(/уже есть в\sшаблоне «Паспорт»: значения у\sних общие/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    await waitFor(() =>
      expect(history.location.href).toBe(elementIn({ templateId: 3 }, 's1', 'interviews_count')),
    )
    await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate)).toHaveLength(1), { timeout: 4000 })
  })

  test('says one thing of a code that is too long', async () => {
    showElement('lastSeq=1')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Код/ }), 'b'.repeat(23))
    await userEvent.tab()
    expect(await screen.findAllByText(/Не\s(длиннее|более)/)).toHaveLength(1)
  })

  test('goes after the place of the address, with a code of the portal where none is given', async () => {
    const { history } = showElement(`sectionId=${addressNumber('s1')}&lastSeq=1`)
    await userEvent.type(await screen.findByRole('textbox', { name: /Название по-русски/ }), 'Сайт')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(history.location.href).toBe(elementIn({ templateId: 3 }, 's1', 'a30001')))
    await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate)).toHaveLength(1), { timeout: 4000 })
    const { tree: saved } = server.sentTo(calls.saveProfileTemplate)[0]!.body as { tree: typeof three }
    expect(saved.sections[0]!.elements.map(({ code }) => code)).toEqual(['one', 'a30001', 'two', 'three'])
  })
})

test('the address of an element stays with it wherever it is moved', async () => {
  const moved = tree(...['three', 'one', 'two'].map((code) => plain({ code, type: 'STRING' })))
  showElement(`elementId=${addressNumber('one')}`, versionOf(moved))
  expect(await screen.findByRole('heading', { level: 1, name: named('Поле one') })).toBeDefined()
  expect(screen.getByText(/2\sиз\s3/)).toBeDefined()
})

test('of a calculated column a formula is demanded, and nobody has to fill it in', async () => {
  const sheet = table('sheet', [
    column({ code: 'price', type: 'NUMBER' }),
    column({ code: 'cost', type: 'NUMBER', columnType: 'CALCULATE', formula: 'cost + 1' }),
  ])
  showElement(`elementId=${addressNumber('sheet')}`, versionOf(tree(sheet)))
  await userEvent.click(await screen.findByRole('button', { name: named('Поле cost') }))
  expect(await screen.findByRole('textbox', { name: 'Формула' })).toBeDefined()
  expect(screen.getAllByText(/зависит сама от\sсебя: Поле\scost → Поле\scost/).length).toBe(2)
  expect(screen.queryByText(/Пример:/)).toBeNull()
  expect(screen.getAllByRole('switch', { name: 'Обязательное' })).toHaveLength(1)
})

test('the conflict says whose changes each button leaves, and nothing that contradicts it', async () => {
  showBuilder()
  server.on(calls.saveProfileTemplate, () => {
    const updatedBy = { uid: crypto.randomUUID(), name: 'Орлова А. С.', avatarUrl: null }
    serve(versionOf(tree(plain({ code: 'theirs', type: 'STRING' })), { version: 2, updatedBy }))
    return refuse('STATE_CHANGED')
  })
  ;(await screen.findByRole('link', { name: named('Поле one') })).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const notice = within(await screen.findByRole('alert', undefined, { timeout: 4000 }))
  expect(notice.getByText(/другой шаблон \(Орлова А\. С\.,/)).toBeDefined()
  expect(notice.getByText(/заменит на\sпортале чужие изменения вашими/)).toBeDefined()
  expect(notice.getByRole('button', { name: 'Оставить мой шаблон' })).toBeDefined()
  expect(notice.getByRole('button', { name: named('Взять шаблон с портала') })).toBeDefined()
  expect(notice.queryByText(/Обновите страницу/)).toBeNull()
})

test('the menu of a template says who needs it instead of asking what will be refused', async () => {
  const row = {
    id: 3,
    name: 'Паспорт',
    description: '',
    purpose: 'PROFILE' as const,
    main: false,
    createdAt: '2026-11-21T09:00:00.000Z',
    versions: [],
    actions: ['rename' as const, 'copy' as const, 'makeMain' as const],
    use: {
      tasks: ['Интервью', 'Пилот'],
      tasksCount: 4,
      begun: 2,
      elements: [{ ru: 'Сайт', en: '' }],
      elementsCount: 1,
    },
  }
  server.on(calls.listProfileTemplates, () => ({ items: [row], total: 1, totalIsExact: true, next: null }))
  showScreen(TemplateBuilder, builderPath)
  await userEvent.click(await screen.findByRole('button', { name: /Действия|Ещё/ }))
  const remove = await screen.findByRole('menuitem', { name: /Удалить/ })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(remove.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Удалить нельзя. Его элементы нужны заданиям: «Интервью», «Пилот» и ещё 2. С ним начаты 2 задания. Заполнены или нужны заданиям: «Сайт».',
  )
})

test('an element says at once what is typed, on the page, in the preview and to the server', async () => {
  showElement(`elementId=${addressNumber('one')}`)
  const name = await screen.findByRole('textbox', { name: named('Название по-русски') })
  await userEvent.clear(name)
  await userEvent.type(name, 'Сайт проекта')
  expect(await screen.findByRole('heading', { level: 1, name: named('Сайт проекта') })).toBeDefined()
  const savedNow = () => {
    const sent = server.sentTo(calls.saveProfileTemplate).at(-1)
    return (sent?.body as { tree: typeof three } | undefined)?.tree.sections[0]!.elements[0]
  }
  await waitFor(() => expect(savedNow()).toMatchObject({ code: 'one', name: { ru: 'Сайт проекта' } }), {
    timeout: 4000,
  })
})

test('an address with words where numbers belong opens the list, and an element that is gone says so', async () => {
  server.on(calls.listProfileTemplates, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
  showScreen(TemplateBuilder, `${builderPath}?templateId=abc`)
  expect(await screen.findByText('Шаблонов пока нет')).toBeDefined()
  leaveScreen()
  showElement('elementId=99')
  expect(await screen.findByText('Такого элемента нет')).toBeDefined()
})
