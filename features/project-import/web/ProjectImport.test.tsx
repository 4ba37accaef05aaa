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
    unread: 'KEEP',
    conventions: [],
    apart: [],
    trackId: null,
    accept: false,
    invite: true,
    letters: 'ru',
  },
  preview: [
    ['Название', 'Почта'],
    ['Тепло', 'a@x.example'],
  ],
  rowsCount: 2,
  targets: [
    { key: 'main.name', name: null, of: null, repeated: false, also: [] },
    { key: 'leader.email', name: null, of: null, repeated: false, also: [] },
  ],
  tracks: [{ id: 4, name: 'Осенний трек' }],
  check: {
    fresh: 1,
    updated: 0,
    skipped: 1,
    faulty: 1,
    invitations: 0,
    uninvited: 0,
    problemsCount: 1,
    toFixCount: 1,
    problems: [
      {
        line: 3,
        column: 1,
        header: 'Почта',
        text: 'не почта',
        problem: 'INVALID_EMAIL',
        blocks: false,
        count: 1,
        lines: [3],
      },
    ],
    fixed: [],
    skippedProjects: [{ line: 5, name: 'Насос', reason: 'EXISTS' }],
    drafts: 0,
    trackClosed: false,
    sameTrack: null,
    withoutAddress: 0,
    causes: [{ column: 1, header: 'Почта', problem: 'INVALID_EMAIL', blocks: false, count: 1 }],
    questions: [],
    assumed: [],
    emptied: [],
    names: [],
    namesCount: 0,
    remembered: [],
    answers: [],
    joined: [],
    joinedCount: 0,
    leftOut: { rowsCount: 0, rows: [], sheet: null, sheets: [] },
    nameMissing: false,
  },
  causes: [],
  after: null,
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

/** An import on its screen; changed settings are stored. */
const showOne = (one: Import, items: ImportItem[] = [], step = '') => {
  let stored = one
  server.on(imports.getProjectImport, () => stored)
  server.on(
    imports.editProjectImport,
    ({ body }) => (stored = { ...stored, version: body.version + 1, settings: body.settings }),
  )
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
  return showScreen(ProjectImport, `/bch/view/project-import?importId=${one.id}${step && `&step=${step}`}`)
}

const button = (name: string | RegExp) =>
  screen.findByRole('button', { name: typeof name === 'string' ? named(name) : name })
