import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listObjects } from '../../../objects/contract/object.endpoints.ts'
import * as calls from '../../contract/template.endpoints.ts'
import { plain, tree } from '../../domain/samples.ts'
import { versionOf } from './builder.samples.ts'
import { ElementScreen } from './element/ElementScreen.tsx'
import { builderPath, elementPath } from './paths.ts'
import type { TemplateVersion } from './session/builder-state.ts'
import { endBuilderSessions } from './session/use-builder.ts'
import { TemplateBuilder } from './TemplateBuilder.tsx'

let server: ReturnType<typeof fakeServer>

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

beforeAll(() => startWorkTexts({ 'profiles/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  // What is there on a wide screen.
  vi.stubGlobal('matchMedia', undefined)
  server.on(listObjects, () => ({ items: [], total: 0, totalIsExact: true }))
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
  expect(await drawer.findByText(/начатые задания продолжат с\sверсией/)).toBeDefined()
  expect(drawer.getByText(/не\sвыбран справочник/)).toBeDefined()
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).disabled).toBe(true)
  await userEvent.click(drawer.getByRole('link', { name: named('Поле one') }))
  expect(history.location.href).toBe(`${elementPath}?templateId=3&sectionId=1&elementId=1`)
})

describe('a new element', () => {
  test.each([
    ['about', /Коды на\s«a»/],
    ['two', /уже есть/],
    ['Team', /строчные латинские/],
    ['team_size', /Код свободен/],
  ])('is told of the code “%s” while it is typed', async (code, told) => {
    showElement('sectionId=1&lastSeq=1')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Код/ }), code)
    expect(await screen.findByText(told)).toBeDefined()
  })

  test('goes after the place of the address, with a code of the portal where none is given', async () => {
    const { history } = showElement('sectionId=1&lastSeq=1')
    await userEvent.type(await screen.findByRole('textbox', { name: /Название по-русски/ }), 'Сайт')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(history.location.href).toMatch(/elementId=2$/))
    await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate)).toHaveLength(1), { timeout: 4000 })
    const { tree: saved } = server.sentTo(calls.saveProfileTemplate)[0]!.body as { tree: typeof three }
    expect(saved.sections[0]!.elements.map(({ code }) => code)).toEqual(['one', 'a1', 'two', 'three'])
  })
})

test('an element says at once what is typed, on the page, in the preview and to the server', async () => {
  showElement('sectionId=1&elementId=1')
  const name = await screen.findByRole('textbox', { name: named('Название по-русски') })
  await userEvent.clear(name)
  await userEvent.type(name, 'Сайт проекта')
  expect(await screen.findByRole('heading', { level: 1, name: named('Сайт проекта') })).toBeDefined()
  await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate).length).toBeGreaterThan(0), {
    timeout: 4000,
  })
  const { tree: saved } = server.sentTo(calls.saveProfileTemplate).at(-1)!.body as { tree: typeof three }
  expect(saved.sections[0]!.elements[0]).toMatchObject({ code: 'one', name: { ru: 'Сайт проекта' } })
})

test('an address with words where numbers belong opens the list, and an element that is gone says so', async () => {
  server.on(calls.listProfileTemplates, () => ({ items: [], total: 0, totalIsExact: true }))
  showScreen(TemplateBuilder, `${builderPath}?templateId=abc`)
  expect(await screen.findByText('Шаблонов пока нет')).toBeDefined()
  leaveScreen()
  showElement('elementId=99')
  expect(await screen.findByText('Такого элемента нет')).toBeDefined()
})
