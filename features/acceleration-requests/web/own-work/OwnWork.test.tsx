import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getOwnWork } from '../../contract/own-work.endpoints.ts'
import { OwnWork } from './OwnWork.tsx'

type Work = ResponseOf<typeof getOwnWork>['items'][number]

const work: Work = {
  projectId: 7,
  column: 'IN_WORK',
  status: 'ACCEPT',
  track: { id: 3, name: 'Предпосев' },
  waits: 'TEAM',
  others: 2,
  applications: 0,
  participation: {
    id: 4,
    tasksTotal: 5,
    tasksAccepted: 1,
    currentTask: {
      id: 9,
      name: 'Интервью',
      state: 'START',
      performer: 'TEAM' as const,
      atExpert: false,
      since: '2026-11-20T09:00:00.000Z',
      due: { day: '2026-11-26', timeZone: 'Europe/Moscow', endsAt: '2026-11-26T21:00:00.000Z' },
    },
  },
}

let server: ReturnType<typeof fakeServer>

const show = (items: Work[], ids: number[]) => {
  server.on(getOwnWork, () => ({ items }))
  showScreen(
    () => (
      <>
        {ids.map((id) => (
          <div key={id} data-testid={id}>
            <OwnWork id={id} ids={ids} />
          </div>
        ))}
      </>
    ),
    '/bch/view/my-projects',
  )
}

beforeAll(() =>
  startWorkTexts({
    'acceleration-requests/texts/ru.json': () => import('../../texts/ru.json'),
    'participations/texts/ru.json': () => import('../../../participations/texts/ru.json'),
    'projects/texts/ru.json': () => import('../../../projects/texts/ru.json'),
  }),
)

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T09:00:00.000Z'))
  server = fakeServer()
})

afterEach(() => {
  vi.restoreAllMocks()
  leaveScreen()
})

test('says state, task and deadline of each project, and asks once for all of them', async () => {
  show([work], [7, 8])
  expect(await screen.findByText('Интервью')).toBeDefined()
  expect(screen.getByText(/На\sдоработке/)).toBeDefined()
  expect(screen.getByText('Ждёт вас')).toBeDefined()
  expect(screen.getByText(/26\.11\.2026/)).toBeDefined()
  expect(screen.getByText(/и\sещё 2\sтрека/)).toBeDefined()
  expect(screen.getByTestId('8').textContent).toMatch(/Не\sна\sтреке/)
  expect(server.sentTo(getOwnWork).map(({ query }) => query)).toEqual([{ projectIds: '7,8' }])
})

test('a waiting application shows its track, and submitted work shows no deadline', async () => {
  const handedIn = {
    ...work,
    column: 'TO_REVIEW' as const,
    waits: 'TRACKER' as const,
    others: 0,
    applications: 0,
    participation: {
      ...work.participation!,
      currentTask: { ...work.participation!.currentTask!, state: 'DONE_CODE' as const },
    },
  }
  show(
    [
      {
        ...work,
        projectId: 8,
        column: 'NEW',
        status: 'NEW',
        waits: 'NOBODY',
        others: 0,
        applications: 0,
        participation: null,
      },
      handedIn,
    ],
    [7, 8],
  )
  expect(await screen.findByText('Предпосев')).toBeDefined()
  expect(screen.getByText(/На\sпроверке/)).toBeDefined()
  expect(screen.getByText('Ждёт трекера')).toBeDefined()
  expect(screen.queryByText(/26\.11\.2026/)).toBeNull()
})