const box = (name: RegExp) => screen.findByRole('combobox', { name }) as Promise<HTMLInputElement>
const targetOf = (column: string) => box(new RegExp(`столбец\\s«${column}»`))
/** Searches a choice by typing. */
const choose = async (from: HTMLElement, typed: string) => {
  await userEvent.clear(from)
  await userEvent.type(from, typed)
  await userEvent.click((await screen.findAllByRole('option'))[0]!)
}

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
    expect(await button('Скачать образец (xlsx)')).toBeDefined()
    expect(await screen.findByText(/Загрузок\sпока\sнет/)).toBeDefined()
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

  test('lets people outside the accelerator’s team choose another', async () => {
    server.on(imports.listProjectImports, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showList()
    expect(await screen.findByText(/Вы\sне\sв\sкоманде\sэтого\sакселератора/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Выбрать файл') })).toBeNull()
  })
})

describe('an import that is prepared', () => {
  test('reports the mistakes of the file by line and column', async () => {
    showOne(anImport(), [], 'check')
    const mistakes = within(await screen.findByRole('region', { name: named('Ошибки в файле') }))
    const cell = mistakes.getByRole<HTMLInputElement>('textbox', { name: /Строка\s3,\s«Почта»/ })
    expect(cell.value).toBe('не почта')
    expect(cell.closest('tr')?.textContent).toMatch(/Неверный\sадрес\sпочты/)
    expect(await button('Скачать ошибки (xlsx)')).toBeDefined()
  })

  test('corrects a cell in the check itself, as the version that was looked at', async () => {
    showOne(anImport(), [], 'check')
    server.on(imports.fixImportCells, () => anImport())
    const cell = await screen.findByRole('textbox', { name: /Строка\s3,\s«Почта»/ })
    await userEvent.click(cell)
    await userEvent.keyboard('{Enter}')
    expect(server.sentTo(imports.fixImportCells)).toHaveLength(0)
    await userEvent.clear(cell)
    await userEvent.type(cell, 'a@x.example{Enter}')
    await waitFor(() =>
      expect(server.sentTo(imports.fixImportCells).map(({ body }) => body)).toEqual([
        { importId: 7, version: 3, cells: [{ line: 3, column: 1, text: 'a@x.example', same: false }] },
      ]),
    )
  })

  test('starts after a correction that is still being checked, on its version', async () => {
    showOne(anImport(), [], 'check')
    const fixed = anImport({ version: 4 })
    server.on(imports.fixImportCells, () => fixed)
    const answered = fetch
    let release: (() => void) | undefined
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const answer = await answered(...given)
      if (String(given[0]).includes('/mend')) await new Promise<void>((resolve) => (release = resolve))
      return answer
    })
    server.on(imports.startProjectImport, () => anImport({ status: 'RUNNING', check: null }))
    const cell = await screen.findByRole('textbox', { name: /Строка\s3,\s«Почта»/ })
    await userEvent.clear(cell)
    await userEvent.type(cell, 'a@x.example')
    await userEvent.click(await button('Загрузить 1 проект'))
    await waitFor(() => expect(server.sentTo(imports.fixImportCells)).toHaveLength(1))
    expect(server.sentTo(imports.startProjectImport)).toHaveLength(0)
    server.on(imports.getProjectImport, () => fixed)
    release?.()
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(await question.findByRole('button', { name: named('Загрузить 1 проект') }))
    await waitFor(() =>
      expect(server.sentTo(imports.startProjectImport).map(({ body }) => body)).toEqual([
        { importId: 7, version: 4 },
      ]),
    )
  })

  test('does not start without a correction that was not saved', async () => {
    showOne(anImport(), [], 'check')
    server.on(imports.fixImportCells, () => refuse('SERVICE_UNAVAILABLE'))
    const cell = await screen.findByRole('textbox', { name: /Строка\s3,\s«Почта»/ })
    await userEvent.clear(cell)
    await userEvent.type(cell, 'a@x.example')
    await userEvent.click(await button('Загрузить 1 проект'))
    await waitFor(() => expect(server.sentTo(imports.fixImportCells)).toHaveLength(1))
    expect(server.sentTo(imports.startProjectImport)).toHaveLength(0)
  })

  test('takes at once what is clearly meant, and asks about every other name', async () => {
    const name = (own: object) => ({
      column: 2,
      header: 'Регион',
      count: 1,
      dictionary: 'REGIONS',
      ...own,
    })
    const check = {
      ...anImport().check!,
      names: [
        name({
          name: 'Н. Новгород',
          proposed: [{ id: 1, name: 'Нижегородская область' }],
          certainty: 'GUESS',
        }),
        name({ name: 'Казань', proposed: [{ id: 2, name: 'Республика Татарстан' }], certainty: 'GUESS' }),
        name({ name: 'Новгород', proposed: [{ id: 1, name: 'Нижегородская область' }], certainty: 'OPEN' }),
      ] as never,
      namesCount: 3,
    }
    showOne(anImport({ check }), [], 'check')
    server.on(imports.chooseImportValues, () => anImport())
    await userEvent.click(await button('Принять все предложенные (2)'))
    // Guesses are listed before they are applied.
    const question = within(await screen.findByRole('dialog'))
    expect(await question.findByText('Казань → Республика Татарстан')).toBeDefined()
    expect(server.sentTo(imports.chooseImportValues)).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Принять' }))
    await waitFor(() =>
      expect(server.sentTo(imports.chooseImportValues)[0]?.body).toEqual({
        importId: 7,
        values: [
          { dictionary: 'REGIONS', name: 'Н. Новгород', valueId: 1 },
          { dictionary: 'REGIONS', name: 'Казань', valueId: 2 },
        ],
      }),
    )
  })

  test('says which rows are one project, and separates them on request', async () => {
    const joined = [{ key: 'name тепло', name: 'Тепло', lines: [5, 9], differs: ['Стадия'], apart: false }]
    showOne(anImport({ check: { ...anImport().check!, joined, joinedCount: 1 } }), [], 'check')
    expect(await screen.findByText(/Строки 5, 9\s—\sодин\sпроект\s«Тепло»/)).toBeDefined()
    expect(screen.getByText(/Различаются\sстолбцы:\sСтадия\..*из\sстроки\s5/)).toBeDefined()
    await userEvent.click(await button('Оставить отдельными проекты «Тепло»'))
    await waitFor(() =>
      expect(server.sentTo(imports.editProjectImport).at(-1)?.body).toMatchObject({
        settings: { apart: ['name тепло'] },
      }),
    )
  })

  test('shows what was remembered, and forgets it by one press', async () => {
    const remembered = [
      {
        column: 1,
        header: 'Стадия',
        count: 2,
        id: 31,
        name: 'Идея',
        value: { id: 5, name: 'Ранняя предпосевная' },
      },
    ]
    showOne(anImport({ check: { ...anImport().check!, remembered } }), [], 'check')
    server.on(imports.forgetImportValue, () => undefined)
    expect(await screen.findByText(/→\sРанняя предпосевная/)).toBeDefined()
    await userEvent.click(await button('Забыть значение для «Идея»'))
    await waitFor(() =>
      expect(server.sentTo(imports.forgetImportValue).map(({ body }) => body)).toEqual([{ valueId: 31 }]),
    )
  })

  test('asks once about a column, and about each name that no dictionary has', async () => {
    const check = {
      ...anImport().check!,
      questions: [
        {
          column: 1,
          header: 'Сумма',
          count: 2,
          target: 'plain.sum',
          isDate: false,
          answers: ['GROUPS' as const, 'DECIMAL' as const],
          answer: null,
          examples: [{ text: '1,200', readings: ['1200', '1.2'] }],
        },
      ],
      names: [
        {
          column: 2,
          header: 'Стадия',
          count: 3,
          dictionary: 'PROJECT_STAGES',
          name: 'Идея',
          proposed: [{ id: 5, name: 'Ранняя предпосевная' }],
          certainty: 'GUESS' as const,
        },
      ],
      namesCount: 1,
    }
    showOne(anImport({ check }), [], 'check')
    server.on(imports.chooseImportValues, () => anImport())
    await userEvent.click(await screen.findByRole('radio', { name: /^1,200\s=\s1\s?200$/ }))
    await waitFor(() =>
      expect(server.sentTo(imports.editProjectImport).at(-1)?.body).toMatchObject({
        settings: { conventions: [{ target: 'plain.sum', answer: 'GROUPS' }] },
      }),
    )
    await userEvent.click(await button('Для «Идея» взять «Ранняя предпосевная»'))
    await waitFor(() =>
      expect(server.sentTo(imports.chooseImportValues).map(({ body }) => body)).toEqual([
        { importId: 7, values: [{ dictionary: 'PROJECT_STAGES', name: 'Идея', valueId: 5 }] },
      ]),
    )
  })

  test('names the projects it would skip, with their rows and the reason', async () => {
    showOne(anImport(), [], 'check')
    const skipped = within(await screen.findByRole('region', { name: named('Будут пропущены') }))
    expect(skipped.getByText('Насос').closest('li')?.textContent).toMatch(
      /Строка\s5\s·\sТакой\sпроект\sуже\sесть/,
    )
  })

  test('is gone through in steps, back and forth, and preserves what was chosen', async () => {
    showOne(anImport())
    await choose(await targetOf('Почта'), 'руковод')
    await userEvent.click(await button('Дальше'))
    const begun = await screen.findByRole('heading', { name: /Как\sзагрузить/ })
    expect(document.activeElement).toBe(begun)
    await userEvent.click(await button('Назад'))
    expect((await targetOf('Почта')).value).toMatch(/Почта\sруководителя/)
    await userEvent.click(await button(/Проверка/))
    expect(await button('Загрузить 1 проект')).toBeDefined()
  })

  test('is checked again with each change, and fills nothing twice', async () => {
    showOne(anImport())
    await choose(await targetOf('Почта'), 'назв')
    expect(screen.getByText(/уже\sзаполняет\sстолбец\s«Название»/)).toBeDefined()
    expect(server.sentTo(imports.editProjectImport)).toHaveLength(0)
    await userEvent.click(await button('Передать'))
    await waitFor(() => expect(server.sentTo(imports.editProjectImport)).toHaveLength(1))
    expect(server.sentTo(imports.editProjectImport)[0]!.body).toMatchObject({
      version: 3,
      settings: { targets: [null, 'main.name'] },
    })
    await choose(await box(/Сохранённое\sсопоставление/), 'Фор')
    await waitFor(() => expect(server.sentTo(imports.editProjectImport)).toHaveLength(2))
    expect(server.sentTo(imports.editProjectImport)[1]!.body).toMatchObject({
      version: 4,
      settings: { targets: [null, 'leader.email'] },
    })
  })

  test('shows the saved state when a change was not saved', async () => {
    showOne(anImport())
    server.on(imports.editProjectImport, () => refuse('STATE_CHANGED'))
    await choose(await targetOf('Почта'), 'почта')
    await waitFor(async () => expect((await targetOf('Почта')).value).toBe(''))
  })

  test('does not start when nothing of it can be imported', async () => {
    const check = { ...anImport().check!, fresh: 0, nameMissing: true }
    showOne(anImport({ check }), [], 'check')
    expect(((await button('Загрузить')) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText(/Укажите\sстолбец\sс\sназванием\sпроекта/)).toBeDefined()
  })

  test('is accepted at once only where it is applied to', async () => {
    showOne(anImport(), [], 'rules')
    const accept = (await screen.findByRole('switch', { name: /Сразу\sпринять\sзаявки/ })) as HTMLInputElement
    expect(accept.disabled || accept.getAttribute('aria-disabled') === 'true').toBe(true)
  })

  test('preserves what is chosen while an earlier choice is still being saved', async () => {
    const { client } = showOne(anImport(), [], 'rules')
    const track = await box(/Подать\sзаявку\sна\sтрек/)
    await choose(track, 'осен')
    await userEvent.click(screen.getByRole('switch', { name: /Сразу\sпринять\sзаявки/ }))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(track.value).toBe('Осенний трек')
    expect(server.sentTo(imports.editProjectImport).at(-1)!.body).toMatchObject({
      settings: { trackId: 4, accept: true },
    })
  })

  test('starts once, as the version that was looked at', async () => {
    showOne(anImport(), [], 'check')
    server.on(imports.startProjectImport, () => anImport({ status: 'RUNNING' }))
    await userEvent.click(await button('Загрузить 1 проект'))
    const question = within(await screen.findByRole('dialog'))
    expect(server.sentTo(imports.startProjectImport)).toEqual([])
    await userEvent.click(await question.findByRole('button', { name: named('Загрузить 1 проект') }))
    expect(server.sentTo(imports.startProjectImport).map(({ body }) => body)).toEqual([
      { importId: 7, version: 3 },
    ])
  })

  test('says before it starts what it causes: projects, track, acceptance, emails and their language', async () => {
    const check = {
      ...anImport().check!,
      fresh: 3,
      invitations: 2,
      uninvited: 1,
      withoutAddress: 1,
      sameTrack: { fileName: 'Прошлый.xlsx', at: '2026-10-02T09:00:00.000Z', count: 12 },
    }
    const settings = { ...anImport().settings, trackId: 4, accept: true, letters: 'en' as const }
    showOne(anImport({ check, settings }), [], 'check')
    await userEvent.click(await button('Загрузить 3 проекта'))
    const question = await screen.findByRole('dialog')
    for (const sentence of [
      /Появятся 3\sновых\sпроекта/,
      /сразу окажутся на\sтреке\s«Осенний трек»/,
      /файл «Прошлый\.xlsx», 02\.10\.2026, 12\sпроектов/,
      /Уйдёт 1\sписьмо.*Язык: английский/,
      /На\s1\sприглашение\sсегодняшних\sписем\sне\sхватит/,
      /У\s1\sпроекта\sв\sтаблице\sнет\sпочты/,
    ])
      expect(question.textContent).toMatch(sentence)
  })

  test('corrects all cells that say the same at once, a long text in several lines', async () => {
    const long = 'Длинный текст. '.repeat(20).trim()
    const problem = { line: 3, column: 1, header: 'Почта', problem: 'INVALID_EMAIL' as const, blocks: false }
    const problems = [
      { ...problem, text: 'нет', count: 4, lines: [3, 5, 6, 9] },
      { ...problem, line: 7, text: long, count: 1, lines: [7] },
    ]
    showOne(anImport({ check: { ...anImport().check!, problems } }), [], 'check')
    server.on(imports.fixImportCells, () => anImport({ version: 4 }))
    const cell = await screen.findByRole('textbox', { name: /Строка\s3,/ })
    expect(screen.getByText(/и\sещё\s1/)).toBeDefined()
    await userEvent.clear(cell)
    await userEvent.type(cell, 'a@x.example{Enter}')
    await waitFor(() =>
      expect(
        server.sentTo(imports.fixImportCells).map(({ body }) => (body as { cells: unknown }).cells),
      ).toEqual([[{ line: 3, column: 1, text: 'a@x.example', same: true }]]),
    )
  })

  test('a useless correction is reported at its cell', async () => {
    const problem = { ...anImport().check!.problems[0]!, line: 3 }
    const checked = (text: string) =>
      anImport({ check: { ...anImport().check!, problems: [{ ...problem, text }] } })
    showOne(checked('нет'), [], 'check')
    server.on(imports.fixImportCells, () => {
      server.on(imports.getProjectImport, () => checked('совсем не почта'))
      return checked('совсем не почта')
    })
    const cell = await screen.findByRole('textbox', { name: /Строка\s3,/ })
    expect(screen.queryByText(/Исправление\sне\sподошло/)).toBeNull()
    await userEvent.clear(cell)
    await userEvent.type(cell, 'совсем не почта{Enter}')
    expect(await screen.findByText(/Исправление\sне\sподошло/)).toBeDefined()
  })

  test('answers given so that fields are shown are named', async () => {
    const answers = [{ name: 'Ищете инвестиции', by: 'Сколько нужно', count: 5 }]
    showOne(anImport({ check: { ...anImport().check!, answers } }), [], 'check')
    expect(await screen.findByText(/«Ищете инвестиции»\s—\s«Да».*«Сколько нужно».*5/)).toBeDefined()
  })

  test('a long text is corrected in a field of several lines', async () => {
    const text = 'Длинный текст. '.repeat(20).trim()
    const problem = { line: 7, column: 1, header: 'Почта', problem: 'CELL_CUT' as const, blocks: false }
    const problems = [{ ...problem, text, count: 1, lines: [7] }]
    showOne(anImport({ check: { ...anImport().check!, problems } }), [], 'check')
    expect((await screen.findByRole('textbox', { name: /Строка\s7,/ })).tagName).toBe('TEXTAREA')
    expect(screen.getByText(/Текст\sдлиннее,\sчем\sпринимает\sполе/)).toBeDefined()
  })

  test('of somebody else is not there', async () => {
    showOne(anImport())
    server.on(imports.getProjectImport, () => refuse('NOT_FOUND'))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Загрузить/ })).toBeNull()
  })

  test('that is denied says so', async () => {
    showOne(anImport())
    server.on(imports.getProjectImport, () => refuse('ACCESS_DENIED'))
    expect(await screen.findByText(/Нет\sдоступа/)).toBeDefined()
  })
})

