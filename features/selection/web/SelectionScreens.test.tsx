import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { getSettingsTree } from '../../programmes/contract/content.endpoints.ts'
import * as records from '../contract/record.endpoints.ts'
import * as selections from '../contract/selection.endpoints.ts'
import { noSettings } from '../domain/settings.ts'
import { SelectionRecord } from './screens/SelectionRecord.tsx'
import { SelectionRecords } from './screens/SelectionRecords.tsx'
import { TaskSelection } from './screens/TaskSelection.tsx'
import { TotalSelection } from './screens/TotalSelection.tsx'
import type { Selection, ShownRecord } from './selection.types.ts'

const settings = '/bch/view/accelerator-settings'
const [ofTask, ofRecords, ofRecord, ofTotal] = [
  `${settings}/trackpoint/selection`,
  `${settings}/selection-records`,
  `${settings}/selection-record`,
  `${settings}/selection-total`,
]

const at = '2026-11-20T09:00:00.000Z'
const by = { uid: '0b6f5e1e-8d0e-4a55-9c39-0e3f7a4d9a11', name: 'Волкова М. О.', avatarUrl: null }
const none = { items: [], total: 0, totalIsExact: true, next: null }

const selection = (own: Partial<Selection> = {}): Selection => ({
  trackpoint: { id: 7, name: 'Заявка' },
  track: { id: 2, name: 'Посев', onSchedule: false },
  programme: { id: 3, name: 'Акселератор' },
  streams: [],
  fields: [],
  names: {},
  settings: noSettings,
  version: 0,
  savedBy: null,
  savedAt: null,
  participants: 0,
  own: 0,
  running: null,
  actions: ['edit'],
  ...own,
})

const record = (own: Partial<ShownRecord> = {}): ShownRecord => ({
  id: 5,
  trackpointName: 'Заявка',
  trackName: 'Посев',
  programmeName: 'Акселератор',
  status: 'READY',
  participants: 2,
  passed: 1,
  createdBy: by,
  createdAt: at,
  appliedAt: null,
  actions: ['apply'],
  trackpointId: 7,
  appliedBy: null,
  message: '',
  settings: noSettings,
  fields: {},
  names: {},
  streams: {},
  steps: { WAITING: 0, SELECTED: 2, SKIPPED: 0, APPLIED: 0, LEFT: 0 },
  applicable: 2,
  ...own,
})

type TotalRow = ResponseOf<typeof records.listTotalSelection>['items'][number]

const item: TotalRow = {
  key: '5 2',
  place: 2,
  projectName: 'Агроскан',
  projectTrackId: 9,
  taskId: 11,
  streamName: '',
  outcome: 'QUOTA',
  points: 950,
  failures: [],
  step: 'SELECTED',
  refused: null,
  recordId: 5,
  trackpointName: 'Заявка',
  trackName: 'Посев',
  programmeName: 'Акселератор',
  createdAt: at,
  status: 'READY',
}

let server: ReturnType<typeof fakeServer>

const alert = async (): Promise<string> => (await screen.findByRole('alert')).textContent

beforeAll(() =>
  startWorkTexts({
    'selection/texts/ru.json': () => import('../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../fields/texts/ru.json'),
    'participations/texts/ru.json': () => import('../../participations/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(getSettingsTree, () => ({
    acceleratorApproved: true,
    acceleratorStatus: 'ACTIVE' as const,
    currencies: ['RUB' as const],
    canEdit: false,
    programmes: [],
  }))
  server.on(records.listSelectionRecordItems, () => none)
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('a screen of one', () => {
  test.each<[string, ComponentType, string, RegExp]>([
    ['task', TaskSelection, ofTask, /Задание не\sвыбрано/],
    ['record', SelectionRecord, ofRecord, /Протокол не\sвыбран/],
  ])('without its %s says where to choose one, and asks for nothing', async (_of, Screen, address, text) => {
    showScreen(Screen, address)
    expect(await screen.findByText(text)).toBeDefined()
  })

  const ones = [
    [TaskSelection, `${ofTask}?trackpointId=7`, selections.getSelection],
    [SelectionRecord, `${ofRecord}?recordId=5`, records.getSelectionRecord],
  ] as const

  test.each(ones)(
    'that may not be seen says so, and shows no settings (%#)',
    async (Screen, address, call) => {
      server.on(call, () => refuse('ACCESS_DENIED'))
      showScreen(Screen, address)
      expect(await alert()).toMatch(/доступ/i)
      expect(screen.queryByRole('heading', { name: /Баллы|Места/ })).toBeNull()
    },
  )

  test.each(ones)('that is not there says so (%#)', async (Screen, address, call) => {
    server.on(call, () => refuse('NOT_FOUND'))
    showScreen(Screen, address)
    expect(await alert()).not.toMatch(/доступ запрещ/i)
    expect(screen.queryByRole('button', { name: named('Повторить') })).toBeNull()
  })

  test('that cannot be read asks again', async () => {
    server.on(records.getSelectionRecord, () => refuse('UNEXPECTED_ERROR'))
    showScreen(SelectionRecord, `${ofRecord}?recordId=5`)
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(records.getSelectionRecord, () => record())
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: /Протокол отбора: Заявка/ })).toBeDefined()
  })
})

