import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { makeOpenTaskProject } from '../contract/entry.endpoints.ts'
import { getOpenTask } from '../contract/open-task.endpoints.ts'
import { OpenTaskPage } from './page/OpenTaskPage.tsx'
import { ProjectDecision } from './page/ProjectDecision.tsx'

type Task = ResponseOf<typeof getOpenTask>

const at = '2026-12-20T09:00:00.000Z'

const draft = (own: Partial<Task> = {}): Task => ({
  id: 7,
  version: 1,
  title: 'Маршрут по льду',
  status: 'DRAFT',
  organizer: 'Волкова М. О.',
  prize: '',
  opensAt: at,
  entriesUntil: at,
  resultsAt: at,
  timeZone: 'Europe/Moscow',
  entries: 0,
  entered: false,
  judges: false,
  awaitsEntries: false,
  actions: ['edit', 'setRules', 'delete'],
  description: 'Черновик',
  requirements: '',
  late: 'REFUSE',
  isBlind: true,
  prizePlaces: 1,
  jurors: 0,
  reason: '',
  criteria: [],
  editions: [],
  form: [],
  materials: [],
  questions: [],
  outages: [],
  board: [],
  edition: 1,
  local: {
    opensDay: '2026-12-20',
    opensTime: '12:00',
    untilDay: '2026-12-20',
    untilTime: '12:00',
    resultsDay: '2026-12-20',
    resultsTime: '12:00',
  },
  may: { enter: false, ask: false, answer: true, changeJury: true },
  lacks: 'criteria',
  sees: {
    entry: false,
    questions: false,
    entries: false,
    places: false,
    jury: false,
    scoring: false,
    authors: false,
    board: false,
  },
  changes: [],
  jury: [],
  conflicts: [],
  counts: null,
  own: null,
  receipts: [],
  projects: [],
  ...own,
})

let server: ReturnType<typeof fakeServer>

const show = (task: Task) => {
  server.on(getOpenTask, () => task)
  showScreen(OpenTaskPage, '/bch/view/open-task?openTaskId=7')
}

beforeAll(() => startWorkTexts({ 'open-tasks/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

describe('the next step of a draft', () => {
  test('names what is missing, with the button of its form', async () => {
    show(draft())
    expect(await screen.findByRole('button', { name: named('Добавить критерии') })).toBeDefined()
    expect(screen.queryByText(/Дальше/)).toBeNull()
  })

  test('names it without a button for readers who may not add it', async () => {
    show(draft({ actions: [] }))
    expect(await screen.findByText(/добавьте\sкритерии/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Добавить критерии') })).toBeNull()
  })

  test('is to send it once nothing is missing', async () => {
    show(draft({ lacks: null, actions: ['submit', 'edit', 'setRules'] }))
    expect(await screen.findByText(/Дальше/)).toBeDefined()
  })
})

describe('a project that the organiser offers', () => {
  const won = (offer: 'OFFERED' | 'DECLINED'): Task =>
    draft({
      status: 'JUDGED',
      actions: [],
      own: {
        id: 31,
        version: 2,
        title: 'Ледовый маршрут',
        answers: [],
        names: {},
        author: null,
        project: null,
        files: [],
        firstAt: at,
        submittedAt: at,
        withdrawnAt: null,
        standing: 'IN_TIME',
        score: 9,
        place: 1,
        isWinner: true,
        madeProjectId: null,
        offer,
        actions: ['makeProject', 'declineProject', 'certificate'],
      },
    })

  test('is taken in the notification about it; other actions on the entry have no place there', async () => {
    server.on(getOpenTask, () => won('OFFERED'))
    server.on(makeOpenTaskProject, () => ({ projectId: 12 }))
    showScreen(() => <ProjectDecision id={7} />, '/bch/view/notifications')
    const [take] = await screen.findAllByRole('button')
    expect(screen.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(take!)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: named(take!.textContent) }))
    await waitFor(() => expect(server.sentTo(makeOpenTaskProject)[0]?.body).toEqual({ id: 31 }))
  })

  test('that was declined leaves nothing to decide', async () => {
    server.on(getOpenTask, () => won('DECLINED'))
    showScreen(() => <ProjectDecision id={7} />, '/bch/view/notifications')
    await waitFor(() => expect(server.sentTo(getOpenTask)).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
