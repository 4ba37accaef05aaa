import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as imports from '../contract/import.endpoints.ts'
import { itemStates } from '../domain/states.ts'
import type { Import, ImportItem } from './import.types.ts'
import { ProjectImport } from './screens/ProjectImport.tsx'

let server: ReturnType<typeof fakeServer>

const none = Object.fromEntries(itemStates.map((state) => [state, 0])) as Import['counts']

const anImport = (own: Partial<Import> = {}): Import => ({
  id: 7,
  fileName: 'Форум.xlsx',
  status: 'DRAFT',
  createdBy: { uid: '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c999', name: 'Волкова М. О.', avatarUrl: null },
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  counts: none,
  actions: ['start', 'edit', 'delete'],
  version: 3,
  settings: {
    headerRow: 0,
    targets: ['main.name', null],
    existing: 'SKIP',
    trackId: null,
    accept: false,
    invite: true,
  },
  preview: [
    ['Название', 'Почта'],
    ['Тепло', 'a@x.example'],
  ],
  rowsCount: 2,
  targets: [
    { key: 'main.name', name: null, of: null, repeated: false },
    { key: 'leader.email', name: null, of: null, repeated: false },
  ],
  tracks: [{ id: 4, name: 'Осенний трек' }],
  check: {
    fresh: 1,
    updated: 0,
    skipped: 0,
    faulty: 1,
    invitations: 0,
    problemsCount: 1,
    problems: [{ line: 3, column: 1, header: 'Почта', text: 'не почта', problem: 'INVALID_EMAIL' }],
    nameMissing: false,
  },
  ...own,
})

const list = (items: Import[]) =>
  server.on(imports.listProjectImports, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
  }))

const showList = () => showScreen(ProjectImport, '/bch/view/project-import')

const showOne = (one: Import, items: ImportItem[] = []) => {
  server.on(imports.getProjectImport, () => one)
  server.on(imports.listImportMappings, () => ({
    items: [
      {
        id: 2,
        name: 'Форум',
        columns: [{ header: 'Почта', target: 'leader.email' }],
        actions: ['delete' as const],
      },
    ],
  }))
  server.on(imports.listImportItems, () => ({ items, total: items.length, totalIsExact: true, next: null }))
  return showScreen(ProjectImport, `/bch/view/project-import?importId=${one.id}`)
}

const button = (name: string) => screen.findByRole('button', { name: named(name) })
const targetOf = (column: string) =>
  screen.findByRole('combobox', { name: new RegExp(`столбец\\s«${column}»`) })

