import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
import { publishAll } from '../../contract/publish-all.endpoints.ts'
import { importProgramme, previewProgrammeFile } from '../../contract/whole-programme.endpoints.ts'
import { AcceleratorSettings } from './AcceleratorSettings.tsx'
import { foldStore } from './folds.ts'
import { refusalStore } from './refusals.ts'
import type { SettingsTree } from './settings.queries.ts'
import { programmeAnswer, programmeNode, trackNode, trackpointNode, treeOf } from './settings.samples.ts'

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
  'the reason why %s cannot be deleted is in its row, with what to do instead',
  async (name, code, why, instead) => {
    server.on(deleteContent, () => refuse(code))
    show(treeOf())
    await openMenu(name)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: 'Удалить' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(why)
    expect(alert.textContent).toMatch(instead)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(alert).getByRole('button', { name: 'Скрыть' }))
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

test('a trackpoint is dropped onto the place of another, and one of another list is not taken', async () => {
  server.on(orderContent, () => undefined)
  const passport = trackpointNode()
  const other = trackpointNode({ id: 22, name: 'Первая версия' })
  show(treeOf({ programmes: [programmeNode({ tracks: [trackNode({ trackpoints: [passport, other] })] })] }))
  const handle = await screen.findByRole('button', { name: /Порядок: Паспорт проекта/ })
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('.settings-row')!
  const dataTransfer = { effectAllowed: '', setDragImage: () => undefined }
  fireEvent.dragStart(handle, { dataTransfer })
  fireEvent.dragOver(rowOf('Первая версия'))
  expect(rowOf('Первая версия').className).toContain('settings-drop-after')
  fireEvent.drop(screen.getByRole('link', { name: 'Пилот с заводом' }).closest('.settings-row')!)
  expect(server.sentTo(orderContent)).toEqual([])
  fireEvent.drop(rowOf('Первая версия'))
  await waitFor(() =>
    expect(server.sentTo(orderContent)[0]?.body).toEqual({ kind: 'trackpoint', ids: [22, 21] }),
  )
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
  const waiting = await screen.findByRole('menuitem', { name: /^Опубликовать(?! всё)/ })
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
  expect(screen.getByRole('button', { name: named('Готовые замечания') })).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Ещё действия') })).toBeNull()
})

test('an accelerator that is not approved reads why nothing can be published', async () => {
  show(treeOf({ acceleratorApproved: false }))
  expect(await screen.findByText(/ещё не подтверждён администратором портала/)).toBeDefined()
})

test.each([
  ['PLANNED', /заявок он\sне\sпринимает/],
  ['FINISHED', /только для\sчтения/],
] as const)(
  'an accelerator that is %s says what that means for its tracks',
  async (acceleratorStatus, words) => {
    show(treeOf({ acceleratorStatus }))
    expect(await screen.findByText(words)).toBeDefined()
  },
)

