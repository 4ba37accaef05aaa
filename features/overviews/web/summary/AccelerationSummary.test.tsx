import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { setLoginRole } from '#platform/web/session.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getAccelerationSummary, getSponsoredProgrammes } from '../../contract/summary.endpoints.ts'
import { AccelerationSummary } from './AccelerationSummary.tsx'
import type { Summary } from './use-summary.ts'

const address = '/bch/view/acceleration-summary'

const summary: Summary = {
  accelerator: { id: 4, name: 'Северный старт' },
  choices: {
    programmes: [{ id: 3, name: 'Промышленные пилоты' }],
    tracks: [{ id: 2, name: 'Пилот с заводом', programmeId: 3 }],
    streams: [],
  },
  figures: {
    applied: 42,
    accepted: 30,
    started: 27,
    handedIn: 24,
    finished: 3,
    rejected: 6,
    withdrawn: 3,
    overdue: 5,
    waiting: 3,
    toReview: 0,
    withoutTracker: 2,
    blocked: 1,
  },
  tracks: [
    {
      track: { id: 2, name: 'Пилот с заводом' },
      programme: { id: 3, name: 'Промышленные пилоты' },
      applied: 42,
      overdue: 5,
      columns: { NEW: 3, IN_WORK: 9 },
      tasks: [{ trackpoint: { id: 8, name: 'Портрет клиента' }, columns: { IN_WORK: 9 } }],
    },
  ],
  trend: {
    step: 'week',
    points: [
      { from: '2026-11-09', to: '2026-11-15', applied: 7, accepted: 4, tasksAccepted: 11 },
      { from: '2026-11-16', to: '2026-11-22', applied: 2, accepted: 0, tasksAccepted: 5 },
    ],
  },
}

let server: ReturnType<typeof fakeServer>

const hrefOf = async (name: RegExp): Promise<string | null> =>
  (await screen.findByRole('link', { name })).getAttribute('href')

beforeAll(() =>
  startWorkTexts({
    'overviews/texts/ru.json': () => import('../../texts/ru.json'),
    'acceleration-requests/texts/ru.json': () => import('../../../acceleration-requests/texts/ru.json'),
    'participations/texts/ru.json': () => import('../../../participations/texts/ru.json'),
    'projects/texts/ru.json': () => import('../../../projects/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
  setLoginRole('somebody', 'ACC')
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('every number leads to the list of projects in work with the same filters', async () => {
  server.on(getAccelerationSummary, () => summary)
  showScreen(AccelerationSummary, `${address}?programmeId=3&from=2026-01-01&to=2026-11-22`)
  const narrowed = 'programmeId=3&createdFrom=2026-01-01&createdTo=2026-11-22'
  expect(await hrefOf(/^Заявка\sотклонена: 6$/)).toBe(`/bch/view/projects-in-work?${narrowed}&status=REJECT`)
  expect(await hrefOf(/^5\s?Просрочено$/)).toBe(`/bch/view/projects-in-work?${narrowed}&overdue=true`)
  const cell = new URL((await hrefOf(/^Портрет клиента, В\sработе: 9$/))!, 'https://portal.example')
  expect(Object.fromEntries(cell.searchParams)).toMatchObject({
    programmeId: '3',
    trackId: '2',
    trackpointId: '8',
    column: 'IN_WORK',
    createdTo: '2026-11-22',
  })
  const week = 'from=2026-11-09&to=2026-11-15'
  expect(await hrefOf(/^Принятые задания, 09\.11\.2026.*: 11$/)).toBe(
    `/bch/view/tracker-work-status/tasks?programmeId=3&${week}&state=ACCEPT_CODE&sort=-SINCE`,
  )
  // Zero has no link.
  expect(screen.queryByRole('link', { name: /На\sпроверке$/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Принятые заявки, 16\.11/ })).toBeNull()
})

test('charts say what they show, and their numbers are next to them', async () => {
  server.on(getAccelerationSummary, () => summary)
  showScreen(AccelerationSummary, address)
  expect(
    (await screen.findAllByRole('group', { name: /Больше всего заявок пришло 09\.11\.2026/ }))[0]?.nodeName,
  ).toBe('svg')
})

test('the step of the trend is in the address', async () => {
  server.on(getAccelerationSummary, () => summary)
  const { history } = showScreen(AccelerationSummary, address)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^По/ }), 'месяцам')
  expect(history.location.search).toContain('step=month')
})

test('a sponsor looks at one of their programmes, and at lists without people', async () => {
  setLoginRole('somebody', 'CST')
  acceleratorStore.set(null)
  server.on(getSponsoredProgrammes, () => ({
    items: [{ id: 3, name: 'Промышленные пилоты', accelerator: { id: 4, name: 'Северный старт' } }],
  }))
  server.on(getAccelerationSummary, () => summary)
  showScreen(AccelerationSummary, address)
  expect(await hrefOf(/^Заявка\sотклонена: 6$/)).toBe(
    '/bch/view/acceleration-summary/projects?programmeId=3&status=REJECT',
  )
  expect(screen.queryByRole('link', { name: 'Причины отказов' })).toBeNull()
})

test('a sponsor who is named on nothing reads what to do', async () => {
  setLoginRole('somebody', 'CST')
  server.on(getSponsoredProgrammes, () => ({ items: [] }))
  showScreen(AccelerationSummary, address)
  expect(await screen.findByText('Программ пока нет')).toBeTruthy()
})

test('before the first application it says what to do first', async () => {
  const none = Object.fromEntries(Object.keys(summary.figures).map((key) => [key, 0])) as Summary['figures']
  server.on(getAccelerationSummary, () => ({ ...summary, figures: none, tracks: [] }))
  showScreen(AccelerationSummary, address)
  expect(await screen.findByText('Заявок пока нет')).toBeTruthy()
})

test('failures can be tried again; a user who is in no team gets a message', async () => {
  server.on(getAccelerationSummary, () => refuse('UNEXPECTED_ERROR'))
  showScreen(AccelerationSummary, address)
  expect(await screen.findByRole('button', { name: /Повторить|Попробовать/ })).toBeTruthy()
  leaveScreen()
  acceleratorStore.set(4)
  setLoginRole('somebody', 'ACC')
  server.on(getAccelerationSummary, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
  showScreen(AccelerationSummary, address)
  expect(await screen.findByText('Выберите акселератор')).toBeTruthy()
})