describe('an import that has begun', () => {
  const items: ImportItem[] = [
    {
      seq: 0,
      lines: [2],
      name: 'Тепло',
      status: 'CREATED',
      reason: null,
      problems: [],
      project: { id: 9, name: 'Тепло' },
    },
    {
      seq: 1,
      lines: [3, 4],
      name: 'Холод',
      status: 'FAILED',
      reason: 'HAS_PROBLEMS',
      problems: [{ line: 4, header: 'Почта', problem: 'INVALID_EMAIL' }],
      project: null,
    },
  ]

  test('shows how far it is', async () => {
    showOne(anImport({ status: 'RUNNING', check: null, counts: { ...none, CREATED: 3, WAITING: 9 } }))
    const progress = (await screen.findByRole('progressbar')) as HTMLProgressElement
    expect(progress.value).toBe(0.25)
    expect(screen.getByText(/Обработано\s3\sиз\s12/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Отменить загрузку') })).toBeNull()
  })

  test('shows what became of each project, and is taken back when that is confirmed', async () => {
    const counts = { ...none, CREATED: 1, FAILED: 1 }
    showOne(anImport({ status: 'FINISHED', check: null, counts, actions: ['undo'] }), items)
    server.on(imports.undoProjectImport, () => anImport({ status: 'UNDOING', check: null }))
    const project = await screen.findByRole('link', { name: 'Тепло' })
    expect(project.getAttribute('href')).toBe('/bch/view/project-details?id=9')
    expect(screen.getByText('3, 4')).toBeDefined()
    expect(screen.getByText(/^Строка\s4,\s«Почта»:\sневерный\sадрес\sпочты/)).toBeDefined()
    await userEvent.click(await button('Отменить загрузку'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(server.sentTo(imports.undoProjectImport)).toHaveLength(0)
    await userEvent.click(await dialog.findByRole('button', { name: named('Отменить загрузку') }))
    await waitFor(() => expect(server.sentTo(imports.undoProjectImport)).toHaveLength(1))
  })

  test('says every cause with its number and rows, and every reason of a project', async () => {
    const problems = ['А', 'Б', 'В', 'Г', 'Д'].map((header) => ({
      line: 4,
      header,
      problem: 'INVALID_URL' as const,
    }))
    const causes: Import['causes'] = [
      { status: 'SKIPPED', reason: 'EXISTS', header: '', problem: null, count: 7, lines: [2, 3] },
      { status: 'FAILED', reason: null, header: 'Почта', problem: 'INVALID_EMAIL', count: 1, lines: [4] },
    ]
    showOne(anImport({ status: 'FINISHED', check: null, counts: { ...none, FAILED: 1 }, causes }), [
      { ...items[1]!, problems },
    ])
    const region = within(await screen.findByRole('region', { name: named('Что не загружено и почему') }))
    expect(
      region.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Такой проект уже есть — 7 строки 2, 3 и другие',
      'Проект не загружен: «Почта» — неверный адрес почты — 1 строка 4',
    ])
    expect(await button('Скачать всё, что не загружено (xlsx)')).toBeDefined()
    const row = (await screen.findByText('Холод')).closest('tr')!
    await userEvent.click(within(row).getByText(/Ещё\s2/))
    expect(row.textContent).toContain('«Д»')
  })

  test('says of a row without a name that it has none', async () => {
    const nameless = { ...items[1]!, seq: 2, name: '' }
    showOne(anImport({ status: 'FINISHED', check: null, counts: { ...none, FAILED: 1 } }), [nameless])
    expect(await screen.findByText(/Проект\sбез\sназвания/)).toBeDefined()
  })

  test('shows those that were left out alone', async () => {
    showOne(anImport({ status: 'FINISHED', check: null, counts: { ...none, CREATED: 1, FAILED: 1 } }), items)
    await userEvent.click(await button('Показать незагруженные (1)'))
    await waitFor(() =>
      expect(server.sentTo(imports.listImportItems).at(-1)!.query).toMatchObject({
        status: 'SKIPPED,FAILED',
      }),
    )
    expect(await button('Показать все')).toBeDefined()
  })

  test('long ago no longer offers the mistakes of its file', async () => {
    const counts = { ...none, FAILED: 1 }
    showOne(anImport({ status: 'FINISHED', check: null, counts, preview: [], rowsCount: 0 }), items)
    expect(await screen.findByText('Холод')).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Скачать всё, что не загружено (xlsx)') })).toBeNull()
  })
})