beforeAll(() => startWorkTexts({ 'project-import/texts/ru.json': () => import('../texts/ru.json') }))
beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(5)
})
afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('the list of imports', () => {
  test('shows that it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    showList()
    await waitFor(() => expect(document.querySelector('.skeleton')).not.toBeNull())
    expect(await button('Выбрать файл')).toBeDefined()
  })

  test('says that there was none, and that nothing changes before one says so', async () => {
    list([])
    showList()
    expect(await screen.findByText(/Импортов\sещё\sне\sбыло/)).toBeDefined()
    expect(screen.getByText(/ничего\sне\sизменится/)).toBeDefined()
  })

  test('says what failed, and tries again', async () => {
    server.on(imports.listProjectImports, () => refuse('SERVICE_UNAVAILABLE'))
    showList()
    const again = await button('Повторить')
    list([anImport()])
    await userEvent.click(again)
    expect(await screen.findByRole('link', { name: 'Форум.xlsx' })).toBeDefined()
  })

  test('sends whoever is not in the team of the accelerator to choose another', async () => {
    server.on(imports.listProjectImports, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showList()
    expect(await screen.findByText(/Вы\sне\sв\sкоманде\sэтого\sакселератора/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Выбрать файл') })).toBeNull()
  })

  test('is gone through page by page', async () => {
    server.on(imports.listProjectImports, ({ query }) => ({
      items: [anImport({ fileName: query['offset'] === '25' ? 'Старый.xlsx' : 'Новый.xlsx' })],
      total: 26,
      totalIsExact: true,
      next: null,
    }))
    showList()
    expect(await screen.findByText('Новый.xlsx')).toBeDefined()
    await userEvent.click(await button('Дальше'))
    expect(await screen.findByText('Старый.xlsx')).toBeDefined()
  })
})

describe('an import that is prepared', () => {
  test('tells the mistakes of the file by line and column', async () => {
    showOne(anImport())
    const table = await screen.findByRole('region', { name: named('Ошибки в файле') })
    expect(
      within(table).getByRole('row', { name: /^3\sПочта\sне\sпочта\sНеверный\sадрес\sпочты$/ }),
    ).toBeDefined()
    expect(await button('Скачать ошибки (xlsx)')).toBeDefined()
  })

  test('is checked again with each change, and fills nothing twice', async () => {
    showOne(anImport())
    server.on(imports.editProjectImport, ({ body }) =>
      anImport({ version: body.version + 1, settings: body.settings }),
    )
    await userEvent.selectOptions(await targetOf('Почта'), 'main.name')
    await waitFor(() => expect(server.sentTo(imports.editProjectImport)).toHaveLength(1))
    expect(server.sentTo(imports.editProjectImport)[0]!.body).toMatchObject({
      version: 3,
      settings: { targets: [null, 'main.name'] },
    })
    await userEvent.selectOptions(await screen.findByLabelText(/Сохранённая\sразметка/), 'Форум')
    await waitFor(() => expect(server.sentTo(imports.editProjectImport)).toHaveLength(2))
    expect(server.sentTo(imports.editProjectImport)[1]!.body).toMatchObject({
      version: 4,
      settings: { targets: [null, 'leader.email'] },
    })
  })

  test('shows what holds when a change was not saved', async () => {
    showOne(anImport())
    server.on(imports.editProjectImport, () => refuse('STATE_CHANGED'))
    await userEvent.selectOptions(await targetOf('Почта'), 'leader.email')
    await waitFor(async () => expect(((await targetOf('Почта')) as HTMLSelectElement).value).toBe(''))
  })

  test('does not start when nothing of it can be imported', async () => {
    const check = { ...anImport().check!, fresh: 0, nameMissing: true }
    showOne(anImport({ check }))
    expect(((await button('Импортировать')) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText(/Укажите\sстолбец\sс\sназванием\sпроекта/)).toBeDefined()
  })

  test('is accepted at once only where it is applied to', async () => {
    showOne(anImport())
    const accept = (await screen.findByRole('switch', { name: /Сразу\sпринять\sзаявки/ })) as HTMLInputElement
    expect(accept.disabled || accept.getAttribute('aria-disabled') === 'true').toBe(true)
  })

  test('keeps what is chosen while an earlier choice is still being saved', async () => {
    let version = 3
    const { client } = showOne(anImport())
    server.on(imports.editProjectImport, ({ body }) =>
      anImport({ version: (version += 1), settings: body.settings }),
    )
    const track = await screen.findByLabelText(/Подать\sзаявку\sна\sтрек/)
    await userEvent.selectOptions(track, 'Осенний трек')
    await userEvent.click(screen.getByRole('switch', { name: /Сразу\sпринять\sзаявки/ }))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect((track as HTMLSelectElement).value).toBe('4')
    expect(server.sentTo(imports.editProjectImport).at(-1)!.body).toMatchObject({
      settings: { trackId: 4, accept: true },
    })
  })

  test('starts once, as the version that was looked at', async () => {
    showOne(anImport())
    server.on(imports.startProjectImport, () => anImport({ status: 'RUNNING' }))
    await userEvent.click(await button('Импортировать'))
    expect(server.sentTo(imports.startProjectImport).map(({ body }) => body)).toEqual([
      { importId: 7, version: 3 },
    ])
  })

  test('of somebody else is not there', async () => {
    showOne(anImport())
    server.on(imports.getProjectImport, () => refuse('NOT_FOUND'))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Импортировать') })).toBeNull()
  })

  test('that is denied says so', async () => {
    showOne(anImport())
    server.on(imports.getProjectImport, () => refuse('ACCESS_DENIED'))
    expect(await screen.findByText(/Нет\sдоступа/)).toBeDefined()
  })
})

describe('an import that has begun', () => {
  const items: ImportItem[] = [
    { seq: 0, lines: [2], name: 'Тепло', status: 'CREATED', reason: null, project: { id: 9, name: 'Тепло' } },
    { seq: 1, lines: [3, 4], name: 'Холод', status: 'FAILED', reason: 'HAS_PROBLEMS', project: null },
  ]

  test('shows how far it is', async () => {
    showOne(anImport({ status: 'RUNNING', check: null, counts: { ...none, CREATED: 3, WAITING: 9 } }))
    const progress = (await screen.findByRole('progressbar')) as HTMLProgressElement
    expect(progress.value).toBe(0.25)
    expect(screen.getByText(/Обработано\s3\sиз\s12/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Отменить импорт') })).toBeNull()
  })

  test('shows what became of each project, and is taken back when that is confirmed', async () => {
    const counts = { ...none, CREATED: 1, FAILED: 1 }
    showOne(anImport({ status: 'FINISHED', check: null, counts, actions: ['undo'] }), items)
    server.on(imports.undoProjectImport, () => anImport({ status: 'UNDOING', check: null }))
    const project = await screen.findByRole('link', { name: 'Тепло' })
    expect(project.getAttribute('href')).toBe('/details/project-details?id=9')
    expect(screen.getByText(/Строки\s3,\s4/)).toBeDefined()
    expect(screen.getByText(/в\sстроках\sесть\sошибки/)).toBeDefined()
    expect(await button('Скачать ошибки (xlsx)')).toBeDefined()
    await userEvent.click(await button('Отменить импорт'))
    const asked = within(await screen.findByRole('dialog'))
    expect(server.sentTo(imports.undoProjectImport)).toHaveLength(0)
    await userEvent.click(await asked.findByRole('button', { name: named('Отменить импорт') }))
    await waitFor(() => expect(server.sentTo(imports.undoProjectImport)).toHaveLength(1))
  })

  test('long ago no longer offers the mistakes of its file', async () => {
    const counts = { ...none, FAILED: 1 }
    showOne(anImport({ status: 'FINISHED', check: null, counts, preview: [], rowsCount: 0 }), items)
    expect(await screen.findByText('Холод')).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Скачать ошибки (xlsx)') })).toBeNull()
  })
})
