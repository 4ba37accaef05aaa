import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  deleteContent,
  getSettingsTree,
  moveContent,
  orderContent,
} from '../../contract/content.endpoints.ts'
import { AcceleratorSettings } from './AcceleratorSettings.tsx'
import { foldStore } from './folds.ts'
import { refusalStore } from './refusals.ts'
import type { SettingsTree } from './settings.queries.ts'
import { programmeNode, trackNode, trackpointNode, treeOf } from './settings.samples.ts'

let server: ReturnType<typeof fakeServer>

const show = (tree: SettingsTree) => {
  server.on(getSettingsTree, () => tree)
  return showScreen(AcceleratorSettings, '/bch/view/accelerator-settings')
}

const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(`Действия: ${name}`) }))

beforeAll(() => startWorkTexts({ 'programmes/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
  refusalStore.set({})
  foldStore.set({})
})

const refusals: [string, ErrorCode, RegExp, RegExp][] = [
  ['Промышленные пилоты', 'PROGRAMME_HAS_TRACKS', /в ней есть треки/, /отправьте в архив саму программу/],
  ['Пилот с заводом', 'TRACK_HAS_TRACKPOINTS', /в нём есть задания/, /отправьте трек в архив/],
  ['Паспорт проекта', 'TRACKPOINT_HAS_REQUESTS', /по нему есть заявки/, /Отправьте его в архив/],
]

test.each(refusals)(
  'why %s cannot be deleted stands at its row, with what to do instead',
  async (name, code, why, instead) => {
    server.on(deleteContent, () => refuse(code))
    show(treeOf())
    await openMenu(name)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: 'Удалить' }))
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch(why)
    expect(told.textContent).toMatch(instead)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(told).getByRole('button', { name: 'Скрыть' }))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('arrows on the handle put a trackpoint into another place, at once', async () => {
  server.on(orderContent, () => undefined)
  show(treeOf())
  const handle = await screen.findByRole('button', { name: /Порядок: Паспорт проекта/ })
  server.on(getSettingsTree, () =>
    treeOf({
      programmes: [
        programmeNode({
          tracks: [
            trackNode({ trackpoints: [trackpointNode({ id: 22, name: 'Первая версия' }), trackpointNode()] }),
          ],
        }),
      ],
    }),
  )
  handle.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(server.sentTo(orderContent)[0]?.body).toEqual({ kind: 'trackpoint', ids: [22, 21] }),
  )
  expect(screen.getByText(/«Паспорт проекта» теперь на месте 2 из 2/)).toBeDefined()
  const points = screen.getAllByRole('link', { name: /Паспорт проекта|Первая версия/ })
  expect(points.map(({ textContent }) => textContent)).toEqual(['Первая версия', 'Паспорт проекта'])
})

test('a draft is published by its button, and a track waits for its programme and says so', async () => {
  server.on(moveContent, () => undefined)
  show(
    treeOf({
      programmes: [
        programmeNode({
          contentStatus: 'DRAFT',
          actions: ['publish', 'edit', 'delete'],
          tracks: [trackNode({ contentStatus: 'DRAFT', actions: ['edit', 'delete'] })],
        }),
      ],
    }),
  )
  expect(await screen.findByText(/Ни одна программа не опубликована/)).toBeDefined()
  await openMenu('Пилот с заводом')
  const waiting = await screen.findByRole('menuitem', { name: /Опубликовать/ })
  expect(waiting.textContent).toMatch(/Сначала опубликуйте программу/)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }))
  await waitFor(() =>
    expect(server.sentTo(moveContent)[0]?.body).toEqual({ kind: 'programme', id: 1, action: 'publish' }),
  )
})

test('without the right to edit there is nothing to press, only to read', async () => {
  const readOnly = { actions: [] }
  show(
    treeOf({
      canEdit: false,
      programmes: [
        programmeNode({
          ...readOnly,
          tracks: [trackNode({ ...readOnly, trackpoints: [trackpointNode(readOnly)] })],
        }),
      ],
    }),
  )
  expect(await screen.findByRole('link', { name: 'Паспорт проекта' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /Добавить|Новая программа/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Порядок/ })).toBeNull()
  expect(screen.queryByRole('button', { name: named('Действия: Паспорт проекта') })).toBeNull()
})

test('an accelerator that is not approved is told why nothing can be published', async () => {
  show(treeOf({ acceleratorApproved: false }))
  expect(await screen.findByText(/ещё не подтверждён администратором портала/)).toBeDefined()
})

test('with nothing yet it says what to create first', async () => {
  show(treeOf({ programmes: [] }))
  expect(await screen.findByText('Программ пока нет')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Новая программа' })).toBeDefined()
})