test('with nothing yet it says what to create first', async () => {
  show(treeOf({ programmes: [] }))
  expect(await screen.findByText('Программ пока нет')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Новая программа' })).toBeDefined()
})

test('the order of started tasks is locked: the menu says so, and arrows move nothing', async () => {
  const tasks = [
    trackpointNode({ reliedOn: 2 }),
    trackpointNode({ id: 22, name: 'Первая версия', reliedOn: 1 }),
  ]
  show(treeOf({ programmes: [programmeNode({ tracks: [trackNode({ trackpoints: tasks })] })] }))
  await openMenu('Паспорт проекта')
  const down = await screen.findByRole('menuitem', { name: /^Ниже/ })
  expect(down.textContent).toMatch(/сохраняют свой порядок/)
  await userEvent.keyboard('{Escape}')
  screen.getByRole('button', { name: /Порядок: Паспорт проекта/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(server.sentTo(orderContent)).toEqual([])
})

test('everything inside is published at once, having been shown; what is refused is named and stops it', async () => {
  const tracks = [
    trackNode({
      contentStatus: 'DRAFT',
      investmentType: 'INVESTMENT',
      trackpoints: [trackpointNode({ contentStatus: 'DRAFT', performer: 'TRACKER' })],
    }),
  ]
  const draft = programmeNode({ contentStatus: 'DRAFT', actions: ['publish', 'edit'], tracks })
  server.on(publishAll, () => undefined)
  show(treeOf({ programmes: [draft] }))
  await openMenu('Промышленные пилоты')
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Опубликовать всё') }))
  const form = within(await screen.findByRole('dialog'))
  expect((await form.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Программа\sПромышленные пилоты/),
    expect.stringMatching(/Трек\sПилот с\sзаводом/),
    expect.stringMatching(/Задание\sПаспорт проекта/),
  ])
  await userEvent.click(form.getByRole('button', { name: named('Опубликовать 3 черновика') }))
  await waitFor(() =>
    expect(server.sentTo(publishAll)[0]?.body).toEqual({
      kind: 'programme',
      id: 1,
      items: [
        { kind: 'programme', id: 1 },
        { kind: 'track', id: 11 },
        { kind: 'trackpoint', id: 21 },
      ],
    }),
  )
})

test('a programme file is shown before it is imported, with each field that is unknown here', async () => {
  const missing = [{ track: 'Посев', trackpoint: 'Портрет', code: 'revenue', name: 'Выручка' }]
  server.on(previewProgrammeFile, () => ({
    name: 'Набор из файла',
    tracks: [{ name: 'Посев', trackpoints: 4 }],
    missing,
    missingReports: [{ track: 'Посев', trackpoint: 'Портрет', name: 'Паспорт для банка' }],
  }))
  server.on(importProgramme, () => programmeAnswer({ id: 9, name: 'Набор из файла' }))
  const { history } = show(treeOf())
  await userEvent.click(await screen.findByRole('button', { name: named('Ещё действия') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Загрузить программу') }))
  const form = within(await screen.findByRole('dialog'))
  const choose = async (content: string) =>
    userEvent.upload(
      await form.findByLabelText(named('Выбрать файл программы')),
      new File([content], 'programme.json', { type: 'application/json' }),
    )
  await choose('{')
  expect((await form.findByRole('alert')).textContent).toMatch(/не\sфайл программы/)
  await choose('{"format":"accelerator-programme","version":1,"programme":{"name":"Набор"}}')
  expect(await form.findByText('Выручка')).toBeDefined()
  expect(form.getAllByText(/Трек «Посев», задание «Портрет»/)).toHaveLength(2)
  expect(form.getByText('Паспорт для банка')).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: named('Загрузить программу') }))
  await waitFor(() => expect(history.location.search).toContain('acceleratorProgramId=9'))
  expect(server.sentTo(importProgramme)[0]?.body).toMatchObject({ without: ['revenue'] })
})

test('limits that are nearly reached are shown above the tree to those who may create, the first three by name', async () => {
  const tasks = (count: number) => Array.from({ length: count }, (_, n) => trackpointNode({ id: 1000 + n }))
  const full = (id: number, name: string) => trackNode({ id, name, trackpoints: tasks(90) })
  const programmes = [
    programmeNode({
      tracks: [
        full(11, 'Завод'),
        full(12, 'Порт'),
        full(13, 'Поле'),
        full(14, 'Лес'),
        trackNode({ id: 15, name: 'Река', trackpoints: tasks(89) }),
      ],
    }),
  ]
  show(treeOf({ programmes }))
  const lines = within((await screen.findByText(/Место заканчивается/)).parentElement!).getAllByRole(
    'listitem',
  )
  expect(lines.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Трек «Завод»: 90 из 100 заданий',
    'Трек «Порт»: 90 из 100 заданий',
    'Трек «Поле»: 90 из 100 заданий',
    'и ещё 1',
  ])
  leaveScreen()
  show(treeOf({ programmes, canEdit: false }))
  await screen.findByText(named('Завод'))
  expect(screen.queryByText(/Место заканчивается/)).toBeNull()
})