describe('the settings', () => {
  const show = (own: Partial<Selection>) => {
    server.on(selections.getSelection, () => selection(own))
    showScreen(TaskSelection, `${ofTask}?trackpointId=7`)
  }

  test('without rules say what to do, and fetch no result', async () => {
    show({})
    expect(await screen.findByText(/Правил пока нет/)).toBeDefined()
    expect(screen.getByText(/На проверку этого задания ещё никто не отправил/)).toBeDefined()
    expect(server.sentTo(selections.previewSelection)).toEqual([])
  })

  test('without rules show places and say how to compare them instead of an empty chart', async () => {
    server.on(selections.previewSelection, () => ({
      fingerprint: 'a'.repeat(64),
      taskIds: [11, 12],
      points: [0, 0],
      streams: [0, 0],
      refusedFrom: 2,
    }))
    server.on(selections.explainSelection, () => ({ items: [] }))
    show({ participants: 2 })
    expect(await screen.findByText(/Добавьте правило, чтобы сравнить проекты/)).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
  })

  test('whose number of places divides equals say how many of them pass, and by which rule', async () => {
    server.on(selections.previewSelection, () => ({
      fingerprint: 'a'.repeat(64),
      taskIds: [11, 12, 13],
      points: [250, 250, 250],
      streams: [0, 0, 0],
      refusedFrom: 3,
    }))
    server.on(selections.explainSelection, () => ({ items: [] }))
    show({ participants: 3, settings: { ...noSettings, quota: 2 } })
    expect(
      await screen.findByText(
        /По\s2,5\sбалла набрали проектов:\s3, из них проходят\s2\. При равных баллах выше тот, кто отправил/,
      ),
    ).toBeDefined()
  })

  test('of a user who may only read them cannot be changed', async () => {
    show({ actions: [], participants: 2 })
    expect(await screen.findByText(/Изменить их может администратор акселератора/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Сохранить') })).toBeNull()
    expect(server.sentTo(selections.previewSelection)).toEqual([])
  })
})

describe('a record', () => {
  const show = (own: Partial<ShownRecord>) => {
    server.on(records.getSelectionRecord, () => record(own))
    showScreen(SelectionRecord, `${ofRecord}?recordId=5`)
  }

  test('that is being worked on says how far it is', async () => {
    show({
      status: 'APPLYING',
      actions: [],
      steps: { WAITING: 0, SELECTED: 1, SKIPPED: 0, APPLIED: 1, LEFT: 0 },
    })
    expect(await screen.findByText(named('1 из 2'))).toBeDefined()
    expect(screen.getByText(/Страницу можно закрыть/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Применить результаты') })).toBeNull()
  })

  test('of nobody says that nobody took part', async () => {
    show({ participants: 0, passed: 0 })
    expect(await screen.findByText(/не участвовал ни один проект/)).toBeDefined()
  })

  test('whose places cannot be read shows itself, and asks for them again', async () => {
    server.on(records.listSelectionRecordItems, () => refuse('UNEXPECTED_ERROR'))
    show({})
    expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Протокол\sотбора/)
  })
})

describe.each([
  ['records', SelectionRecords, ofRecords, records.listSelectionRecords, /Протоколов отбора пока нет/],
  ['results', TotalSelection, ofTotal, records.listTotalSelection, /Отборов пока не\sбыло/],
] as const)('the list of %s', (_of, Screen, address, call, empty) => {
  test('says what comes here while there is nothing', async () => {
    server.on(call, () => none)
    showScreen(Screen, address)
    expect(await screen.findByText(empty)).toBeDefined()
  })

  test('that cannot be read says so, and asks again', async () => {
    server.on(call, () => refuse('UNEXPECTED_ERROR'))
    showScreen(Screen, address)
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(call, () => none)
    await userEvent.click(again)
    expect(await screen.findByText(empty)).toBeDefined()
  })

  test('of a user outside the accelerator says so; without an accelerator nothing is fetched', async () => {
    server.on(call, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showScreen(Screen, address)
    expect(await alert()).toMatch(/доступ/i)
    leaveScreen()
    acceleratorStore.set(null)
    const calls = server.sentTo(call).length
    showScreen(Screen, address)
    expect(await alert()).toMatch(/доступ/i)
    expect(server.sentTo(call)).toHaveLength(calls)
  })
})

test('the results say who did not pass, and why', async () => {
  server.on(records.listTotalSelection, () => ({ ...none, items: [item], total: 1 }))
  showScreen(TotalSelection, ofTotal)
  const row = (await screen.findByText('Агроскан')).closest('tr')
  expect(row?.textContent).toMatch(/Отбор не\sпройден/)
  expect(row?.textContent).toContain('9,5')
})
