import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as calls from '../../contract/profile.endpoints.ts'
import { field, group, plain, tree } from '../../../fields/domain/samples.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { ProjectFilling } from './ProjectFilling.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(async () => {
  await startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  })
  await import('#platform/web/work/components/drawer/DrawerHost.tsx')
}, 120_000)
beforeEach(() => {
  server = fakeServer()
  server.on(calls.saveProjectProfile, ({ body }) => ({
    savedAt: '2026-11-21T10:00:00.000Z',
    versions: body.cells.map(({ version }) => version + 1),
  }))
})
afterEach(() => {
  leaveScreen()
  vi.unstubAllGlobals()
})

const profileOf = (template: ElementTree, editable = true) => ({
  projectId: 7,
  projectName: 'Теплоконтур',
  tree: template,
  asked: null,
  values: { plain: {}, versions: {}, items: {} },
  editable,
  wholeEditable: editable,
  follows: true,
  readingCounted: false,
  currencies: [],
  lastChange: null,
  names: {},
  files: {},
})

const three = tree(
  plain({ code: 'pitch', type: 'STRING', required: true }),
  plain({ code: 'count', type: 'INTEGER' }),
  group('people', [field({ code: 'name', type: 'STRING' })], { maxItems: 3 }),
)

const show = (template: ElementTree = three, editable = true) => {
  server.on(calls.getProjectProfile, () => profileOf(template, editable))
  return showScreen(() => <ProjectFilling id={7} />, '/')
}

describe('what the page says before there is anything to fill in', () => {
  test('that it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    showScreen(() => <ProjectFilling id={7} />, '/')
    expect(await screen.findByText(/Загружаем/)).toBeDefined()
  })

  test('that it failed, and tries again', async () => {
    let isBroken = true
    server.on(calls.getProjectProfile, () => (isBroken ? refuse('UNEXPECTED_ERROR') : profileOf(three)))
    showScreen(() => <ProjectFilling id={7} />, '/')
    const retry = await screen.findByRole('button', { name: /Повторить/ })
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('textbox', { name: /Поле pitch/ })).toBeDefined()
  })

  test('that one may not', async () => {
    server.on(calls.getProjectProfile, () => refuse('ACCESS_DENIED'))
    showScreen(() => <ProjectFilling id={7} />, '/')
    expect(await screen.findByRole('heading', { name: named('Нет доступа') })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Повторить/ })).toBeNull()
  })

  test('that there are no fields yet', async () => {
    show({ sections: [] })
    expect(await screen.findByRole('heading', { name: named('Заполнять пока нечего') })).toBeDefined()
  })
})

test('who may only read sees values and no controls', async () => {
  show(three, false)
  expect(await screen.findByRole('group', { name: /Поле pitch/ })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Добавить/ })).toBeNull()
})

describe('by keyboard', () => {
  test('Tab goes from field to field, and a field that is left saves itself in one request', async () => {
    show()
    const pitch = await screen.findByRole('textbox', { name: /Поле pitch/ })
    await userEvent.click(pitch)
    await userEvent.keyboard('Печём по прогнозу')
    for (let steps = 0; steps < 5 && !document.activeElement?.matches('[id][inputmode]'); steps += 1)
      await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Поле count' }))
    await waitFor(() => expect(screen.getByText(/Сохранено\s\d\d:\d\d/)).toBeDefined())
    const saves = server.sentTo(calls.saveProjectProfile)
    expect(saves).toHaveLength(1)
    expect(saves[0]!.body).toMatchObject({ cells: [{ code: 'pitch', value: 'Печём по прогнозу' }] })
  })

  test('a repetition that is added takes the keyboard, and one that is removed gives it to its neighbour', async () => {
    show()
    const people = await screen.findByRole('group', { name: 'Поле people' })
    const add = () => within(people).getByRole('button', { name: /^Добавить/ })
    add().focus()
    await userEvent.keyboard('{Enter}')
    const names = () => within(people).getAllByRole('textbox', { name: 'Поле name' })
    await waitFor(() => expect(document.activeElement).toBe(names()[0]))
    await userEvent.keyboard('Анна')
    add().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(names()[1]))
    // It is empty: removed without confirmation.
    within(people)
      .getByRole('button', { name: /^Удалить:.*2/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(1))
    await waitFor(() => expect(names()[0]!.closest('li')!.contains(document.activeElement)).toBe(true))
    // It has a value: asks for confirmation, and Escape cancels.
    within(people)
      .getByRole('button', { name: /^Удалить:/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()[0]).toHaveProperty('value', 'Анна')
  })

  test('when the last repetition goes, the keyboard stays with the group', async () => {
    show()
    const people = await screen.findByRole('group', { name: 'Поле people' })
    await userEvent.click(within(people).getByRole('button', { name: /^Добавить/ }))
    // The new card gets the focus first.
    await waitFor(() => expect(document.activeElement).toBe(within(people).getByRole('textbox')))
    within(people)
      .getByRole('button', { name: /^Удалить:/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(people).queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(people.contains(document.activeElement)).toBe(true))
    expect(document.activeElement).toBe(within(people).getByRole('button', { name: /^Добавить/ }))
  })
})
